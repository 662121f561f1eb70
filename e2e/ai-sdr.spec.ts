import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, memberTest } from './support/journey.ts';
import {
	enter,
	expectAllEmpty,
	goOn,
	openFromHome,
	openNewestRun,
	press,
	reach,
	reachItem,
	type SavedFile,
	saveFrom,
	tabTo,
} from './support/keyboard.ts';

memberTest(
	'SDR-12, SDR-17, SDR-18: a campaign is planned by keyboard alone, a message copied, and the touchpoints saved from a first day',
	{ tag: '@slow' },
	async ({ page, context, installation }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.url });
		await openFromHome(page, 'AI SDR');
		await enter(page, /^Contact name/, 'Oluwaseun Brandvold');
		await enter(page, /^Contact role/, 'Head of Claims');
		await enter(page, /^Lead's company/, 'Fjordline Insurance');
		await goOn(page, 'Campaign Strategy');
		await enter(page, /^Campaign goals/, 'A call about claims that wait for a missing paper');
		await goOn(page, 'Outreach Preferences');
		await tabTo(page, /^Outreach channels/, 'combobox');
		await page.keyboard.type('Email + LinkedIn + Phone');
		await goOn(page, 'Your Company Information');
		await expect(page.getByRole('button', { name: 'Generate SDR Campaign' })).toBeDisabled();
		await enter(page, /^Your company/, 'Papertrail');
		await press(page, 'Generate SDR Campaign');
		await expect(page.getByRole('heading', { name: 'Your AI SDR Campaign' })).toBeFocused();
		await expect(page.getByText(/^Lead score/i).first()).toBeVisible();

		await reach(page, page.getByRole('tab', { name: 'Campaign Overview' }));
		await page.keyboard.press('ArrowRight');
		const sequence = page.getByRole('tabpanel', { name: 'Outreach Sequence' });
		await expect(sequence).toContainText('Oluwaseun');
		await press(page, /^Copy Message/);
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toContain('Oluwaseun');

		const calendar = await saveFromDay(page, 'Calendar (.ics)', '2026-12-07');
		expect(calendar.name).toMatch(/^ai-sdr-[a-z0-9-]+\.ics$/);
		expect(calendar.text).toContain('DTSTART;VALUE=DATE:20261207');

		const list = await saveFromDay(page, 'Spreadsheet (.csv)', '2026-12-07');
		const rows = parse(list.text, { columns: true, bom: true }) as Record<string, string>[];
		expect(rows.length).toBeGreaterThanOrEqual(3);
		expect(Object.values(rows[0] ?? {})).toContain('2026-12-07');

		await press(page, 'Create New Campaign');
		await expectAllEmpty(page);
		await openNewestRun(page);
		await expect(page.getByRole('heading', { name: 'Your AI SDR Campaign' })).toBeVisible();
	},
);

/** Saves a file with dates counted from a day. The dialog takes the focus when it opens and gives it back after. */
async function saveFromDay(page: Page, item: string, day: string): Promise<SavedFile> {
	await reachItem(page, 'Export Campaign', item);
	await page.keyboard.press('Enter');
	const field = page.getByLabel('First day');
	await expect(field).toBeFocused();
	await field.fill(day);
	const file = await saveFrom(page, () => press(page, 'Save the file'));
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Export Campaign' })).toBeFocused();
	return file;
}
