import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
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
}

export const test = base.extend<Fixtures, WorkerFixtures>({
	installation: [
		async ({}, use) => {
			const installation = await startInstallation();
			await use(installation);
			await installation.stop();
		},
		{ scope: 'worker' },
	],

	baseURL: ({ installation }, use) => use(installation.url),

	consoleMessages: [
		async ({ page }, use) => {
			const messages: string[] = [];
			page.on('console', (message) => {
				if (['error', 'warning'].includes(message.type())) messages.push(message.text());
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
		const localStorage = [
			{ name: 'auth_token', value: member.token },
			{ name: 'auth_user', value: JSON.stringify(member.user) },
		];
		await use({ cookies: [], origins: [{ origin: installation.url, localStorage }] });
	},
});

export { expect };

/** The browser itself reports every answer of 400 and more; a journey that provokes one takes it back. */
export function forgiveRefusals(messages: string[], expected: RegExp = /Failed to load resource/): void {
	const left = messages.filter((message) => !expected.test(message));
	messages.splice(0, messages.length, ...left);
}

/** Fails with the rules and the elements when axe finds anything. */
export async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.target.join(' '))])).toEqual([]);
}

export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
	await page.evaluate((value) => localStorage.setItem('theme', value), theme);
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
}
