import type { Locator, Page } from '@playwright/test';
import { appCode } from '#test/app-code.ts';
import { PASSWORD } from './support/installation.ts';
import {
	anotherBrowser,
	expect,
	expectAccessible,
	expectExpired,
	expectNoSidewaysScroll,
	forgiveRefusals,
	memberTest,
	NARROW,
} from './support/journey.ts';
import { press, reach, saveFrom, tabTo } from './support/keyboard.ts';

const NEW_PASSWORD = 'Harbour-Lamp-9';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const HALF_MINUTE = 30_000;

async function fillPassword(page: Page, email: string, password: string): Promise<void> {
	await page.goto('/signin');
	await tabTo(page, /^Email/, 'textbox');
	await page.keyboard.type(email);
	await tabTo(page, /^Password/, 'textbox');
	await page.keyboard.type(password);
	await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
	await reach(page, field);
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.type(text);
}

memberTest(
	'a member turns two-factor authentication on by keyboard, signs in with a code, disowns a session, and turns it off',
	{ tag: '@slow' },
	async ({ page, browser, member, installation, consoleMessages }) => {
		memberTest.setTimeout(360_000);
		const { email } = member.user;
		const section = page.getByRole('region', { name: 'Two-factor authentication' });
		const dashboard = (where: Page) => where.getByRole('heading', { level: 1, name: 'Dashboard' });

		const { secret, codes } = await memberTest.step('turns it on', async () => {
			await page.goto('/profile');
			await press(page, 'Turn on');
			await expect(page.getByRole('dialog', { name: 'Turn on two-factor authentication' })).toBeVisible();
			await expect(page.getByLabel(/^Current Password/)).toBeFocused();
			await page.keyboard.type(PASSWORD);
			await page.keyboard.press('Enter');
			await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
			await expectAccessible(page);
			await page.setViewportSize(NARROW);
			await expectNoSidewaysScroll(page);
			await page.setViewportSize({ width: 1440, height: 900 });
			const key = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
			await tabTo(page, /^Code/, 'textbox');
			await page.keyboard.type(appCode(key));
			await page.keyboard.press('Enter');
			const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
			await expect(kept.getByRole('listitem')).toHaveCount(10);
			await expectAccessible(page);
			await page.keyboard.press('Escape');
			await tabTo(page, 'Download', 'button');
			const file = await saveFrom(page, () => page.keyboard.press('Enter'));
			expect(file.name).toBe('growth-toolkit-recovery-codes.txt');
			const shown = await kept.getByRole('listitem').allTextContents();
			for (const code of shown) expect(file.text).toContain(code);
			await press(page, 'I have kept them');
			await expect(section.getByText('10 of 10 recovery codes left')).toBeVisible();
			return { secret: key, codes: shown };
		});
		await expect.poll(() => installation.linksMailedTo(email)).toContain(`${installation.url}/profile`);

		const elsewhere = await anotherBrowser(browser, installation, undefined, { userAgent: FIREFOX });
		const otherPage = await elsewhere.newPage();
		await memberTest.step('signs in elsewhere with a code', async () => {
			await fillPassword(otherPage, email, PASSWORD);
			await expect(otherPage.getByRole('heading', { level: 1, name: 'Enter Your Code' })).toBeVisible();
			const code = otherPage.getByLabel(/^Code/);
			await expect(code).toBeFocused();
			await expectAccessible(otherPage);
			await otherPage.setViewportSize(NARROW);
			await expectNoSidewaysScroll(otherPage);
			await otherPage.keyboard.type(appCode(secret, Date.now() - 100 * HALF_MINUTE));
			await otherPage.keyboard.press('Enter');
			await expect(otherPage.getByRole('alert')).toContainText('This code is not right');
			// That of this half minute was used already.
			await typeInto(otherPage, code, appCode(secret, Date.now() + HALF_MINUTE));
			await otherPage.keyboard.press('Enter');
			await expect(dashboard(otherPage)).toBeVisible();
			await otherPage.waitForLoadState('networkidle');
		});

		await memberTest.step('disowns that session, and sets a new password', async () => {
			await page.reload();
			await page.getByRole('button', { name: 'Not me: Firefox on Linux' }).click();
			await expect(page.getByRole('dialog', { name: 'Firefox on Linux was not you?' })).toBeVisible();
			await expectAccessible(page);
			await page.getByRole('button', { name: 'Sign out and change password' }).click();
			await expect(page.getByText(/^Firefox on Linux is signed out\./)).toBeVisible();
			await page.getByLabel('Current Password').fill(PASSWORD);
			await page.getByLabel(/^New Password/).fill(NEW_PASSWORD);
			await page.getByLabel(/^Confirm New Password/).fill(NEW_PASSWORD);
			await page.getByRole('button', { name: 'Update Password' }).click();
			await expect(page.getByText('Every other browser is signed out.')).toBeVisible();
			await otherPage.setViewportSize({ width: 1440, height: 900 });
			await expectExpired(otherPage);
		});

		await memberTest.step('signs in with a recovery code, which works once', async () => {
			const [used = ''] = codes;
			const enter = async () => {
				await fillPassword(otherPage, email, NEW_PASSWORD);
				await press(otherPage, 'Use a recovery code');
				await expect(otherPage.getByLabel(/^Recovery code/)).toBeFocused();
				await otherPage.keyboard.type(used);
				await otherPage.keyboard.press('Enter');
			};
			await enter();
			await expect(dashboard(otherPage)).toBeVisible();
			await otherPage.evaluate(() => localStorage.clear());
			await enter();
			await expect(otherPage.getByRole('alert')).toContainText('This code is not right');
		});

		await memberTest.step('turns it off, and signs in with the password alone', async () => {
			await page.goto('/profile');
			await expect(section.getByText('9 of 10 recovery codes left')).toBeVisible();
			await page.getByRole('button', { name: 'Turn off' }).click();
			await expect(page.getByLabel(/^Current Password/)).toBeFocused();
			await page.keyboard.type(NEW_PASSWORD);
			await press(page, 'Use a recovery code');
			await page.keyboard.type(codes[1] ?? '');
			await page.keyboard.press('Enter');
			await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
			await fillPassword(otherPage, email, NEW_PASSWORD);
			await expect(dashboard(otherPage)).toBeVisible();
		});
		await elsewhere.close();
		forgiveRefusals(consoleMessages);
	},
);
