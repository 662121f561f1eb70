import type { Page } from '@playwright/test';
import { PASSWORD } from './support/installation.ts';
import {
	accountMenu,
	anotherBrowser,
	expect,
	expectExpired,
	forgiveRefusals,
	memberTest as test,
} from './support/journey.ts';

const NEW_PASSWORD = 'Copper-Kettle-4';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Goes to the profile without loading the page anew: the server still answers this tab. */
async function expectSignedIn(page: Page): Promise<void> {
	await accountMenu(page).click();
	await page.getByRole('menuitem', { name: 'Profile' }).click();
	await expect(page.getByText('This browser')).toBeVisible();
}

const storedSession = (page: Page) =>
	page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_user')]);

test('EMAIL-5, EMAIL-7, SESSION-7: a changed email address shows in every tab, which stay signed in', {
	tag: '@slow',
}, async ({ page, context, member, installation, consoleMessages }) => {
	const renamed = `zora.${member.user.email}`;
	await installation.authorize(renamed);
	const secondTab = await context.newPage();
	await secondTab.goto('/ideator');
	await expect(accountMenu(secondTab)).toBeVisible();
	await page.goto('/profile/change-email');
	await expect(accountMenu(page)).toHaveText('ME');
	const before = await storedSession(page);

	const field = page.getByLabel('New Email');
	const button = page.getByRole('button', { name: 'Update Email' });
	await expect(button).toBeDisabled();
	await field.fill(`unlisted.${member.user.email}`);
	await button.click();
	await expect(page.getByRole('alert')).toHaveText(
		'The new email address is not in our authorized list. Please contact support or use an email that has been purchased.',
	);
	await expect(field).toHaveValue(`unlisted.${member.user.email}`);

	await field.fill(renamed);
	await button.click();
	const success = page.getByText('Email updated successfully! Your new email is now active.');
	await expect(success).toBeVisible();
	const shownAt = Date.now();
	await expect(accountMenu(page)).toHaveText('ZM');
	await expect(page.getByRole('heading', { level: 2, name: renamed })).toBeVisible();
	await expect(accountMenu(secondTab)).toHaveText('ZM');
	await expect(success).toBeHidden();
	expect(Date.now() - shownAt).toBeGreaterThan(4000);

	const after = await storedSession(page);
	expect(after[0]).not.toBe(before[0]);
	expect(after[1]).toContain(renamed);
	await accountMenu(secondTab).click();
	await expect(secondTab.getByText(renamed)).toBeVisible();
	await secondTab.keyboard.press('Escape');
	await expectSignedIn(secondTab);
	await expectSignedIn(page);
	forgiveRefusals(consoleMessages);
});

