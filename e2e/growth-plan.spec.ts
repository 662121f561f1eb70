import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { anotherBrowser, expect, expectAccessible, memberTest } from './support/journey.ts';
import { enter, goOn, press, reach, save } from './support/keyboard.ts';

const PASSWORD = 'marzipan-kettle';
const LATER = 'The other 17 technicians in November';
/** What stands in the plan for the member alone. */
const NOTES = /Objection Handling|How the call went|Only in your copy|Buying signals|not seen/;

memberTest(
	'GROWTH-5, GROWTH-11, GROWTH-12, GROWTH-21, PLANPAGE-1: a plan is made from a call, its gap filled in place, saved as Word and PDF, shown to the client by a link with a password, and taken back',
	{ tag: '@slow' },
	async ({ page, browser, installation }) => {
		memberTest.setTimeout(240_000);
		await page.goto('/growth-plan');
		await press(page, /Growth Plan Calculator/, 'link');
		await expect(page.getByText('Step 1 of 2')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
		await press(page, 'Fill with an example');
		await goOn(page, 'Your Expertise & Case Studies');
		await expect(page.getByRole('list', { name: /^Found for Their problem/ }).getByRole('button')).not.toHaveCount(0);
		await enter(page, /^What comes after/, '');
		await press(page, 'Generate Growth Plan');
		const title = page.getByRole('heading', { name: /^Growth Plan for \S/ });
		await expect(title.first()).toBeFocused();
		const heading = (await title.first().textContent()) ?? '';

		await expect(page.getByText(/^1 of 9 left to confirm/)).toBeVisible();
		const insights = page.getByRole('region', { name: 'Discovery Insights' });
		await expect(insights.getByText('Only in your copy')).toBeVisible();
		await expectAccessible(page);
		await press(page, 'What comes after');
		const gap = page.getByRole('region', { name: 'To confirm: What comes after' });
		await expect(gap).toBeFocused();
		await reach(page, gap.getByRole('button', { name: /^(?:Change|Fill in)$/ }));
		await page.keyboard.press('Enter');
		await expect(gap.getByRole('textbox')).toBeFocused();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.insertText(LATER);
		await reach(page, gap.getByRole('button', { name: 'Keep' }));
		await page.keyboard.press('Enter');
		await expect(page.getByText(/left to confirm/)).toHaveCount(0);
		const strategy = page.getByRole('region', { name: 'Strategic Recommendations' });
		await expect(strategy.getByText(LATER)).toBeVisible();

		await press(page, 'Share with Client');
		const dialog = page.getByRole('dialog');
		await expect(dialog).toBeVisible();
		await expectAccessible(page);
		await enter(page, /^Password/, PASSWORD);
		await press(page, /^Make (a|the) link/);
		const link = dialog.getByRole('textbox', { name: 'Link to version 1' });
		await expect(link).toHaveValue(/\/share\/[\w-]{40,}$/);
		const address = await link.inputValue();

		const client = await anotherBrowser(browser, installation);
		const reader = await client.newPage();
		expect((await reader.goto(address))?.status()).toBe(200);
		await reader.getByLabel(/password/i).fill('wrong');
		await reader.keyboard.press('Enter');
		await expect(reader.getByText(/not the password/i)).toBeVisible();
		await reader.getByLabel(/password/i).fill(PASSWORD);
		await reader.keyboard.press('Enter');
		await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading);
		await expect(reader.getByText(LATER)).toBeVisible();
		await expect(reader.getByText(NOTES)).toHaveCount(0);
		await expectAccessible(reader);

		await press(page, 'Revoke the link to version 1');
		await page.keyboard.press('Enter');
		await expect.poll(async () => (await reader.request.get(address)).status()).toBe(410);
		expect((await reader.request.get(address.replace(/.{6}$/, 'AAAAAA'))).status()).toBe(404);
		await client.close();

		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		const word = await save(page, 'Export Growth Plan', 'Word (.docx)');
		const document = strFromU8(unzipSync(word.bytes)['word/document.xml'] ?? new Uint8Array());
		const pdf = await save(page, 'Export Growth Plan', 'PDF (.pdf)');
		const { text } = await extractText(new Uint8Array(pdf.bytes), { mergePages: true });
		for (const file of [document, text]) {
			expect(file).toContain('Executive Summary');
			expect(file).toContain(LATER);
			expect(file).not.toMatch(NOTES);
		}

		await page.goto('/growth-plan');
		await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
		await expect(page.getByText(LATER)).toBeVisible();
	},
);
