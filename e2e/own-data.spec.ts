import type { Page } from '@playwright/test';
import { PASSWORD } from './support/installation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, memberTest as test } from './support/journey.ts';

const WIDTHS = [390, 768, 1440];

/** As it is now, at three widths; both themes are looked at each time. */
async function expectGoodLooks(page: Page): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	}
}

test('a member takes everything along, deletes the account by keyboard, and brings it back', { tag: '@slow' }, async ({
	page,
	member,
	installation,
}) => {
	const made = await page.request.post(`${installation.url}/api/sales-call-analyzer/analyze`, {
		headers: { authorization: `Bearer ${member.token}` },
		data: {
			callTranscript: 'Ann: What slows you down?\nBob: At Heron Dental we type every order twice.',
			callType: 'Discovery Call',
			callObjective: 'Learn',
			prospectInfo: { companyName: 'Heron Dental' },
		},
	});
	expect(made.status()).toBe(200);

	await page.goto('/profile');
	const yours = page.getByRole('region', { name: 'Your data' });
	const saving = page.waitForEvent('download');
	await yours.getByRole('button', { name: 'Export' }).click();
	const saved = await saving;
	expect(saved.suggestedFilename()).toMatch(/^growth-toolkit-\d{4}-\d\d-\d\d\.zip$/);
	const archive = await saved.path();
	await expect(yours.getByText('Your export was saved.')).toBeVisible();

	await yours.getByRole('link', { name: 'Delete Account' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Delete Account' })).toBeVisible();
	await expect(page.getByText('Runs', { exact: true }).locator('..')).toContainText('1');
	await expectGoodLooks(page);
	await page.getByRole('radio', { name: 'In 30 days' }).focus();
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
	await page.keyboard.press('Tab');
	await page.keyboard.type(PASSWORD);
	await page.keyboard.press('Enter');
	const question = page.getByRole('dialog', { name: 'Delete everything now?' });
	await expect(question.getByRole('button', { name: 'Keep my account' })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/signup$/);

	await installation.signUp(member.user.email);
	await page.goto('/signin');
	await page.getByLabel('Email').fill(member.user.email);
	await page.getByLabel(/^Password/).fill(PASSWORD);
	await page.getByRole('button', { name: 'Sign In' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
	await page.goto('/profile');
	await yours.getByRole('button', { name: 'Import' }).click();
	const dialog = page.getByRole('dialog', { name: 'Import an export' });
	await dialog.getByLabel('Exported archive').setInputFiles(archive);
	await expect(dialog.getByRole('row', { name: 'Runs 1 1' })).toBeVisible();
	await expectGoodLooks(page);
	await dialog.getByRole('button', { name: 'Import', exact: true }).click();
	await expect(yours.getByText('2 entries were imported.')).toBeVisible();
	await page.goto('/history');
	await expect(page.getByRole('link', { name: /Discovery Call with Heron Dental/ })).toBeVisible();
});

test('a member who asked to be deleted in 30 days is told on every page, and stays after all', {
	tag: '@slow',
}, async ({ page }) => {
	await page.goto('/profile/delete-account');
	await page.getByLabel(/^Current Password/).fill(PASSWORD);
	await page.getByRole('button', { name: 'Delete Account' }).click();
	await page.getByRole('button', { name: 'Delete it in 30 days' }).click();
	const notice = page.getByRole('region', { name: 'Deletion of your account' });
	await expect(notice).toContainText('Your account will be deleted on');
	await page.goto('/compass');
	await expect(notice).toBeVisible();
	await expectAccessible(page);
	await notice.getByRole('button', { name: 'Keep my account' }).click();
	await expect(notice).toBeHidden();
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(notice).toBeHidden();
});
