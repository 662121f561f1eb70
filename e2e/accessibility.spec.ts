import { analyze, fillCallForm } from './support/forms.ts';
import { expect, expectAccessible, forgiveRefusals, memberTest, test, useTheme } from './support/journey.ts';

// Each test has a member of its own: both workers can take from this file, the longest of all.
test.describe.configure({ mode: 'parallel' });

const GENERATORS = [
	{ id: 'compass', generate: 'Find My Niches', failure: 'An error occurred: ', opened: [] },
	{
		id: 'ideator',
		generate: 'Generate My Toolkit',
		failure: 'An error occurred while generating the toolkit: ',
		opened: ['Show all'],
	},
	{
		id: 'dealmaker',
		generate: 'Generate Proposal',
		failure: 'An error occurred while generating the proposal: ',
		opened: ['show in the transcript'],
	},
	{
		id: 'cold-email-writer',
		generate: 'Generate Email Sequence',
		failure: 'An error occurred while generating emails: ',
		opened: ['Send to Email Client'],
	},
] as const;

for (const theme of ['light', 'dark'] as const) {
	for (const { id, generate, failure, opened } of GENERATORS) {
		memberTest(
			`axe finds nothing on form, wait, failure and result of ${id} (${theme})`,
			async ({ page, consoleMessages }) => {
				await page.goto(`/${id}`);
				await useTheme(page, theme);
				await page.getByRole('form').getByRole('textbox').first().focus();
				await page.keyboard.press('Tab');
				await expect(page.getByRole('form').getByText(/^(Enter|Paste) /)).toBeVisible();
				await expectAccessible(page);
				await page.getByRole('button', { name: 'Fill with an example' }).click();
				while (!(await page.getByRole('button', { name: generate }).isVisible())) {
					await page.getByRole('button', { name: 'Next' }).click();
				}
				await expectAccessible(page);

				const refuse = Promise.withResolvers<void>();
				const endpoint = (url: URL) => /^\/api\/[^/]+\/(generate|analyze)$/.test(url.pathname);
				await page.route(endpoint, async (route) => {
					await refuse.promise;
					await route.fulfill({ status: 502, json: { error: 'No usable answer came.', code: 'MODEL_FAILED' } });
				});
				await page.getByRole('button', { name: generate }).click();
				await expect(page.getByText(/^Elapsed/)).toBeVisible();
				await expectAccessible(page);
				refuse.resolve();
				await expect(page.getByText(`${failure}No usable answer came.`)).toBeVisible();
				await expectAccessible(page);

				await page.unroute(endpoint);
				await page.getByRole('button', { name: 'Try again' }).click();
				await expect(page.getByRole('button', { name: /^Export/ })).toBeVisible();
				await expectAccessible(page);
				for (const name of opened) await page.getByRole('button', { name }).first().click();
				if (opened.length > 0) await expectAccessible(page);
				forgiveRefusals(consoleMessages, /Failed to load resource|usable answer/);
			},
		);
	}

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
			for (const path of ['/', '/history', '/growth-plan-calculator', '/nowhere']) {
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
