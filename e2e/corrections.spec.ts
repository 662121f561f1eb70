import type { Page } from '@playwright/test';
import { contract } from '#tools/sales-call-analyzer/contract.ts';
import { callInput } from './support/forms.ts';
import {
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	forgiveRefusals,
	memberTest,
	NARROW,
} from './support/journey.ts';
import { press, reach, save, tabTo } from './support/keyboard.ts';
import { generate } from './support/runs.ts';

const ledger = (page: Page) => page.getByRole('region', { name: 'What was said' });
const group = (page: Page, name: string) =>
	ledger(page).getByRole('heading', { name, exact: true }).locator('..').getByRole('listitem');
const correct = (page: Page, name: string) =>
	ledger(page).getByRole('button', { name: `Change: ${name}`, exact: true });
/** A part with all that its score rests on. */
const bant = (page: Page, part: string) =>
	page.getByRole('tabpanel').getByRole('heading', { name: part, exact: true }).locator('../../..');

/** What the facts of a kind are called, as their buttons say. */
async function namesOf(page: Page, kind: string): Promise<string[]> {
	await expect(ledger(page).getByRole('button', { name: 'Add what was missed' })).toBeVisible();
	const buttons = ledger(page).locator(`button[aria-label^="Change: ${kind}, "]`);
	const labels = await buttons.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
	expect(labels).not.toEqual([]);
	return labels.map((label) => label.slice('Change: '.length));
}

/** Chooses an option of the list that has the focus. */
async function choose(page: Page, label: string, option: string): Promise<void> {
	const list = await tabTo(page, label, 'combobox');
	await page.keyboard.type(option);
	await expect(list.locator('option:checked')).toHaveText(option);
}

memberTest(
	'what was read wrongly is corrected in place by keyboard alone, and scores, tabs, files and the next run follow',
	{ tag: '@slow' },
	async ({ page, member, installation }) => {
		const { id } = await generate(installation, member, contract.endpoint, callInput);
		await page.goto(`/history/${id}`);

		// Our price is a sum of theirs.
		const [price = ''] = await namesOf(page, 'Our price');
		const sum = price.replace(/^Our price, |, line \d+$/g, '');
		const sums = group(page, 'Sums they named').filter({ has: page.getByText(sum, { exact: true }) });
		await reach(page, correct(page, price));
		await page.keyboard.press('Enter');
		await expect(page.getByLabel('What it is')).toBeFocused();
		await choose(page, 'What it is', 'A sum they named');
		await press(page, 'Save');
		await expect(correct(page, price.replace('Our price', 'A sum they named'))).toBeFocused();
		await expect(sums).toContainText('Corrected by you');
		await expect(correct(page, price)).toHaveCount(0);
		await expect(page.getByRole('status').filter({ hasText: 'Corrected. The result follows.' })).toBeAttached();

		// Somebody does not decide.
		const decider = (await namesOf(page, 'Who decides')).at(-1) ?? '';
		await reach(page, correct(page, decider).last());
		await page.keyboard.press('Enter');
		await press(page, 'Not a fact');
		const undo = ledger(page).getByRole('button', { name: `Undo: taken out by you, ${decider}` });
		await expect(undo).toBeFocused();

		// What was missed is added by its line.
		await press(page, 'Add what was missed');
		await expect(page.getByLabel('Line of the transcript')).toBeFocused();
		await page.keyboard.type('13');
		await expect(
			ledger(page)
				.getByText(/^“?We counted in March/)
				.last(),
		).toBeVisible();
		await choose(page, 'What it is', 'Their figure');
		await press(page, 'Save');
		await expect(page.getByLabel('How many')).toBeFocused();
		await expect(page.getByText('Enter a number, e.g. 6,800')).toBeVisible();
		await page.keyboard.type('14');
		await tabTo(page, 'What it counts', 'textbox');
		await page.keyboard.type('missed of 100 appointments');
		await page.keyboard.press('Enter');
		await expect(correct(page, 'Their figure, 14 missed of 100 appointments, line 13')).toBeFocused();

		// It ended otherwise.
		const ending = ledger(page).getByRole('button', { name: /^Change: How it ended, / });
		await reach(page, ledger(page).getByText('Correct how it ended, a trouble, a doubt or an approval'));
		await page.keyboard.press('Enter');
		await reach(page, ending);
		await page.keyboard.press('Enter');
		await expect(page.getByLabel('How it ended', { exact: true })).toBeFocused();
		await choose(page, 'How it ended', 'Refused');
		await press(page, 'Save');
		await expect(ending).toBeFocused();
		await expect(ending).toHaveAccessibleName(/^Change: How it ended, Refused, line \d+$/);
		await expect(page.getByRole('region', { name: 'Scores' }).getByText('Refused.', { exact: true })).toBeVisible();
		await expect(page.getByRole('region', { name: 'In short' })).toContainText('Refused.');

		await page.reload();
		await expect(sums).toContainText('Corrected by you');
		await expect(undo).toBeVisible();
		const file = await save(page, 'Export Analysis Report', 'Markdown (.md)');
		expect(file.text.split('# Sums they named')[1]?.split('#')[0]).toContain(sum);
		expect(file.text).toContain('14 missed of 100 appointments');
		expect(file.text).toMatch(/^Refused\.$/m);

		await reach(page, undo);
		await page.keyboard.press('Enter');
		await expect(correct(page, decider).last()).toBeFocused();

		const next = await generate(installation, member, contract.endpoint, { ...callInput, callType: 'Follow-up Call' });
		await page.goto(`/history/${next.id}`);
		await expect(sums).toContainText('Corrected by you');
		await expect(correct(page, decider).last()).toBeVisible();
	},
);

