import { sampleCall } from './support/forms.ts';
import { expect, forgiveRefusals, memberTest } from './support/journey.ts';
import {
	enter,
	expectAllEmpty,
	goOn,
	openFromHome,
	openNewestRun,
	press,
	reach,
	save,
	tabTo,
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
	'DEAL-4, DEAL-5, DEAL-8: a pasted call becomes three options by keyboard alone, whose quotes lead to their lines',
	async ({ page, consoleMessages }) => {
		await openFromHome(page, 'Dealmaker');
		const transcript = page.getByRole('textbox', { name: /^Transcript of the call/ });
		await goOn(page, 'Additional Context');
		const generate = page.getByRole('button', { name: 'Generate Proposal' });
		await expect(generate).toBeDisabled();
		await enter(page, /^What the call does not say/, CONTEXT);
		await press(page, 'Transcript of the call');
		await expect(transcript).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.getByText('Paste the transcript of the call, or choose its file')).toBeVisible();
		await enter(page, /^Transcript of the call/, sampleCall);
		await expect(page.getByRole('region', { name: 'How the transcript is read' })).toBeVisible();
		await goOn(page, 'Additional Context');
		await expect(page.getByRole('textbox')).toHaveValue(CONTEXT);

		await page.route('**/api/dealmaker/generate', (route) =>
			route.fulfill({ status: 504, json: { error: 'The model took too long.', code: 'MODEL_TIMED_OUT' } }),
		);
		await press(page, 'Generate Proposal');
		await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
			'An error occurred while generating the proposal: The model took too long.',
		);
		await expect(page.getByText('Step 2 of 2')).toBeVisible();
		await press(page, 'Previous');
		await expect(transcript).toHaveValue(sampleCall);
		await goOn(page, 'Additional Context');
		await expect(page.getByRole('textbox')).toHaveValue(CONTEXT);
		await page.unroute('**/api/dealmaker/generate');
		await press(page, 'Generate Proposal');
		await expect(page.getByRole('heading', { name: 'Your Proposal' })).toBeFocused();

		const today = await page.evaluate(() =>
			new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
		);
		const titles: string[] = [];
		await tabTo(page, 'Option 1', 'tab');
		for (const number of [1, 2, 3]) {
			if (number > 1) await page.keyboard.press('ArrowRight');
			await expect(page.getByRole('tab', { name: `Option ${number}` })).toBeFocused();
			await expect(page.getByRole('tab', { name: `Option ${number}` })).toHaveAttribute('aria-selected', 'true');
			const option = page.getByRole('article', { name: `Option ${number}` });
			await expect(option.getByText(today, { exact: true })).toBeVisible();
			for (const part of PARTS) await expect(option.getByRole('region', { name: part })).toBeVisible();
			titles.push((await option.getByRole('heading', { level: 2 }).textContent()) ?? '');
		}
		expect(new Set(titles).size).toBe(3);

		const chip = page
			.getByRole('article')
			.getByRole('button', { name: /show in the transcript/ })
			.first();
		const line = Number(/line (\d+)/.exec((await chip.getAttribute('aria-label')) ?? '')?.[1]);
		await reach(page, chip);
		await page.keyboard.press('Enter');
		const opened = page.getByRole('complementary', { name: 'Transcript' }).locator('li[data-opened]');
		await expect(opened).toBeInViewport();
		const [said = ''] = (sampleCall.split('\n')[line - 1] ?? '').split(/(?<=: )/).slice(-1);
		await expect(opened).toContainText(said.trim());
		await page.keyboard.press('Escape');
		await expect(page.getByRole('complementary', { name: 'Transcript' })).toBeHidden();

		const file = await save(page, 'Export Proposal', 'Markdown (.md)');
		for (const title of titles) expect(file.text).toContain(title);
		expect(file.text).not.toContain('Before you send it');
		await press(page, 'Create New Proposal');
		await expectAllEmpty(page);
		await openNewestRun(page);
		await expect(page.getByRole('tab', { name: 'Option 1' })).toHaveAttribute('aria-selected', 'true');
		await expect(page.getByRole('heading', { level: 2, name: titles[0] ?? '' })).toBeVisible();
		forgiveRefusals(consoleMessages, /Failed to load resource|took too long/);
	},
);
