import type { Page } from '@playwright/test';
import { catalog } from '#tools/catalog.ts';
import { analyze, callInput, fillCallForm } from './support/forms.ts';
import {
	anotherBrowser,
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	forgiveRefusals,
	memberTest,
	NARROW,
	ownerTest,
	test,
} from './support/journey.ts';
import { generate } from './support/runs.ts';

const WIDE = { width: 1440, height: 900 };

/** No wider than the window of a telephone, and clean for axe. */
async function expectSound(page: Page): Promise<void> {
	await page.setViewportSize(NARROW);
	await expectNoSidewaysScroll(page);
	await page.setViewportSize(WIDE);
	await expectAccessible(page);
}

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
		opened: ['Show transcript'],
	},
	{
		id: 'cold-email-writer',
		generate: 'Generate Email Sequence',
		failure: 'An error occurred while generating emails: ',
		opened: ['Send to Email Client'],
	},
	{
		id: 'ai-sdr',
		generate: 'Generate SDR Campaign',
		failure: 'An error occurred while generating SDR campaign: ',
		opened: ['Export Campaign'],
	},
	{
		id: 'growth-plan-calculator',
		generate: 'Generate Growth Plan',
		failure: 'An error occurred while generating your growth plan: ',
		opened: ['show in the transcript'],
	},
	{
		id: 'ai-ad-writer',
		generate: 'Generate Ad Campaign',
		failure: 'An error occurred while generating your ad campaign: ',
		opened: ['Download'],
	},
	{
		id: 'ai-content-creator',
		generate: 'Generate Content Strategy',
		failure: 'An error occurred while generating your content strategy: ',
		opened: ['Download'],
	},
] as const;

for (const { id, generate: button, failure } of GENERATORS) {
	memberTest(
		`axe finds nothing on form, wait and failure of ${id}`,
		{ tag: '@slow' },
		async ({ page, consoleMessages }) => {
			await page.goto(`/${id}`);
			await page.getByRole('form').getByRole('textbox').first().focus();
			await page.keyboard.press('Tab');
			await expect(page.getByRole('form').getByText(/^(Enter|Paste) /)).toBeVisible();
			await expectAccessible(page);
			await page.getByRole('button', { name: 'Fill with an example' }).click();
			while (!(await page.getByRole('button', { name: button }).isVisible())) {
				await page.getByRole('button', { name: 'Next' }).click();
			}
			await expectAccessible(page);

			const refuse = Promise.withResolvers<void>();
			await page.route(
				(url) => /^\/api\/[^/]+\/(generate|analyze)$/.test(url.pathname),
				async (route) => {
					await refuse.promise;
					await route.fulfill({ status: 502, json: { error: 'No usable answer came.', code: 'MODEL_FAILED' } });
				},
			);
			await page.getByRole('button', { name: button }).click();
			await expect(page.getByText(/^Elapsed/)).toBeVisible();
			await expectAccessible(page);
			refuse.resolve();
			await expect(page.getByText(`${failure}No usable answer came.`)).toBeVisible();
			await expectAccessible(page);
			forgiveRefusals(consoleMessages, /Failed to load resource|usable answer/);
		},
	);
}

/** Of results, journeys look at those of their tools. */
for (const { id, opened } of GENERATORS) {
	memberTest(
		`axe finds nothing on the result of ${id}, on every tab`,
		{ tag: '@slow' },
		async ({ page, member, installation }) => {
			const { example } = (await import(`../src/tools/${id}/example.ts`)) as { example: object };
			const run = await generate(installation, member, catalog[id].endpoint, example);
			await page.goto(`/history/${run.id}`);
			await expect(page.getByRole('button', { name: /^Export/ })).toBeVisible();
			for (const name of opened) await page.getByRole('button', { name }).first().click();
			await expectAccessible(page);
			await page.keyboard.press('Escape');
			for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
				await tab.click();
				await expectAccessible(page);
			}
		},
	);
}

test(`axe finds nothing on the account pages, which fit a telephone`, { tag: '@slow' }, async ({ page }) => {
	for (const path of ['/signin', '/signup']) {
		await page.goto(path);
		await expect(page.getByLabel('Email')).toBeVisible();
		await expectSound(page);
	}
});

test(`axe finds nothing on the ways back into an account, which fit a telephone`, { tag: '@slow' }, async ({
	page,
	member,
	installation,
	consoleMessages,
}) => {
	const { email } = member.user;
	await page.goto('/forgot-password');
	await page.getByRole('button', { name: 'Send Reset Link' }).click();
	await expect(page.getByText('Please enter a valid email address')).toBeVisible();
	await expectSound(page);
	await page.getByLabel('Email').fill(email);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
	await expectSound(page);

	await expect.poll(() => installation.linksMailedTo(email)).toHaveLength(1);
	await page.goto((await installation.linksMailedTo(email))[0] ?? '');
	await page.getByLabel(/^New Password/).fill('Harbour-Lamp');
	await page.getByLabel(/^Confirm Password/).fill('Harbour');
	await page.keyboard.press('Tab');
	await expect(page.getByText('Passwords do not match')).toBeVisible();
	await expectSound(page);
	await page.goto('/reset-password?token=none');
	await expect(page.getByText('Invalid or expired reset token')).toBeVisible();
	await expectSound(page);
	forgiveRefusals(consoleMessages);
});

