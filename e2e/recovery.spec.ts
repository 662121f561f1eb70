import { PASSWORD } from './support/installation.ts';
import { anotherBrowser, expect, expectExpired, forgiveRefusals, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

const NEW_PASSWORD = 'Harbour-Lamp-9';

test('FORGOT-2, RESET-8, SESSION-9: a forgotten password is replaced by keyboard alone, and other browsers are signed out', {
	tag: '@slow',
}, async ({ page, browser, member, installation, consoleMessages }) => {
	const { email } = member.user;
	const elsewhere = await anotherBrowser(browser, installation, member);
	const otherPage = await elsewhere.newPage();
	await otherPage.goto('/');
	await expect(otherPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

	await test.step('asks for a link', async () => {
		await page.goto('/signin');
		await tabTo(page, 'Forgot password?', 'link');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
		await tabTo(page, /^Email/, 'textbox');
		await page.keyboard.type('nowhere');
		await page.keyboard.press('Enter');
		await expect(page.getByText('Please enter a valid email address')).toBeVisible();
		await expect(page.getByLabel('Email')).toBeFocused();
		await page.keyboard.type('@example.com');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
		await expect(page.getByText('nowhere@example.com')).toBeVisible();

		await tabTo(page, 'Try Different Email', 'button');
		await page.keyboard.press('Enter');
		await expect(page.getByLabel('Email')).toBeFocused();
		// The address that was tried is selected, and goes with the first letter.
		await page.keyboard.type(email);
		await expect(page.getByLabel('Email')).toHaveValue(email);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
		await expect(page.getByText(email)).toBeVisible();
	});

	await expect.poll(() => installation.linksMailedTo(email)).toHaveLength(1);
	const [link = ''] = await installation.linksMailedTo(email);
	expect(await installation.linksMailedTo('nowhere@example.com')).toEqual([]);

	await test.step('sets the new password', async () => {
		await page.goto(link);
		await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeFocused();
		await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
		await expect(page).toHaveURL(`${installation.url}/reset-password`);

		const rules = page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem');
		const met = rules.filter({ hasText: ', met' });
		const button = page.getByRole('button', { name: 'Reset Password' });
		await expect(rules).toHaveCount(5);
		await expect(met).toHaveCount(0);
		await tabTo(page, /^New Password/, 'textbox');
		await page.keyboard.type('Harbour');
		await expect(met).toHaveText([/One uppercase letter/, /One lowercase letter/]);
		await expect(page.getByText('Password strength: Weak')).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(page.getByText('Please fix the password requirements below')).toBeVisible();
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.type(NEW_PASSWORD);
		await expect(met).toHaveCount(5);
		await expect(page.getByText('Password strength: Strong')).toBeVisible();
		await expect(page.getByText('Please fix the password requirements below')).toBeHidden();

		await tabTo(page, /^Confirm Password/, 'textbox');
		await page.keyboard.type('Harbour-Lamp-8');
		await page.keyboard.press('Tab');
		await expect(page.getByText('Passwords do not match')).toBeVisible();
		await expect(button).toBeDisabled();
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.type(NEW_PASSWORD);
		await expect(page.getByText('Passwords do not match')).toBeHidden();
		await expect(button).toBeEnabled();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'Password Reset' })).toBeFocused();
	});

	await test.step('signs in with it, and no longer with the old one', async () => {
		await tabTo(page, 'Sign In Now', 'link');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\/signin$/);
		await tabTo(page, /^Email/, 'textbox');
		await page.keyboard.type(email);
		await tabTo(page, /^Password/, 'textbox');
		await page.keyboard.type(PASSWORD);
		await page.keyboard.press('Enter');
		await expect(page.getByText('Incorrect email and/or password')).toBeVisible();
		await tabTo(page, /^Password/, 'textbox');
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type(NEW_PASSWORD);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
	});

	await test.step('the other browser is told at its next step', async () => {
		await expectExpired(otherPage);
		await otherPage.goto(link);
		await expect(otherPage.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeFocused();
		await expect(otherPage.getByText('Invalid or expired reset token')).toBeVisible();
		await expect(otherPage.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
		await tabTo(otherPage, 'Request New Reset Link', 'link');
		await otherPage.keyboard.press('Enter');
		await expect(otherPage).toHaveURL(/\/forgot-password$/);
	});
	await elsewhere.close();
	forgiveRefusals(consoleMessages);
});
