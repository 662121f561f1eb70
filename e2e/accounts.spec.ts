import { PASSWORD } from './support/installation.ts';
import { expect, forgiveRefusals, memberTest, test } from './support/journey.ts';

test('SIGNIN-5, SIGNIN-6: a stranger is told that an account needs a purchase', async ({ page, consoleMessages }) => {
	await page.goto('/signin');
	await page.getByLabel('Email').fill('stranger@example.com');
	await page.getByLabel(/^Password/).fill(PASSWORD);
	await page.getByRole('button', { name: 'Sign In' }).click();
	const dialog = page.getByRole('dialog', { name: 'Account Not Found' });
	await expect(dialog).toBeVisible();
	await expect(dialog.getByRole('link', { name: 'Purchase' })).toHaveAttribute('target', '_blank');
	forgiveRefusals(consoleMessages);
});

test('SIGNUP-4, SIGNUP-5, ACCESS-1: an address that bought nothing cannot sign up', async ({
	page,
	consoleMessages,
}) => {
	await page.goto('/signup');
	await page.getByLabel('Email').fill('stranger@example.com');
	await page.getByLabel(/^Password/).fill(PASSWORD);
	await page.getByLabel('Confirm Password').fill(PASSWORD);
	await page.getByRole('button', { name: 'Sign Up' }).click();
	const dialog = page.getByRole('dialog', { name: 'Purchase Required' });
	await expect(dialog.getByRole('link', { name: 'Purchase' })).toBeVisible();
	forgiveRefusals(consoleMessages);
});

memberTest(
	'SESSION-6, SHELL-9: a member signs out from the menu, and the pages are closed',
	async ({ page, member }) => {
		await page.goto('/');
		await page.getByRole('button', { name: /account/i }).click();
		await expect(page.getByText(member.user.email)).toBeVisible();
		await page.getByRole('menuitem', { name: 'Sign Out' }).click();
		await expect(page).toHaveURL(/\/signup$/);
		await page.goto('/sales-call-analyzer');
		await expect(page).toHaveURL(/\/signin$/);
	},
);

memberTest(
	'SESSION-9: a session that is over leads to the sign-in page, and the form keeps its words',
	async ({ page, member, installation, consoleMessages }) => {
		await page.goto('/sales-call-analyzer');
		await page.getByLabel('Call objective').fill('Agree a second meeting');
		await expect(page.getByText(/Draft saved/)).toBeVisible();
		await fetch(`${installation.url}/api/auth/signout`, {
			method: 'POST',
			headers: { authorization: `Bearer ${member.token}` },
		});
		await page.goto('/history');
		await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();

		await page.getByLabel('Email').fill(member.user.email);
		await page.getByLabel(/^Password/).fill(PASSWORD);
		await page.getByRole('button', { name: 'Sign In' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
		await page.goto('/sales-call-analyzer');
		await expect(page.getByLabel('Call objective')).toHaveValue('Agree a second meeting');
		forgiveRefusals(consoleMessages);
	},
);