for (const { on, viewport } of [
	{ on: 'a phone', viewport: NARROW },
	{ on: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
	// The journey by keyboard proves most of it.
	memberTest.describe(on, { tag: '@slow' }, () => {
		memberTest.use({ viewport, hasTouch: on === 'a phone' });

		memberTest(
			'a correction that fails keeps what was typed; one that is saved changes the score of its part',
			async ({ page, member, installation, consoleMessages }) => {
				const { id } = await generate(installation, member, contract.endpoint, callInput);
				await page.goto(`/history/${id}`);
				await page.getByRole('tab', { name: 'BANT Qualification' }).click();
				const before = await bant(page, 'Timeline').textContent();
				await page.getByRole('tab', { name: 'Summary & Insights' }).click();
				const names = await namesOf(page, 'Their date');

				await page.route('**/corrections', (route) =>
					route.request().method() === 'PUT'
						? route.fulfill({ status: 503, json: { error: 'The server restarts.' } })
						: route.fallback(),
				);
				await correct(page, names[0] ?? '').click();
				await page.getByLabel('What it is').selectOption('Promise');
				await page.getByLabel('By when').fill('by June');
				await ledger(page).getByRole('button', { name: 'Add what was missed' }).click();
				await expectAccessible(page);
				await expectNoSidewaysScroll(page);
				await expectBigTargets(page);
				await ledger(page).getByRole('button', { name: 'Cancel' }).last().click();
				await ledger(page).getByRole('button', { name: 'Save' }).click();
				await expect(ledger(page).getByRole('alert')).toContainText('Not saved: The server restarts.');
				await expect(page.getByLabel('By when')).toHaveValue('by June');
				await page.unroute('**/corrections');
				await ledger(page).getByRole('button', { name: 'Save' }).click();
				await expect(group(page, 'Promises').filter({ hasText: 'by June' })).toContainText('Corrected by you');

				for (const name of names.slice(1)) {
					await correct(page, name).click();
					await ledger(page).getByRole('button', { name: 'Not a fact' }).click();
					await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Undo: taken out by you, Their date, /);
				}
				await expectAccessible(page);
				await expectNoSidewaysScroll(page);
				await expectBigTargets(page);
				await page.getByRole('tab', { name: 'BANT Qualification' }).click();
				await expect(bant(page, 'Timeline')).not.toContainText('a date of theirs');
				expect(await bant(page, 'Timeline').textContent()).not.toBe(before);
				forgiveRefusals(consoleMessages);
			},
		);
	});
}

/** Each control of the ledger is at least 24 px high and wide, or has a label that is. */
async function expectBigTargets(page: Page): Promise<void> {
	const small = await ledger(page)
		.locator('button:visible, input:visible, select:visible, summary:visible')
		.evaluateAll((controls) =>
			controls
				.filter((control) => (control as HTMLInputElement).type !== 'checkbox')
				.map((control) => ({ text: control.outerHTML.slice(0, 80), box: control.getBoundingClientRect() }))
				.filter(({ box }) => box.width < 24 || box.height < 24)
				.map(({ text }) => text),
		);
	expect(small).toEqual([]);
}
