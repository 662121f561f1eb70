import type { Page } from '@playwright/test';
import { COMPARISON, PLACES } from '#web/navigation.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, memberTest, NARROW } from './support/journey.ts';
import { KB, scriptsOf } from './support/weight.ts';

const WIDE = { width: 1440, height: 900 };

/** The owner's own pages show a member who they are for; a run's page needs a run. */
const PAGES = PLACES.filter(({ isPublic, path }) => !isPublic && !path.includes(':'));
const FOR_THE_OWNER = ['/profile/members', '/profile/submissions', '/settings/model'];

/** Pages that show data of the app itself: what a member sees first stays small. */
const LIGHT_PAGES = [
	'/',
	'/pricing-calculator',
	'/profit-calculator',
	'/ai-tools-directory',
	'/prompts-directory',
	'/top-50-niches',
];

/** Every address of our own that this page links to by now. */
function linksOf(page: Page): Promise<string[]> {
	return page
		.locator('a[href^="/"]')
		.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

function namesOf(pages: readonly { path: string }[]): string {
	return pages.map(({ path }) => path).join(' ');
}

memberTest('every page is reached from the dashboard, the profile or the account menu', async ({ page }) => {
	// My Profile has two addresses; one is enough to reach it. A comparison begins at two runs of the history.
	const elsewhere = ['/profile/my-profile', COMPARISON.path, ...FOR_THE_OWNER];
	const wanted = new Set(PAGES.map(({ path }) => path).filter((path) => !elsewhere.includes(path)));
	await page.goto('/');
	await page.getByRole('button', { name: /Account menu/ }).click();
	await expect(page.getByRole('menuitem').first()).toBeVisible();
	for (const path of await linksOf(page)) wanted.delete(path);
	await page.goto('/profile');
	const missing = async () => {
		for (const path of await linksOf(page)) wanted.delete(path);
		return [...wanted];
	};
	// Some of a page may come after its heading.
	await expect.poll(missing, 'pages that nothing leads to').toEqual([]);
});

/** In parts, so that the workers can share them. */
const PARTS = [0, 1, 2, 3];

for (const part of PARTS) {
	const pages = [...PAGES, { path: '/nowhere', title: 'Page Not Found' }].filter(
		(_, index) => index % PARTS.length === part,
	);
	memberTest(
		`has its title, no axe finding and no sideways scroll at 390 px: ${namesOf(pages)}`,
		{ tag: '@slow' },
		async ({ page }) => {
			memberTest.setTimeout(360_000);
			for (const { path, title } of pages) {
				await page.goto(path);
				await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
				await expect(page).toHaveTitle(title);
				await expectAccessible(page);
				await page.setViewportSize(NARROW);
				await expectNoSidewaysScroll(page);
				await page.setViewportSize(WIDE);
			}
		},
	);
}

memberTest(
	'the pages that need no model load at most 235 KB of scripts, with their headers',
	{ tag: '@slow' },
	async ({ page }) => {
		for (const path of LIGHT_PAGES) expect(await scriptsOf(page, path), path).toBeLessThanOrEqual(235 * KB);
	},
);

memberTest(
	'the palette opens with Ctrl-K, has no axe finding and leads to a page by keyboard',
	{ tag: '@slow' },
	async ({ page }) => {
		await page.goto('/history');
		await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
		await page.keyboard.press('Control+k');
		await expect(page.getByRole('combobox', { name: /Search tools/ })).toBeFocused();
		await expectAccessible(page);
		await page.keyboard.type('niches');
		await page.keyboard.press('Enter');
		await expect(page).toHaveTitle('Top 50 Niches');
	},
);

memberTest('a member suggests a tool', { tag: '@slow' }, async ({ page }) => {
	await page.goto('/ai-tools-directory');
	await page.getByRole('button', { name: 'Submit a Tool' }).click();
	await expectAccessible(page);
	await page.getByRole('textbox', { name: /Name of the tool/ }).fill('Kettle CRM');
	await page.getByRole('textbox', { name: /Web address/ }).fill('https://kettle.example');
	await page.getByRole('textbox', { name: /Why it belongs/ }).fill('It drafts replies for small teams.');
	await page.getByRole('button', { name: 'Submit tool' }).click();
	await expect(page.getByText(/Your tool was sent/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Done' }).click();
	await expect(page.getByRole('button', { name: 'Submit a Tool' })).toBeFocused();
});