test('PASSWORD-5, PASSWORD-6, PASSWORD-9: a changed password keeps this browser signed in, and no other', {
	tag: '@slow',
}, async ({ page, browser, member, installation, consoleMessages }) => {
	const elsewhere = await anotherBrowser(browser, installation, await installation.signIn(member.user.email));
	const otherPage = await elsewhere.newPage();
	await otherPage.goto('/ideator');
	await expect(accountMenu(otherPage)).toBeVisible();

	await page.goto('/profile/change-password');
	const change = async (current: string, password: string, confirmation = password) => {
		await page.getByLabel('Current Password').fill(current);
		await page.getByLabel(/^New Password/).fill(password);
		await page.getByLabel(/^Confirm New Password/).fill(confirmation);
		await page.getByRole('button', { name: 'Update Password' }).click();
	};
	await change(PASSWORD, 'copper-kettle');
	await expect(
		page.getByText('Password must contain at least one uppercase letter. Password must contain at least one number'),
	).toBeVisible();
	await change(PASSWORD, NEW_PASSWORD, PASSWORD);
	await expect(page.getByText('New passwords do not match')).toBeVisible();
	await change(PASSWORD, PASSWORD);
	await expect(page.getByText('New password must be different from current password')).toBeVisible();
	await change('Another-horse-9', NEW_PASSWORD);
	await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
	await expect(page.getByLabel(/^New Password/)).toHaveValue(NEW_PASSWORD);

	await change(PASSWORD, NEW_PASSWORD);
	await expect(
		page.getByText('Password updated successfully! Please use your new password for future logins.'),
	).toBeVisible();
	await expect(page.getByLabel('Current Password')).toHaveValue('');
	await expectSignedIn(page);
	await expectExpired(otherPage);

	await otherPage.getByLabel('Email').fill(member.user.email);
	await otherPage.getByLabel(/^Password/).fill(NEW_PASSWORD);
	await otherPage.getByRole('button', { name: 'Sign In' }).click();
	await expect(otherPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
	await elsewhere.close();
	forgiveRefusals(consoleMessages);
});

test('a member sees every browser that is signed in, ends one, then all of them', { tag: '@slow' }, async ({
	page,
	browser,
	member,
	installation,
}) => {
	const elsewhere = await anotherBrowser(browser, installation, undefined, { userAgent: FIREFOX });
	const otherPage = await elsewhere.newPage();
	const signIn = async () => {
		await otherPage.goto('/signin');
		await otherPage.getByLabel('Email').fill(member.user.email);
		await otherPage.getByLabel(/^Password/).fill(PASSWORD);
		await otherPage.getByRole('button', { name: 'Sign In' }).click();
		await expect(otherPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
		// What the page still loads would notice the end of the session before anybody presses anything.
		await otherPage.waitForLoadState('networkidle');
	};
	await signIn();
	await page.goto('/profile');
	const sessions = page.getByRole('region', { name: 'Active sessions' });
	await expect(sessions.getByRole('listitem')).toHaveCount(2);
	await expect(sessions.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
	await sessions.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
	await expect(page.getByText('Signed out: Firefox on Linux.')).toBeVisible();
	await expect(sessions.getByRole('listitem')).toHaveCount(1);
	await expectExpired(otherPage);

	await signIn();
	await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
	await expect(page).toHaveURL(/\/signup$/);
	await expectExpired(otherPage);
	await elsewhere.close();
});

test('SESSION-6: who signs out in one tab is signed out in the others', { tag: '@slow' }, async ({
	page,
	context,
	member,
}) => {
	const secondTab = await context.newPage();
	await secondTab.goto('/sales-call-analyzer');
	await secondTab.getByLabel('Call objective').fill('Agree a date for the pilot');
	await expect(secondTab.getByText(/Draft saved/)).toBeVisible();
	await page.goto('/profile');
	await accountMenu(page).click();
	await page.getByRole('menuitem', { name: 'Sign Out' }).click();
	for (const tab of [page, secondTab]) {
		await expect(tab).toHaveURL(/\/signup$/);
		await expect(tab.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
	}
	expect(await storedSession(secondTab)).toEqual([null, null]);
	const keys = await secondTab.evaluate(() => Object.keys(localStorage));
	expect(keys.filter((key) => key.includes(member.user.id))).toEqual([]);
});

test('SESSION-6: who signs out without a connection is signed out all the same', { tag: '@slow' }, async ({
	page,
	context,
	member,
	consoleMessages,
}) => {
	const fetchedAhead = page.waitForResponse((response) => response.url().includes('sign-up-page'));
	await page.goto('/profile');
	await fetchedAhead;
	await context.setOffline(true);
	await accountMenu(page).click();
	await page.getByRole('menuitem', { name: 'Sign Out' }).click();
	await expect(page).toHaveURL(/\/signup$/);
	await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
	await expect(page.getByText(member.user.email)).toHaveCount(0);
	expect(await storedSession(page)).toEqual([null, null]);
	await context.setOffline(false);
	await page.goto('/profile');
	await expect(page).toHaveURL(/\/signin$/);
	forgiveRefusals(consoleMessages, /Failed to load resource/);
});
