import { analyze, fillCallForm } from './support/forms.ts';
import { expect, expectAccessible, forgiveRefusals, memberTest, test, useTheme } from './support/journey.ts';

for (const theme of ['light', 'dark'] as const) {
	test(`axe finds nothing on the account pages (${theme})`, async ({ page }) => {
		for (const path of ['/signin', '/signup']) {
			await page.goto(path);
			await useTheme(page, theme);
			await expect(page.getByLabel('Email')).toBeVisible();
			await expectAccessible(page);
		}
	});

	memberTest(
		`axe finds nothing on the home page, the history and a page not built yet (${theme})`,
		async ({ page }) => {
			for (const path of ['/', '/history', '/compass', '/nowhere']) {
				await page.goto(path);
				await useTheme(page, theme);
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await expectAccessible(page);
			}
		},
	);

	memberTest(`axe finds nothing on the analyzer's form and result (${theme})`, async ({ page }) => {
		await page.goto('/sales-call-analyzer');
		await useTheme(page, theme);
		await expectAccessible(page);
		await fillCallForm(page);
		await expectAccessible(page);
		await analyze(page);
		for (const tab of ['Summary & Insights', 'BANT Qualification', 'Conversation Analysis', 'Coaching & Next Steps']) {
			await page.getByRole('tab', { name: tab }).click();
			await expectAccessible(page);
		}
		await page
			.getByRole('tabpanel')
			.getByRole('button', { name: /show in the transcript/ })
			.first()
			.click();
		await expectAccessible(page);
	});

	memberTest(
		`axe finds nothing on the analyzer's loading and error views (${theme})`,
		async ({ page, consoleMessages }) => {
			await page.goto('/sales-call-analyzer');
			await useTheme(page, theme);
			await fillCallForm(page);
			let refuse: () => void = () => undefined;
			const shown = new Promise<void>((resolve) => {
				refuse = resolve;
			});
			await page.route('**/api/sales-call-analyzer/analyze', async (route) => {
				await shown;
				await route.fulfill({ status: 502, json: { error: 'The model gave no usable answer.', code: 'MODEL_FAILED' } });
			});
			await analyze(page);
			await expect(page.getByRole('heading', { name: 'Analyzing your sales call...' })).toBeVisible();
			await expectAccessible(page);
			refuse();
			await expect(page.getByText(/An error occurred while analyzing the call/)).toBeVisible();
			await expectAccessible(page);
			forgiveRefusals(consoleMessages, /Failed to load resource|usable answer/);
		},
	);
}
