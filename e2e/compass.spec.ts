import { expect, forgiveRefusals, memberTest } from './support/journey.ts';
import { enter, expectAllEmpty, goOn, openFromHome, openNewestRun, press, save, tabTo } from './support/keyboard.ts';

const BACKGROUND = 'Seven years as night dispatcher of a bus depot, before that cook on a ferry';
const SKILLS = 'Rosters, spreadsheets, calming angry callers, Zapier';
const REST = 'Ten hours a week, no cold calling, remote only';
/** What makes niches of the member's own. */
const PANEL = [
	[/^Job 1/, 'Night rosters'],
	[/^What came of job 1/, 'Unfilled night shifts fell from 14 a month to 3.'],
	[/^Job 2/, 'Complaint calls'],
	[/^A trade you know from the inside/, 'bus companies'],
	[/^Price of a first job/, '£250 a month'],
] as const;

memberTest(
	'COMPASS-3, COMPASS-15, WIZARD-6: niches are found by keyboard alone, over a broken connection, saved and found again',
	{ tag: '@slow' },
	async ({ page, consoleMessages }) => {
		await openFromHome(page, 'Compass');
		const next = page.getByRole('button', { name: 'Next' });
		const field = page.getByRole('form').getByRole('textbox');
		await expect(next).toBeDisabled();
		await enter(page, /^Professional background/, '   ');
		await expect(next).toBeDisabled();
		await page.keyboard.press('Tab');
		await expect(page.getByText('Enter the professional background')).toBeVisible();
		await enter(page, /^Professional background/, BACKGROUND);
		await expect(page.getByText('Enter the professional background')).toBeHidden();

		await goOn(page, 'Top Skills');
		await enter(page, /^Top skills/, SKILLS);
		await press(page, 'Previous');
		await expect(field).toHaveValue(BACKGROUND);
		await goOn(page, 'Top Skills');
		await expect(field).toHaveValue(SKILLS);
		await goOn(page, 'Passions & Interests');
		await goOn(page, 'Your Network');
		await goOn(page, 'Anything Else');
		await enter(page, /^Anything else/, REST);
		for (const [label, text] of PANEL) await enter(page, label, text);

		await page.route(
			'**/api/compass/analyze',
			(route) =>
				route.fulfill({ status: 500, json: { error: 'The result could not be put together.', code: 'INTERNAL' } }),
			{ times: 1 },
		);
		await press(page, 'Find My Niches');
		await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
			'An error occurred: The result could not be put together.',
		);
		await expect(page.getByText('Step 5 of 5')).toBeVisible();
		await expect(page.getByLabel(/^Anything else/)).toHaveValue(REST);
		// A connection that breaks once costs the member nothing.
		await page.route('**/api/compass/analyze', (route) => route.abort(), { times: 1 });
		await press(page, 'Try again');
		await expect(page.getByRole('heading', { name: 'Your Recommended Niches' })).toBeFocused();

		const cards = page.getByRole('main').getByRole('region', { name: /^\d+\. / });
		const titles = (await cards.getByRole('heading', { level: 3 }).allInnerTexts()).map((title) =>
			title.replace(/^\d+\. /, ''),
		);
		expect(titles).toEqual(['Night rosters for bus companies', 'Complaint calls for bus companies']);
		await expect(page.getByText(/2 niches meet that, so the list holds no more/)).toBeVisible();
		await expect(page.getByText(/^Demand, difficulty, core problem and existing players are known/)).toBeVisible();
		for (const card of await cards.all()) {
			await expect(card.getByText('Why this niche fits you')).toBeVisible();
			await expect(card.getByText(/^Market demand/)).toBeHidden();
		}
		const file = await save(page, 'Export Niches', 'Markdown (.md)');
		expect(file.name).toMatch(/^compass-[a-z0-9-]+\.md$/);
		for (const title of titles) expect(file.text).toContain(title);

		await press(page, 'Start Over');
		await expectAllEmpty(page);
		await openNewestRun(page);
		await expect(page.getByRole('heading', { name: 'Your Recommended Niches' })).toBeVisible();
		await expect(cards).toHaveCount(titles.length);
		await tabTo(page, 'Copy All Niches', 'button');
		forgiveRefusals(consoleMessages, /Failed to load resource|An error occurred: /);
	},
);
