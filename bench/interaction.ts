/**
 * The claim: on a processor four times slower, every interaction in a wizard, a result, a directory and the history is
 * painted within 100 ms, and nothing on these pages moves by itself while they load or are used. Of each interaction the
 * median of five rounds counts. The browser rounds durations to 8 ms. Each is done as by a hand: the pointer stands on
 * the button, or the caret in the field, before it is pressed, and a press lasts a moment. (Playwright's own `click`
 * asks from within the event whether the button is still there, which lays the page out twice more: 20 ms of its own.)
 * Needs a built web app (`npm run build`).
 */
import type { Page } from '@playwright/test';
import { calibrate } from './support/calibration.ts';
import { makeResult } from './support/results.ts';
import { openSignedInPage } from './support/signed-in-page.ts';
import { quantile } from './support/statistics.ts';

const ROUNDS = 5;
const SLOWER = 4;
const MOST_MS = 100;
/** Rows of the history. */
const RUNS = 30;
/** In milliseconds: what a page still paints after an interaction. */
const SETTLED = 400;
/** In milliseconds: as long as a finger stays down. */
const PRESS = 80;

/** As text: the types of this program know no document. */
const WATCH = `
	window.interactions = new Map();
	window.shifted = 0;
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0)
			window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
	}).observe({ type: 'event', durationThreshold: 16, buffered: true });
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
	}).observe({ type: 'layout-shift', buffered: true });
`;

/** Goes to its place, and answers how it is done there. */
type Step = (page: Page) => Promise<() => Promise<void>>;

const press =
	(role: 'button' | 'tab', name: string | RegExp): Step =>
	async (page) => {
		await page.getByRole(role, { name }).first().hover();
		return async () => {
			await page.mouse.down();
			await page.waitForTimeout(PRESS);
			await page.mouse.up();
		};
	};
const type =
	(role: 'textbox' | 'searchbox', name: string | RegExp): Step =>
	async (page) => {
		await page.getByRole(role, { name }).first().focus();
		return () => page.keyboard.type('lift', { delay: 120 });
	};

const { page, url, close } = await openSignedInPage();
await page.addInitScript(WATCH);
const token: string = await page.evaluate(`localStorage.getItem('auth_token')`);
const analysis = await makeResult({ url, token }, 'sales-call-analyzer');
for (let count = 1; count < RUNS; count++) {
	await makeResult({ url, token }, 'compass', { topSkills: `Drawing ${count}` });
}

const PAGES: { path: string; steps: Record<string, Step> }[] = [
	{
		path: '/compass',
		steps: {
			'a letter in a field': type('textbox', 'Professional background'),
			'the example': press('button', /example/i),
			'the next step': press('button', 'Next'),
			'the step before': press('button', 'Previous'),
		},
	},
	{
		path: `/history/${analysis}`,
		steps: {
			'another tab': press('tab', 'BANT Qualification'),
			'a tab with a table': press('tab', 'Coaching & Next Steps'),
			'the first tab': press('tab', 'Summary & Insights'),
			'a third tab': press('tab', 'Conversation Analysis'),
		},
	},
	{
		path: '/ai-tools-directory',
		steps: { 'a letter in the search': type('searchbox', 'Search AI tools'), 'a category': press('button', /^Design/) },
	},
	{
		path: '/history',
		steps: {
			'the menu of a row': press('button', /^More for/),
			'a letter in the search': type('searchbox', 'Search everything'),
		},
	},
];

console.log(`calibration: ${calibrate()} ms`);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
for (const { path, steps } of PAGES) {
	const waits = new Map(Object.keys(steps).map((name) => [name, [] as number[]]));
	const shifts: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
		for (const [name, step] of Object.entries(steps)) {
			const act = await step(page);
			await page.waitForTimeout(SETTLED);
			await page.evaluate('window.interactions.clear()');
			await act();
			await page.waitForTimeout(SETTLED);
			waits.get(name)?.push(await page.evaluate('Math.max(0, ...window.interactions.values())'));
		}
		shifts.push(await page.evaluate('window.shifted'));
	}
	for (const [name, all] of waits) {
		const wait = quantile(all, 0.5);
		console.log(`${path}: ${name} ${wait} ms of ${all.join(', ')} (claimed: at most ${MOST_MS})`);
		if (!(wait <= MOST_MS)) process.exitCode = 1;
	}
	const shift = quantile(shifts, 0.5);
	console.log(`${path}: layout shift ${shift.toFixed(4)} (claimed: 0)`);
	if (!(shift === 0)) process.exitCode = 1;
}
await close();
