import type { Page } from '@playwright/test';
import type { Session } from '#shared/account.ts';
import type { Run } from '#shared/runs.ts';
import { contract } from '#tools/compass/contract.ts';
import { example } from '#tools/compass/example.ts';
import { contract as analyzer } from '#tools/sales-call-analyzer/contract.ts';
import { example as call } from '#tools/sales-call-analyzer/example.ts';
import type { Installation } from './support/installation.ts';
import {
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	forgiveRefusals,
	NARROW,
	memberTest as test,
} from './support/journey.ts';
import { press, reach, reachItem, tabTo } from './support/keyboard.ts';
import { generate } from './support/runs.ts';

/** A result of Compass. */
const find = (installation: Installation, member: Session, topSkills: string): Promise<Run> =>
	generate(installation, member, contract.endpoint, { ...example, topSkills });

const titles = (page: Page) => page.getByRole('region', { name: 'Runs' }).getByRole('listitem');
const found = (page: Page) => page.getByRole('region', { name: 'Found' }).getByRole('listitem');

async function rename(page: Page, from: string, to: string): Promise<void> {
	await reachItem(page, `More for ${from}`, 'Rename');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('textbox', { name: `New title of ${from}` })).toBeFocused();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.insertText(to);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: `More for ${to}` })).toBeFocused();
}

test('a member searches, renames, deletes and brings back runs by keyboard alone', { tag: '@slow' }, async ({
	page,
	member,
	installation,
	consoleMessages,
}) => {
	const first = await find(installation, member, 'Carpentry, drawing');
	await page.goto('/');
	await press(page, /^Account menu/);
	await page.getByRole('menuitem', { name: 'History' }).press('Enter');
	await expect(titles(page)).toHaveCount(1);
	await rename(page, first.title, 'Niches for a joiner');
	await find(installation, member, 'Bookkeeping, spreadsheets');
	await page.reload();
	await expect(titles(page)).toHaveCount(2);

	await reach(page, page.getByRole('searchbox', { name: 'Search everything' }));
	await page.keyboard.insertText('joiner');
	await expect(found(page)).toHaveCount(1);
	await expect(page).toHaveURL(/\?q=joiner$/);
	await page.reload();
	await expect(found(page)).toHaveCount(1);
	await expect(page.getByRole('searchbox')).toHaveValue('joiner');
	await expectAccessible(page);

	await reachItem(page, 'More for Niches for a joiner', 'Delete');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: 'Deleted Niches for a joiner.' })).toBeFocused();
	await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Undo: Niches for a joiner' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(found(page)).toHaveText([/Niches for a joiner/]);
	await expect(page.getByRole('button', { name: 'More for Niches for a joiner' })).toBeFocused();

	await reachItem(page, 'More for Niches for a joiner', 'Delete');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: 'Deleted Niches for a joiner.' })).toBeFocused();
	await page.goto(`/history/${first.id}`);
	await expect(page.getByRole('heading', { name: 'This run does not exist' })).toBeVisible();
	forgiveRefusals(consoleMessages);
});

test('two runs of a tool are compared by keyboard alone, side by side and one at a time', { tag: '@slow' }, async ({
	page,
	member,
	installation,
}) => {
	const first = await find(installation, member, 'Carpentry, drawing');
	await page.goto('/history');
	await rename(page, first.title, 'Niches for a joiner');
	const second = await find(installation, member, 'Bookkeeping, spreadsheets');
	await page.reload();
	await rename(page, second.title, 'Niches for a bookkeeper');

	await reachItem(page, 'More for Niches for a joiner', 'Compare with…');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Compare Niches for a joiner with…' })).toBeFocused();
	await expect(titles(page)).toHaveText([/Niches for a bookkeeper/]);
	await press(page, 'Compare with Niches for a bookkeeper', 'link');

	const differences = page.getByRole('region', { name: 'What was entered differently' }).getByRole('listitem');
	await expect(differences).toHaveText([/Top skills.*Carpentry, drawing.*Bookkeeping, spreadsheets/s]);
	await expect(page.getByRole('region', { name: 'Run A Niches for a joiner' })).toBeVisible();
	await expect(page.getByRole('region', { name: 'Run B Niches for a bookkeeper' })).toBeVisible();
	await expectAccessible(page);

	await page.setViewportSize(NARROW);
	await expectNoSidewaysScroll(page);
	await expect(page.getByRole('tab', { name: /^Run B/ })).toBeInViewport({ ratio: 1 });
	await tabTo(page, /^Run A/, 'tab');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tabpanel', { name: 'Run B Niches for a bookkeeper' })).toBeVisible();
	await expect(page.getByRole('tabpanel', { name: 'Run A Niches for a joiner' })).toBeHidden();
	await expectAccessible(page);

	const open = page.getByRole('link', { name: 'Open run B: Niches for a bookkeeper' });
	await reach(page, open);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Your Recommended Niches' })).toBeVisible();
});

test('the history fits a telephone, with buttons large enough for a thumb', { tag: '@slow' }, async ({
	page,
	member,
	installation,
}) => {
	await find(installation, member, 'Carpentry, drawing');
	await page.setViewportSize(NARROW);
	await page.goto('/history');
	await expect(titles(page)).toHaveCount(1);
	await expectNoSidewaysScroll(page);
	const row = titles(page);
	for (const control of [
		row.getByRole('link', { name: /^Open / }),
		row.getByRole('button', { name: /^More for / }),
		page.getByRole('searchbox'),
		page.getByRole('combobox', { name: 'Tool' }),
	]) {
		const box = await control.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
	}
	await expectAccessible(page);
});

test('words of a call are found from anywhere, and lead to its line', { tag: '@slow' }, async ({
	page,
	member,
	installation,
}) => {
	const line = 'Owen Marsh: The Übergabe of the night shift takes us an hour.';
	const input = { ...call, callTranscript: `${call.callTranscript}\n${line}` };
	await generate(installation, member, analyzer.endpoint, input);
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
	await page.keyboard.press('Control+k');
	await expect(page.getByRole('combobox', { name: /Search tools/ })).toBeFocused();
	await page.keyboard.type('ubergabe night');
	const option = page.getByRole('option', { name: /The Übergabe of the night shift/ });
	await expect(option).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/history\/[^#]+#line-\d+$/);
	const transcript = page.getByRole('complementary', { name: 'Transcript' });
	await expect(transcript.getByText('The Übergabe of the night shift')).toBeInViewport();
});
