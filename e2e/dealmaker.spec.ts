import { sampleCall } from './support/forms.ts';
import { anotherBrowser, expect, expectAccessible, forgiveRefusals, memberTest } from './support/journey.ts';
import {
	enter,
	expectAllEmpty,
	goOn,
	openFromHome,
	openNewestRun,
	press,
	reach,
	reachItem,
	saveFrom,
} from './support/keyboard.ts';

const CONTEXT = 'Term is 12 months. Do not mention the other practice.';
const PARTS = [
	'Current situation',
	'Proposed solution',
	'Key benefits',
	'Deliverables',
	'Timeline',
	'Risk mitigation',
	'Next steps',
];

memberTest(
	'DEAL-4, DEAL-5, DEAL-8: a pasted call becomes a proposal by keyboard alone: what is taken from the call or written goes to the client, the rest is asked in place',
	{ tag: '@slow' },
	async ({ page, browser, installation, consoleMessages }) => {
		await openFromHome(page, 'Dealmaker');
		const transcript = page.getByRole('textbox', { name: /^Transcript of the call/ });
		await goOn(page, 'Additional Context');
		await expect(page.getByRole('button', { name: 'Generate Proposal' })).toBeDisabled();
		await enter(page, /^What the call does not say/, CONTEXT);
		await press(page, 'Transcript of the call');
		await expect(transcript).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.getByText('Paste the transcript of the call, or choose its file')).toBeVisible();
		await enter(page, /^Transcript of the call/, sampleCall);
		await expect(page.getByRole('region', { name: 'How the transcript is read' })).toBeVisible();
		await goOn(page, 'Additional Context');
		await expect(page.getByRole('textbox', { name: /^What the call/ })).toHaveValue(CONTEXT);

		const found = page.getByRole('list', { name: /^Found for Their problem/ }).getByRole('button');
		await reach(page, found.first());
		const said = ((await found.first().textContent()) ?? '').replace(/ line \d+$/, '');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('textbox', { name: /^Their problem/ })).toHaveValue(said);
		await enter(page, /^Client/, 'Heron Dental');
		await enter(page, /^Your company/, 'Brightway');

		await page.route('**/api/dealmaker/generate', (route) =>
			route.fulfill({ status: 504, json: { error: 'The model took too long.', code: 'MODEL_TIMED_OUT' } }),
		);
		await press(page, 'Generate Proposal');
		await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
			'An error occurred while generating the proposal: The model took too long.',
		);
		await page.unroute('**/api/dealmaker/generate');
		await press(page, 'Generate Proposal');
		await expect(page.getByRole('heading', { name: 'Your Proposal' })).toBeFocused();

		const today = await page.evaluate(() =>
			new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
		);
		await expect(page.getByRole('tab', { name: 'Option 1' })).toHaveAttribute('aria-selected', 'true');
		const option = page.getByRole('tabpanel', { name: 'Option 1' });
		await expect(option.getByText(today, { exact: true })).toBeVisible();
		for (const part of PARTS) await expect(option.getByRole('region', { name: part, exact: true })).toBeVisible();
		await expect(page.getByText(/^6 of 9 left to confirm/)).toBeVisible();
		await expectAccessible(page);

		await press(page, 'Who decides');
		const gap = option.getByRole('region', { name: 'To confirm: Who decides' });
		await expect(gap).toBeFocused();
		await reach(page, gap.getByRole('button', { name: /^(?:Change|Fill in)$/ }));
		await page.keyboard.press('Enter');
		await expect(gap.getByRole('textbox')).toBeFocused();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.insertText('Priya and her partner');
		await reach(page, gap.getByRole('button', { name: 'Keep' }));
		await page.keyboard.press('Enter');
		await expect(page.getByText(/^5 of 9 left to confirm/)).toBeVisible();
		await expect(option.getByText('Priya and her partner')).toBeVisible();

		await reachItem(page, 'Export Proposal', 'Markdown (.md)');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog', { name: 'Some parts are not confirmed' })).toBeVisible();
		await expectAccessible(page);
		const file = await saveFrom(page, () => press(page, 'Save without them'));
		expect(file.name).toMatch(/^proposal-for-heron-dental-brightway-[\d-]+\.md$/);
		expect(file.text).toContain('# Proposal for Heron Dental – Brightway');
		expect(file.text).toContain('Priya and her partner');
		expect(file.text).not.toMatch(/Before you send|Price and terms|Not confirmed/);

		await press(page, 'Share with Client');
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByText(/^5 of 9 not confirmed yet/)).toBeVisible();
		await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeDisabled();
		await reach(page, dialog.getByRole('checkbox', { name: 'Leave these out of the page' }));
		await page.keyboard.press('Space');
		await press(page, 'Make a link');
		const link = dialog.getByRole('textbox', { name: 'Link to version 1' });
		await expect(link).toHaveValue(/\/share\/[\w-]{40,}$/);
		const client = await anotherBrowser(browser, installation);
		const reader = await client.newPage();
		await reader.goto(await link.inputValue());
		await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Proposal for Heron Dental – Brightway');
		await expect(reader.getByText(/Before you send|Price and terms/)).toHaveCount(0);
		await expectAccessible(reader);
		await client.close();
		await page.keyboard.press('Escape');

		const chip = page
			.getByRole('tabpanel')
			.getByRole('button', { name: /show in the transcript/ })
			.first();
		const line = Number(/line (\d+)/.exec((await chip.getAttribute('aria-label')) ?? '')?.[1]);
		await reach(page, chip);
		await page.keyboard.press('Enter');
		const opened = page.getByRole('complementary', { name: 'Transcript' }).locator('li[data-opened]');
		await expect(opened).toBeInViewport();
		const [words = ''] = (sampleCall.split('\n')[line - 1] ?? '').split(/(?<=: )/).slice(-1);
		await expect(opened).toContainText(words.trim());
		await page.keyboard.press('Escape');
		await expect(page.getByRole('complementary', { name: 'Transcript' })).toBeHidden();

		await press(page, 'Create New Proposal');
		await expectAllEmpty(page);
		await openNewestRun(page);
		await expect(page.getByText(/^5 of 9 left to confirm/)).toBeVisible();
		forgiveRefusals(consoleMessages, /Failed to load resource|took too long/);
	},
);
