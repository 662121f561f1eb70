import { expect, type Page } from '@playwright/test';

/** What is done is read by a worker, so that the page answers meanwhile; how fast, `bench -- two-hours` and `paste` measure. */
export async function besideThePage(page: Page, act: () => Promise<void>): Promise<void> {
	const worker = page.waitForEvent('worker', { timeout: 60_000 });
	await act();
	expect((await worker).url()).toContain('read-call.worker');
}
