import type { Page } from '@playwright/test';
import { contract } from '#tools/ideator/contract.ts';
import { example } from '#tools/ideator/example.ts';
import { contract as callContract } from '#tools/sales-call-analyzer/contract.ts';
import { callInput } from './support/forms.ts';
import { PASSWORD } from './support/installation.ts';
import {
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	forgiveRefusals,
	memberTest,
	NARROW,
} from './support/journey.ts';
import { enter, press, reach, save, tabTo } from './support/keyboard.ts';
import { generate } from './support/runs.ts';

interface Toolkit {
	discoveryCallToolkit: { postCall: { nextSteps: string[] } };
}

/** Opens the editor and narrows it to the texts that hold some words. */
async function find(page: Page, words: string): Promise<void> {
	await press(page, 'Edit');
	await expect(page.getByRole('heading', { name: 'Edit the result' })).toBeFocused();
	await reach(page, page.getByRole('searchbox', { name: 'Find a text' }));
	await page.keyboard.insertText(words);
	await expect(page.getByText('1 text holds these words.')).toBeVisible();
}

memberTest(
	'a result is edited, found again, held against its original and given up for it, by keyboard alone',
	{ tag: '@slow' },
	async ({ page, member, installation }) => {
		const { id, output } = await generate<Toolkit>(installation, member, contract.endpoint, example);
		const [first = '', second = ''] = output.discoveryCallToolkit.postCall.nextSteps;
		const next = page.getByRole('region', { name: 'After the Call' });
		await page.goto(`/history/${id}`);
		await expect(next).toContainText(first);

		await find(page, first);
		await enter(page, /^Next step 1/, 'Thank everyone who spoke, by name');
		await page.keyboard.press('ControlOrMeta+Enter');
		await expect(next).toContainText('Thank everyone who spoke, by name');
		await expect(page.getByText('Edited by you')).toBeVisible();
		await expect(page.getByText('Your edits were not checked against what you entered.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
		const file = await save(page, 'Export Toolkit', 'JSON (.json)');
		expect(JSON.parse(file.text).discoveryCallToolkit.postCall.nextSteps[0]).toBe('Thank everyone who spoke, by name');

		await page.reload();
		await expect(next).toContainText('Thank everyone who spoke, by name');
		await expect(next).not.toContainText(first);
		await press(page, 'Show the original');
		await expect(next).toContainText(first);
		await expect(page.getByRole('button', { name: 'Export Toolkit' })).toBeHidden();
		await page.keyboard.press('Enter');
		await expect(next).toContainText('Thank everyone who spoke, by name');

		await press(page, 'Restore the original');
		await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
		await expect(next).toContainText(first);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'Show the original' })).toBeFocused();
		await expect(next).toContainText('Thank everyone who spoke, by name');
		await press(page, 'Restore the original');
		await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
		await page.reload();
		await expect(next).toContainText(first);
		await expect(next).toContainText(second);
		await expect(page.getByText('Edited by you')).toBeHidden();
	},
);

memberTest(
	'a result is edited as soon as it is there, and a reload shows the edited one',
	{ tag: '@slow' },
	async ({ page }) => {
		await page.goto('/prompt-generator');
		await press(page, 'Fill with an example');
		await press(page, 'Generate Prompt');
		const result = page.getByRole('region', { name: 'Your Prompt' });
		await expect(result.getByRole('heading', { name: 'Your Prompt' })).toBeFocused();
		await press(page, 'Edit');
		await expect(result.getByRole('heading', { name: 'Edit the result' })).toBeFocused();
		const field = await tabTo(page, 'Generated prompt', 'textbox');
		const height = async () => (await field.boundingBox())?.height ?? 0;
		expect(await height()).toBeGreaterThan(300);
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.press('Delete');
		await expect.poll(height).toBeLessThan(100);
		await page.keyboard.press('ControlOrMeta+Enter');
		await expect(page.getByText('Enter a text: the result needs one here')).toBeVisible();
		await expect(field).toBeFocused();
		await page.keyboard.insertText('# Task\nName three ferries.');
		await page.keyboard.press('ControlOrMeta+Enter');
		await expect(result.getByRole('article')).toContainText('Name three ferries.');
		await page.reload();
		await expect(result.getByRole('article')).toContainText('Name three ferries.');
		await expect(result.getByText('Edited by you')).toBeVisible();
	},
);

memberTest(
	'edits outlast the end of a session, and the editor of a long result is fit for all',
	{ tag: '@slow' },
	async ({ page, member, installation, consoleMessages }) => {
		const { id } = await generate(installation, member, callContract.endpoint, callInput);
		await page.goto(`/history/${id}`);
		await press(page, 'Edit');
		await enter(page, /^Outcome/, 'They meet again on Tuesday');
		await expectAccessible(page);
		await page.setViewportSize(NARROW);
		await expectNoSidewaysScroll(page);
		await press(page, 'Cancel');
		await expect(page.getByRole('dialog', { name: 'Discard your edits?' })).toBeVisible();
		await page.keyboard.press('Escape');

		await page.route(`**/api/runs/${id}`, (route) =>
			route.request().method() === 'PATCH'
				? route.fulfill({ status: 401, json: { error: 'Sign in again.', code: 'UNAUTHENTICATED' } })
				: route.fallback(),
		);
		await press(page, 'Save');
		await expect(page).toHaveURL(/\/signin/);
		await page.unroute(`**/api/runs/${id}`);
		await enter(page, /^Email/, member.user.email);
		await tabTo(page, /^Password/, 'textbox');
		await page.keyboard.type(PASSWORD);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
		await page.goto(`/history/${id}`);
		await press(page, 'Continue editing');
		await expect(page.getByRole('textbox', { name: 'Outcome' })).toHaveValue('They meet again on Tuesday');
		await press(page, 'Save');
		await expect(page.getByText('Edited by you')).toBeVisible();
		await expect(page.getByRole('main')).toContainText('They meet again on Tuesday');
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		forgiveRefusals(consoleMessages);
	},
);
