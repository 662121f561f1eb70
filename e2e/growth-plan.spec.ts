import { strFromU8, unzipSync } from 'fflate';
import { anotherBrowser, expect, expectAccessible, memberTest } from './support/journey.ts';
import { enter, goOn, press, save } from './support/keyboard.ts';

const PASSWORD = 'marzipan-kettle';

memberTest(
	'GROWTH-5, GROWTH-12, PLANPAGE-1: a plan is made from a call, saved as Word, shown to the client by a link with a password, and taken back',
	async ({ page, browser, installation }) => {
		memberTest.setTimeout(240_000);
		await page.goto('/growth-plan');
		await press(page, /Growth Plan Calculator/, 'link');
		await expect(page.getByText('Step 1 of 2')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
		await press(page, 'Fill with an example');
		await goOn(page, 'Your Expertise & Case Studies');
		await press(page, 'Generate Growth Plan');
		const title = page.getByRole('heading', { name: /^Growth Plan for \S/ });
		await expect(title.first()).toBeFocused();
		const heading = (await title.first().textContent()) ?? '';

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
		await expect(reader.getByText('Objection Handling')).toHaveCount(0);
		await expectAccessible(reader);

		await press(page, 'Revoke the link to version 1');
		await page.keyboard.press('Enter');
		await expect.poll(async () => (await reader.request.get(address)).status()).toBe(410);
		expect((await reader.request.get(address.replace(/.{6}$/, 'AAAAAA'))).status()).toBe(404);
		await client.close();

		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		const word = await save(page, 'Export Growth Plan', 'Word (.docx)');
		expect(strFromU8(unzipSync(word.bytes)['word/document.xml'] ?? new Uint8Array())).toContain('Executive Summary');

		await page.goto('/growth-plan');
		await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
	},
);
