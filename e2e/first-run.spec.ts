import { temporaryFolder } from '#test/cache.ts';
import { analyze, fillCallForm } from './support/forms.ts';
import { PASSWORD, startInstallation } from './support/installation.ts';
import { expect, forgiveRefusals, test } from './support/journey.ts';

test('ACCESS-5, SESSION-5, ENGINE-2: from the printed set-up link to a scored call whose claims lead to their lines', async ({
	page,
	consoleMessages,
}) => {
	const installation = await startInstallation({}, temporaryFolder);
	try {
		await page.goto(installation.setupLink);
		await page.getByLabel('Email').fill('owner@example.com');
		await page.getByLabel(/^Password/).fill(PASSWORD);
		await page.getByLabel('Confirm Password').fill(PASSWORD);
		await page.getByRole('button', { name: 'Sign Up' }).click();
		await expect(page).toHaveURL(`${installation.url}/settings/model`);
		await page.getByRole('link', { name: 'Continue with the built-in engine' }).click();
		await expect(page).toHaveURL(`${installation.url}/`);
		await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

		await page
			.getByRole('link', { name: /Sales Call Analyzer/ })
			.first()
			.click();
		await expect(page).toHaveURL(`${installation.url}/sales-call-analyzer`);
		await fillCallForm(page);
		await analyze(page);
		await expect(page.getByRole('heading', { name: 'Call Analysis Results' })).toBeFocused();
		await expect(page.getByText('Built-in engine')).toBeVisible();

		await page.getByRole('tab', { name: 'BANT Qualification' }).click();
		const chip = page.getByRole('button', { name: /show in the transcript/ }).first();
		const line = /line (\d+)/.exec((await chip.getAttribute('aria-label')) ?? '')?.[1];
		await chip.click();
		const opened = page.getByRole('complementary', { name: 'Transcript' }).locator('li[data-opened]');
		await expect(opened).toBeInViewport();
		await expect(opened).toContainText(String(line));

		await page.getByRole('link', { name: 'History' }).click();
		await page
			.getByRole('link', { name: /^Open / })
			.first()
			.click();
		await expect(page.getByRole('heading', { name: 'Call Analysis Results' })).toBeVisible();
	} finally {
		await installation.stop();
	}
	forgiveRefusals(consoleMessages);
});
