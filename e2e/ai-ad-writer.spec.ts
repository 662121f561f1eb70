import { expect, memberTest } from './support/journey.ts';
import { enter, expectAllEmpty, goOn, openNewestRun, press, reach, saveFrom, tabTo } from './support/keyboard.ts';

memberTest(
	'AD-13, AD-21, AD-22: ads are written by keyboard alone, and the campaign and its texts are copied',
	{ tag: '@slow' },
	async ({ page, context, installation }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.url });
		await page.goto('/ai-ad-writer');
		await expect(page.getByText('Step 1 of 4')).toBeVisible();
		await enter(page, /^Business name/, 'Tern & Tide');
		await enter(page, /^What the business is and does/, 'A swimming school in Whitby for adults who never learned.');
		await enter(page, /^Product or service/, 'Beginner lessons');
		await goOn(page, 'Campaign Objectives');
		await tabTo(page, /^Campaign objective/, 'combobox');
		await page.keyboard.type('Lead Generation');
		await enter(page, /^Ad budget/, '£12 a day');
		await goOn(page, 'Target Audience');
		await enter(page, /^Primary audience/, 'Adults around Whitby who are afraid of deep water');
		await enter(page, /^Location/, 'United Kingdom');
		await goOn(page, 'Messaging & Brand Voice');
		await enter(page, /^Benefits/, 'Warm pool; groups of four; no audience');
		await enter(page, /^One result you can prove/, 'Of the 40 adults who began last year, 31 now swim a length.');
		await enter(page, /^On the picture \(result\)/, '31 of 40 swim a length');
		await enter(page, /^Headline \(result\)/, 'Learn to swim at any age');
		await press(page, 'Add what an import needs');
		await enter(page, /^Address the button opens/, 'https://ternandtide.example');
		await enter(page, /^Facebook page ID/, '104857600000001');
		await enter(page, /^Meta pixel ID/, '209715200000001');
		await press(page, 'Generate Ad Campaign');
		await expect(page.getByRole('heading', { name: 'Your Meta Ads Campaign' })).toBeFocused();

		const read = () => page.evaluate(() => navigator.clipboard.readText());
		await press(page, 'Export Campaign');
		await expect.poll(async () => (await read()).startsWith('{')).toBe(true);
		const { adCampaign } = JSON.parse(await read());
		expect(adCampaign.adVariations.length).toBeGreaterThanOrEqual(3);
		await press(page, 'Copy All Ad Copy');
		await expect.poll(read).toContain(adCampaign.adVariations[0].primaryText);

		await reach(page, page.getByRole('tab', { name: 'Campaign Overview' }));
		await page.keyboard.press('ArrowRight');
		await expect(page.getByRole('tabpanel', { name: 'Ad Variations' })).toContainText(
			adCampaign.adVariations[0].headline,
		);
		const list = await saveFrom(page, async () => {
			await press(page, 'Download');
			await page.getByRole('menuitem', { name: 'Meta bulk import (.csv)' }).press('Enter');
		});
		expect(list.text).toContain('PAUSED');

		await press(page, 'Create New Campaign');
		await expectAllEmpty(page);
		await openNewestRun(page);
		await expect(page.getByRole('heading', { name: 'Your Meta Ads Campaign' })).toBeVisible();
	},
);
