import { expect, type Page } from '@playwright/test';

export const KB = 1000;

/** What every page fetches ahead seconds later, in case of a sign-out; a busy machine is not idle before. */
const FETCHED_AHEAD = /\/(?:overlays|sign-up-page)-/;

/** Bytes of scripts that the network carried for a page until it was idle: as they are sent, with their headers. */
export async function scriptsOf(page: Page, path: string): Promise<number> {
	// What the page before still loads is not this page's.
	await page.goto('about:blank');
	const network = await page.context().newCDPSession(page);
	const scripts = new Set<string>();
	let bytes = 0;
	network.on('Network.responseReceived', ({ requestId, response }) => {
		if (/javascript/.test(response.mimeType) && !FETCHED_AHEAD.test(response.url)) scripts.add(requestId);
	});
	network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		if (scripts.has(requestId)) bytes += encodedDataLength;
	});
	await network.send('Network.enable');
	// What another page has loaded counts as well.
	await network.send('Network.setCacheDisabled', { cacheDisabled: true });
	await page.goto(path);
	// A busy machine may fall silent before the page is there.
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.waitForLoadState('networkidle');
	await network.detach();
	expect(bytes, 'a page without JavaScript was measured').toBeGreaterThan(50 * KB);
	return bytes;
}
