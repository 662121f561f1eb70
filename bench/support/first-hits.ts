import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { quantile } from './statistics.ts';

const ROUNDS = 5;

/** As text: the types of this program know no document. */
const IN_THE_PAGE = `async (words) => {
	const box = document.querySelector('main input[type="search"]');
	const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
	const started = performance.now();
	write.call(box, words);
	box.dispatchEvent(new Event('input', { bubbles: true }));
	while (document.querySelector('section[aria-label="Found"] li') === null) {
		if (performance.now() - started > 10000) throw new Error('nothing was found of ' + words);
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
	return performance.now() - started;
}`;

/**
 * How long it takes in Chromium from words that are entered on `/history` to the frame in which the first of them are
 * found: the median in milliseconds, of each words on a page that was just loaded, five times.
 */
export async function firstHits(url: string, token: string, searches: readonly string[]): Promise<number> {
	const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
	const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
	const { data } = (await me.json()) as { data: { user: object } };
	await page.addInitScript(
		(session) => {
			localStorage.setItem('auth_token', session.token);
			localStorage.setItem('auth_user', JSON.stringify(session.user));
		},
		{ token, user: data.user },
	);
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		for (const words of searches) {
			await page.goto(`${url}/history`, { waitUntil: 'networkidle' });
			await page.waitForSelector('main input[type="search"]');
			times.push(await page.evaluate(`(${IN_THE_PAGE})(${JSON.stringify(words)})`));
		}
	}
	await browser.close();
	return quantile(times, 0.5);
}
