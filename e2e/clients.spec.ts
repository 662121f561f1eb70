import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Session } from '#shared/account.ts';
import { catalog } from '#tools/catalog.ts';
import { callInput } from './support/forms.ts';
import type { Installation } from './support/installation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, memberTest as test } from './support/journey.ts';
import { enter, press, reach, reachItem } from './support/keyboard.ts';
import { generate } from './support/runs.ts';

/** In it, nobody says who may see the volumes of a farm, and they agree on a day. */
const CALL = readFileSync(join(import.meta.dirname, '../test/calls/gold/given/55-dairy-routes.txt'), 'utf8');

const COMPANY = 'Zuivel Workum';
const NOTES = 'Jelle decides, whoever signs. Bring the red pen.';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** As a telephone shows it, and to axe in both themes. */
async function expectGoodLooks(page: Page): Promise<void> {
	await expectAccessible(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1440, height: 900 });
}

/** Opens a dialog from the client's menu. */
async function openFromMenu(page: Page, company: string, item: string, title: string): Promise<Locator> {
	await reachItem(page, `More for ${company}`, item);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: title });
	await expect(dialog).toBeVisible();
	return dialog;
}

const send = (page: Page, { url }: Installation, { token }: Session, method: string, path: string, data?: object) =>
	page.request.fetch(`${url}${path}`, { method, data, headers: { authorization: `Bearer ${token}` } });

test('a client is kept by keyboard alone, from the result of a call until everything of it is deleted', {
	tag: '@slow',
}, async ({ page, member, installation }) => {
	const [run] = await Promise.all([
		generate(installation, member, catalog['sales-call-analyzer'].endpoint, {
			...callInput,
			callTranscript: CALL,
			speakerRoles: [
				{ name: 'Femke Hoekstra', role: 'salesperson' },
				{ name: 'Sjoerd Bakema', role: 'prospect' },
			],
			prospectInfo: { companyName: COMPANY },
		}),
		send(page, installation, member, 'POST', '/api/clients', {
			company: 'Zuivelcoöperatie Workum',
			trade: 'Dairy',
			people: [{ name: 'Wiebe Terpstra', role: 'Board member' }],
		}),
	]);

	await page.goto(`/history/${run.id}`);
	await press(page, 'Skip to what comes next', 'link');
	await press(page, 'Save as client');
	const saving = page.getByRole('dialog', { name: 'Save as client' });
	await expect(saving.getByRole('textbox', { name: 'Company' })).toHaveValue(COMPANY);
	await expectGoodLooks(page);
	await press(page, 'Save client');
	const link = page.getByRole('link', { name: COMPANY, exact: true });
	await expect(link).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: COMPANY })).toBeVisible();
	const id = new URL(page.url()).pathname.split('/').at(-1);

	await press(page, 'Edit');
	const editing = page.getByRole('dialog', { name: `Edit ${COMPANY}` });
	await expect(editing.getByRole('textbox', { name: 'Company' })).toBeFocused();
	await enter(page, /^Name/, 'Sjoerd Bakema');
	await enter(page, /^Role/, 'Manager');
	await enter(page, /^Email/, 'sjoerd@workum.example');
	await expectGoodLooks(page);
	await press(page, 'Save');
	await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
	await expect(page.getByRole('list', { name: 'People' })).toHaveText('Sjoerd BakemaManagersjoerd@workum.example');

	const promises = region(page, 'Promises');
	const tick = promises.getByRole('checkbox').first();
	await reach(page, tick);
	await page.keyboard.press('Space');
	await expect(tick).toBeChecked();
	await reach(page, promises.getByRole('button', { name: /^Undo/ }));
	await page.keyboard.press('Enter');
	await expect(tick).not.toBeChecked();
	await expect(tick).toBeFocused();

	await reach(page, page.getByRole('textbox', { name: 'Notes' }));
	await page.keyboard.insertText(NOTES);
	await expect(page.getByText('Saved', { exact: true })).toBeVisible();
	await expectGoodLooks(page);

	const open = region(page, 'Still open').getByRole('listitem').filter({ hasText: 'milk volumes per farm' });
	await reach(page, open.getByRole('link'));
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`/history/${run.id}#line-34$`));
	const transcript = page.getByRole('complementary', { name: 'Transcript' });
	await expect(transcript.getByRole('listitem').filter({ hasText: 'milk volumes per farm' })).toBeFocused();
	await page.goBack();

	const merging = await openFromMenu(page, COMPANY, 'Merge into…', `Merge ${COMPANY} into another client`);
	await expectGoodLooks(page);
	await reach(page, merging.getByRole('combobox', { name: 'Client that stays' }));
	await page.keyboard.press('ArrowDown');
	await expect(merging.getByRole('option')).toHaveText(['Zuivelcoöperatie Workum']);
	await page.keyboard.press('Enter');
	await press(page, 'Merge');
	const kept = 'Zuivelcoöperatie Workum';
	await expect(page.getByRole('heading', { level: 2, name: kept })).toBeVisible();
	await expect(page.getByRole('main')).toBeFocused();
	await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(NOTES);
	await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(2);
	const stays = new URL(page.url()).pathname.split('/').at(-1);

	await reachItem(page, `More for ${kept}`, 'Archive');
	await page.keyboard.press('Enter');
	await expect(page.getByText(/^This client is archived/)).toBeVisible();
	await reachItem(page, /^Account menu/, 'Clients');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
	await reach(page, page.getByRole('switch', { name: 'Show archived' }));
	await page.keyboard.press('Space');
	await expect(page.getByRole('link', { name: kept })).toBeVisible();
	await expectGoodLooks(page);
	await press(page, kept, 'link');

	const deleting = await openFromMenu(page, kept, 'Delete…', `Delete ${kept}`);
	await expect(deleting.getByRole('listitem')).toHaveText([
		'the client, 2 people, your notes',
		'1 call, with the transcript and what you corrected',
		'1 result, with your edits',
	]);
	await expect(deleting.getByRole('button', { name: 'Keep it' })).toBeFocused();
	await expectGoodLooks(page);
	await press(page, 'Delete for good');
	await expect(page).toHaveURL(/\/clients$/);
	await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
	for (const path of [`/api/clients/${id}`, `/api/clients/${stays}`, `/api/runs/${run.id}`]) {
		expect((await send(page, installation, member, 'GET', path)).status(), path).toBe(404);
	}
});
