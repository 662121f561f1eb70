import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Session } from '#shared/account.ts';
import { type Installation, startInstallation } from './installation.ts';

interface Fixtures {
	/** A member of their own for this journey. */
	member: Session;
	/** Console messages of the page; the journey fails when any is left at its end. */
	consoleMessages: string[];
}

interface WorkerFixtures {
	installation: Installation;
	/** The one owner of the installation. */
	owner: Session;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
	installation: [
		async ({}, use) => {
			const installation = await startInstallation();
			await use(installation);
			await installation.stop();
		},
		{ scope: 'worker', timeout: 240_000 },
	],

	owner: [
		async ({ installation }, use) => {
			await use(await installation.signUpOwner('owner@example.com'));
		},
		{ scope: 'worker' },
	],

	baseURL: ({ installation }, use) => use(installation.url),

	consoleMessages: [
		async ({ page }, use) => {
			const messages: string[] = [];
			page.on('console', (message) => {
				if (!['error', 'warning'].includes(message.type())) return;
				messages.push(`${message.text()} (${new URL(message.location().url || page.url()).pathname})`);
			});
			page.on('pageerror', (error) => messages.push(String(error)));
			await use(messages);
			expect(messages, 'messages in the console').toEqual([]);
		},
		{ auto: true },
	],

	member: async ({ installation }, use, { testId }) => {
		await use(await installation.signUp(`member-${testId}@example.com`));
	},
});

/** The same, with `member` signed in on the page. */
export const memberTest = test.extend({
	storageState: async ({ member, installation }, use) => {
		await use(signedIn(installation, member));
	},
});

/** The same, with `owner` signed in on the page. */
export const ownerTest = test.extend({
	storageState: async ({ owner, installation }, use) => {
		await use(signedIn(installation, owner));
	},
});

/** What a browser keeps of a session. */
function signedIn({ url }: Installation, { token, user }: Session) {
	const localStorage = [
		{ name: 'auth_token', value: token },
		{ name: 'auth_user', value: JSON.stringify(user) },
	];
	return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Another browser, in which somebody is signed in or nobody is; it closes with its context. */
export function anotherBrowser(
	browser: Browser,
	installation: Installation,
	session?: Session,
	options: { userAgent?: string } = {},
): Promise<BrowserContext> {
	const storageState = session ? signedIn(installation, session) : undefined;
	return browser.newContext({ baseURL: installation.url, storageState, ...options });
}

export { expect };

/** The window of a telephone, in pixels. */
export const NARROW = { width: 390, height: 844 };

/** The browser itself reports every answer of 400 and more; a journey that provokes one takes it back. */
export function forgiveRefusals(messages: string[], expected: RegExp = /Failed to load resource/): void {
	const left = messages.filter((message) => !expected.test(message));
	messages.splice(0, messages.length, ...left);
}

/**
 * Fails with the rules and the elements when axe finds anything. What depends on the theme is contrast alone, so it is
 * looked at in both; everything else once.
 */
export async function expectAccessible(page: Page): Promise<void> {
	const theme = await page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
	const other = theme === 'dark' ? 'light' : 'dark';
	await expectStill(page);
	const found = [...(await violationsOf(axe(page)))];
	await paint(page, other);
	await expectStill(page);
	found.push(...(await violationsOf(axe(page).withRules(['color-contrast']))).map((one) => [other, ...one]));
	await paint(page, theme ?? 'light');
	expect(found).toEqual([]);
}

const SCHEME = 'data-mantine-color-scheme';

/**
 * No frames of other origins are ever in our pages: the check may stay in the one that is open. No rule
 * that is run reads style sheets.
 */
const axe = (page: Page) =>
	new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: { assets: ['media'] } });

async function violationsOf(check: AxeBuilder): Promise<string[][]> {
	const { violations } = await check.analyze();
	return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.target.join(' '))]);
}

/** Shows the page in the theme, without a word to the app, which would remember it. */
async function paint(page: Page, theme: string): Promise<void> {
	await page.evaluate(
		([name, value]) => {
			document.documentElement.setAttribute(name, value);
			return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		},
		[SCHEME, theme] as const,
	);
}

/** What fades in or moves has arrived: colours in between are nobody's to read. What never ends is left alone. */
async function expectStill(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document.getAnimations().every(
			(one) =>
				one.playState !== 'running' ||
				// It follows a scroll, and moves with it alone.
				one.timeline !== document.timeline ||
				one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
		),
	);
}

export const accountMenu = (page: Page): Locator => page.getByRole('button', { name: /^Account menu/ });

/** On a page that is signed in by a session that is over: its next call to the server leads to sign-in, with the reason. */
export async function expectExpired(page: Page): Promise<void> {
	await accountMenu(page).click();
	await page.getByRole('menuitem', { name: 'Profile' }).click();
	await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
	await expect(page).toHaveURL(/\/signin$/);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const width = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	await expect.poll(width, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
}
