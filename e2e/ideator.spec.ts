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

const STEPS = [
	{ title: 'Your Niche', field: /^Niche/, text: 'Roster planning for small ferry lines' },
	{ title: 'Ideal Customer', field: /^Ideal customer/, text: 'Harbour managers with three boats' },
	{ title: 'Primary Goal', field: /^Primary goal/, text: 'Hear how a sick captain is replaced' },
	{
		title: 'Assumed Pain Points',
		field: /^Assumed pain points/,
		text: '1. Rosters are made on paper\n2. Nobody knows who may sail which boat\n3. Overtime shows up too late',
	},
	{ title: 'Initial Service Ideas', field: /^Initial service ideas/, text: 'A roster that warns; a list of licences' },
	{ title: 'Uncertainties', field: /^Uncertainties/, text: 'Who pays for overtime? Is there a union?' },
] as const;

memberTest(
	'IDEATOR-4, IDEATOR-8, IDEATOR-12: a call is prepared by keyboard alone, after a refusal, saved and found again',
	{ tag: '@slow' },
	async ({ page, consoleMessages }) => {
		await openFromHome(page, 'Ideator');
		for (const [index, { title, field, text }] of STEPS.entries()) {
			const button = page.getByRole('button', { name: index < 5 ? 'Next' : 'Generate My Toolkit' });
			await expect(button).toBeDisabled();
			await enter(page, field, ' \n ');
			await page.keyboard.press('Tab');
			await expect(page.getByText(/^Enter the /)).toBeVisible();
			await expect(button).toBeDisabled();
			await enter(page, field, text);
			const following = STEPS[index + 1];
			if (following) await goOn(page, following.title);
			else await expect(page.getByRole('heading', { name: title })).toBeVisible();
		}
		await press(page, 'Previous');
		await expect(page.getByRole('form').getByRole('textbox')).toHaveValue(STEPS[4].text);
		await goOn(page, 'Uncertainties');

		await page.route('**/api/ideator/generate', (route) =>
			route.fulfill({ status: 502, json: { error: 'The model gave no usable answer.', code: 'MODEL_FAILED' } }),
		);
		await press(page, 'Generate My Toolkit');
		await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
			'An error occurred while generating the toolkit: The model gave no usable answer.',
		);
		await expect(page.getByRole('textbox', { name: STEPS[5].field })).toHaveValue(STEPS[5].text);
		await page.unroute('**/api/ideator/generate');
		await press(page, 'Use the built-in engine');
		await expect(page.getByRole('heading', { name: 'Your Discovery Call Toolkit' })).toBeFocused();

		const framework = page.getByRole('region', { name: 'Call Framework' });
		const questions = framework.getByRole('list').filter({ hasText: '?' });
		const all = page.getByRole('button', { name: /^Show all \d+ workflow questions$/ });
		const count = Number(/\d+/.exec((await all.getAttribute('aria-label')) ?? '')?.[0]);
		expect(count).toBeGreaterThanOrEqual(6);
		const before = await questions.getByRole('listitem').count();
		await press(page, /^Show all \d+ workflow questions$/);
		await expect(questions.getByRole('listitem')).toHaveCount(before + count - 2);

		const file = await save(page, 'Export Toolkit', 'JSON (.json)');
		const { discoveryCallToolkit } = JSON.parse(file.text);
		const { workflowAndProcess } = discoveryCallToolkit.callFramework.discoveryQuestions;
		expect(workflowAndProcess).toHaveLength(count);
		for (const question of workflowAndProcess) await expect(framework).toContainText(question);

		await reach(page, page.getByText('What the questions are about'));
		await page.keyboard.press('Enter');
		const roster = await tabTo(page, '“Rosters are made on paper”', 'combobox');
		await expect(roster).toHaveValue('rota');
		await page.keyboard.press('End');
		const unrecognised = page.getByText(/^Your point 1: validation question \d$/);
		await expect(unrecognised).toBeVisible();
		await expect(roster).toHaveValue('none');
		await expect(roster).toBeFocused();
		await page.keyboard.press('Home');
		await expect(unrecognised).toHaveCount(0);
		await expect(roster).toHaveValue('rota');

		await press(page, 'Start Over');
		await expectAllEmpty(page);
		await openNewestRun(page);
		await expect(page.getByRole('heading', { name: 'Your Discovery Call Toolkit' })).toBeVisible();
		await expect(framework).toContainText(workflowAndProcess[0]);
		forgiveRefusals(consoleMessages, /Failed to load resource|usable answer/);
	},
);
