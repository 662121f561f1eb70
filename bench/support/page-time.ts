import type { Page } from '@playwright/test';

export interface PageTime {
	/** Milliseconds that the page's own thread has computed; neither a slow nor a busy machine adds waiting to them. */
	computed(): Promise<number>;
	/** What a fixed piece of work takes the page's own thread: some 100 ms on a quiet machine. */
	yardstick(): Promise<number>;
}

/** What the page's own thread computes from now on. */
export async function timeOf(page: Page): Promise<PageTime> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
	const computed = async () => {
		const { metrics } = await devtools.send('Performance.getMetrics');
		return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
	};
	return {
		computed,
		async yardstick() {
			const before = await computed();
			await page.evaluate(countWords);
			return (await computed()) - before;
		},
	};
}

function countWords(): number {
	const text = 'nobody picks up after five, and the callers go to 12 others. '.repeat(120_000);
	let characters = 0;
	for (const [word] of text.matchAll(/\p{L}+|\d+|\S/gu)) characters += word.length;
	return characters;
}

/** Assertions that wait describe the whole page on its own thread meanwhile, which takes longer than what is measured. */
export function waitCheaply(page: Page, words: string) {
	return page.waitForFunction((text) => document.body.textContent?.includes(text), words, { polling: 100 });
}
