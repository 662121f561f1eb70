import { expect, memberTest } from './support/journey.ts';
import { enter, goOn, openNewestRun, press, reach, tabTo } from './support/keyboard.ts';

memberTest(
	'CONTENT-8, CONTENT-9, CONTENT-17: a calendar is written by keyboard alone, and a piece of it copied',
	{ tag: '@slow' },
	async ({ page, context, installation }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.url });
		await page.goto('/ai-content-creator');
		await expect(page.getByText('Step 1 of 5')).toBeVisible();
		await enter(page, /^Content goals/, 'Two new apprentices for the workshop by September');
		for (const platform of ['LinkedIn', 'Instagram', 'Instagram']) {
			await reach(page, page.getByRole('checkbox', { name: platform, exact: true }));
			await page.keyboard.press('Space');
		}
		await expect(page.getByRole('checkbox', { name: 'Instagram', exact: true })).not.toBeChecked();
		await goOn(page, 'Brand Information');
		await enter(page, /^Brand name/, 'Ostler Joinery');
		await enter(page, /^What you do/, 'We build staircases by hand in Hexham.');
		await goOn(page, 'Target Audience');
		await goOn(page, 'Content Strategy');
		await tabTo(page, /^Posting frequency/, 'combobox');
		await page.keyboard.type('Weekly');
		await goOn(page, 'Advanced Settings');
		await expect(page.getByText('Complete required fields to generate')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Generate Content Strategy' })).toBeDisabled();
		await press(page, 'Previous');
		await press(page, 'Previous');
		await enter(page, /^Who they are/, 'School leavers in Northumberland who like working with wood');
		await goOn(page, 'Content Strategy');
		await goOn(page, 'Advanced Settings');
		await press(page, 'Generate Content Strategy');
		await expect(page.getByRole('heading', { name: 'Your Content Strategy' })).toBeFocused();

		await reach(page, page.getByRole('tab', { name: 'Strategy Overview' }));
		await page.keyboard.press('ArrowRight');
		const calendar = page.getByRole('tabpanel', { name: 'Content Calendar' });
		await expect(calendar.getByRole('heading', { name: '4-Week Content Calendar' })).toBeVisible();
		await expect(calendar).toContainText('LinkedIn');
		await press(page, 'Copy Content Calendar');
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		for (const week of [1, 2, 3, 4]) expect(copied).toContain(`WEEK ${week}:`);

		await openNewestRun(page);
		await expect(page.getByRole('heading', { name: 'Your Content Strategy' })).toBeVisible();
	},
);