memberTest(`axe finds nothing on the profile's pages, which fit a telephone`, { tag: '@slow' }, async ({ page }) => {
	await page.goto('/profile');
	await expect(page.getByText('This browser')).toBeVisible();
	await expectSound(page);
	await page.goto('/profile/change-email');
	await page.getByLabel('New Email').fill('nowhere');
	await page.keyboard.press('Tab');
	await expect(page.getByText('Please enter a valid email address')).toBeVisible();
	await expectSound(page);
	await page.goto('/profile/change-password');
	await page.getByRole('button', { name: 'Update Password' }).click();
	await expect(page.getByText('New password is required')).toBeVisible();
	await expectSound(page);
});

ownerTest(
	`axe finds nothing on the page of the members, which fits a telephone`,
	{ tag: '@slow' },
	async ({ page }) => {
		await page.goto('/profile/members');
		await expect(page.getByRole('region', { name: 'Members' })).toBeVisible();
		await expectSound(page);
		for (const name of ['Add addresses', 'Import a CSV']) {
			await page.getByRole('button', { name }).click();
			await expect(page.getByRole('dialog', { name })).toBeVisible();
			await expectSound(page);
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toHaveCount(0);
		}
	},
);

memberTest(
	`axe finds nothing on the analyzer's result, on every tab and beside the transcript`,
	{ tag: '@slow' },
	async ({ page, member, installation }) => {
		const run = await generate(installation, member, catalog['sales-call-analyzer'].endpoint, callInput);
		await page.goto(`/history/${run.id}`);
		for (const tab of ['Summary & Insights', 'BANT Qualification', 'Conversation Analysis', 'Coaching & Next Steps']) {
			await page.getByRole('tab', { name: tab }).click();
			await expectAccessible(page);
		}
		const quote = page.getByRole('tabpanel').getByRole('button', { name: /show in the transcript/ });
		await quote.first().click();
		await expectAccessible(page);
	},
);

memberTest(
	`axe finds nothing on the analyzer's form, loading and error views`,
	{ tag: '@slow' },
	async ({ page, consoleMessages }) => {
		await page.goto('/sales-call-analyzer');
		await expect(page.getByRole('form')).toBeVisible();
		await expectAccessible(page);
		await fillCallForm(page);
		await expectAccessible(page);
		const refuse = Promise.withResolvers<void>();
		await page.route('**/api/sales-call-analyzer/analyze', async (route) => {
			await refuse.promise;
			await route.fulfill({ status: 502, json: { error: 'The model gave no usable answer.', code: 'MODEL_FAILED' } });
		});
		await analyze(page);
		await expect(page.getByRole('heading', { name: 'Analyzing your sales call...' })).toBeVisible();
		await expectAccessible(page);
		refuse.resolve();
		await expect(page.getByText(/An error occurred while analyzing the call/)).toBeVisible();
		await expectAccessible(page);
		forgiveRefusals(consoleMessages, /Failed to load resource|usable answer/);
	},
);

/** What a password manager goes by: the names of the fields that it fills and keeps, in their order. */
function namesFor(page: Page): Promise<(string | null)[]> {
	return page.locator('form input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
}

memberTest(
	'password managers find a name and the right kind of password in every form',
	{ tag: '@slow' },
	async ({ page, browser, member, installation }) => {
		await page.goto('/profile/change-password');
		await expect(page.getByLabel('Current Password')).toBeVisible();
		expect(await namesFor(page)).toEqual(['username', 'current-password', 'new-password', 'new-password']);
		await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(member.user.email);
		await page.goto('/profile/change-email');
		await expect(page.getByLabel('New Email')).toHaveAttribute('autocomplete', 'email');

		const elsewhere = await anotherBrowser(browser, installation);
		const visitor = await elsewhere.newPage();
		const forms = {
			'/signin': ['username', 'current-password'],
			'/signup': ['username', 'new-password', 'new-password'],
			'/forgot-password': ['username'],
		};
		for (const [path, names] of Object.entries(forms)) {
			await visitor.goto(path);
			await expect(visitor.getByLabel('Email')).toBeVisible();
			expect(await namesFor(visitor)).toEqual(names);
		}
		await visitor.getByLabel('Email').fill(member.user.email);
		await visitor.keyboard.press('Enter');
		await expect.poll(() => installation.linksMailedTo(member.user.email)).toHaveLength(1);
		await visitor.goto((await installation.linksMailedTo(member.user.email))[0] ?? '');
		await expect(visitor.getByLabel(/^New Password/)).toBeVisible();
		expect(await namesFor(visitor)).toEqual(['username', 'new-password', 'new-password']);
		await expect(visitor.locator('form input[autocomplete="username"]')).toHaveValue(member.user.email);
		await elsewhere.close();
	},
);

test('where motion is reduced, another theme is there at once', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await page.goto('/signin');
	await expect(page.getByRole('heading').first()).toBeVisible();
	const colours = await page.evaluate(() => {
		const colour = () => getComputedStyle(document.querySelector('h1, h2') ?? document.body).color;
		const scheme = 'data-mantine-color-scheme';
		return ['light', 'dark', 'light'].map((theme) => {
			document.documentElement.setAttribute(scheme, theme);
			return colour();
		});
	});
	expect(colours[1]).not.toBe(colours[0]);
	expect(colours[2]).toBe(colours[0]);
});
