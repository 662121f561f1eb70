import { sampleCall } from './support/forms.ts';
import { PASSWORD } from './support/installation.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

test('a member signs in, has a call analysed and opens a quote by keyboard alone', async ({ page, member }) => {
	await page.goto('/signin');
	await tabTo(page, /^Email/, 'textbox');
	await page.keyboard.type(member.user.email);
	await tabTo(page, /^Password/, 'textbox');
	await page.keyboard.type(PASSWORD);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

	await tabTo(page, /Sales Call Analyzer/, 'link');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Step 1 of 4')).toBeVisible();
	await tabTo(page, /^Call transcript/, 'textbox');
	await page.keyboard.insertText(sampleCall);
	await tabTo(page, /^Call type/, 'combobox');
	await page.keyboard.type('Disc');
	await tabTo(page, /^Call objective/, 'textbox');
	await page.keyboard.type('Agree a second meeting');
	for (const heading of ['Call Participants', 'Prospect Information', 'Deal Context & Analysis Goals']) {
		await tabTo(page, 'Next', 'button');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { name: heading })).toBeFocused();
	}
	await tabTo(page, 'Analyze Sales Call', 'button');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Call Analysis Results' })).toBeFocused();

	await tabTo(page, 'Summary & Insights', 'tab');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tab', { name: 'BANT Qualification' })).toBeFocused();
	await tabTo(page, /show in the transcript/, 'button');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('complementary', { name: 'Transcript' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('complementary', { name: 'Transcript' })).toBeHidden();
});
