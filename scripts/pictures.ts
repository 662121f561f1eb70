/**
 * `npm run pictures [-- FOLDER [NAME]]` photographs the screens of a built web app (`npm run build`) at three widths in both
 * themes, with an example client and the built-in result of every tool, to be looked at beside the mocks. Long pages come
 * in several pictures, each as high as one can still read. With NAME only screens whose name holds it.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { makeResult, type Signed } from '../bench/support/results.ts';
import { startInstallation } from '../e2e/support/installation.ts';
import { catalog, type ToolId } from '../src/tools/catalog.ts';
import { findBrowser } from './browser.ts';

const WINDOWS = [
	{ width: 390, height: 844 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** In pixels; and how many of such a height are taken of one page. */
const HIGHEST = 1800;
const MOST = 3;
/** Suggestions are asked for shortly after a field is shown. */
const SETTLING_MS = 1500;
/** Colours change over a moment. */
const FADING_MS = 400;

interface Screen {
	name: string;
	path: string;
	/** What is done before the picture is taken. */
	act?: (page: Page) => Promise<unknown>;
}

const OF_VISITORS: readonly Screen[] = [
	{ name: 'sign-in', path: '/signin' },
	{ name: 'sign-up', path: '/signup' },
	{ name: 'forgotten-password', path: '/forgot-password' },
];

const OF_BEGINNERS: readonly Screen[] = [
	{ name: 'home-empty', path: '/' },
	{ name: 'history-empty', path: '/history' },
	{ name: 'clients-empty', path: '/clients' },
];

const OF_MEMBERS: readonly Screen[] = [
	{ name: 'home', path: '/' },
	{ name: 'history', path: '/history' },
	{ name: 'clients', path: '/clients' },
	{ name: 'my-profile', path: '/profile' },
	{ name: 'business-profile', path: '/profile/business' },
	{ name: 'model', path: '/settings/model' },
	{ name: 'members', path: '/profile/members' },
	{ name: 'pricing-calculator', path: '/pricing-calculator' },
	{ name: 'profit-calculator', path: '/profit-calculator' },
	{ name: 'growth-plans', path: '/growth-plan' },
	{ name: 'niches', path: '/top-50-niches' },
	{ name: 'tools-directory', path: '/ai-tools-directory' },
	{ name: 'prompts-directory', path: '/prompts-directory' },
	...['sales-call-analyzer', 'cold-email-writer'].map((id) => ({ name: `form-${id}`, path: `/${id}` })),
	{ name: 'form-unfilled', path: '/ai-ad-writer', act: next },
	{ name: 'form-last-step', path: '/dealmaker', act: toLastStep },
];

async function toLastStep(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Fill with an example' }).click();
	await next(page);
}

async function next(page: Page): Promise<void> {
	const button = page.getByRole('button', { name: 'Next', exact: true });
	while (await button.isVisible()) await button.click();
}

async function photograph(page: Page, { name, path, act }: Screen): Promise<void> {
	for (const window of WINDOWS) {
		await page.setViewportSize(window);
		await page.goto(path, { waitUntil: 'networkidle' });
		await act?.(page);
		await page.waitForLoadState('networkidle');
		await page.waitForTimeout(SETTLING_MS);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (const theme of THEMES) {
			// The app takes its theme from another of its tabs, a shared page from the browser.
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			await page.evaluate(
				(newValue) => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })),
				theme,
			);
			await page.waitForTimeout(FADING_MS);
			for (let part = 0; part * HIGHEST < height && part < MOST; part += 1) {
				const clip = {
					x: 0,
					y: part * HIGHEST,
					width: window.width,
					height: Math.min(HIGHEST, height - part * HIGHEST),
				};
				await page.screenshot({
					path: join(folder, `${name}-${window.width}-${theme}-${part + 1}.png`),
					clip,
					fullPage: true,
				});
			}
		}
	}
}

async function photographAll(browser: Browser, screens: readonly Screen[], signed?: Signed & { user: object }) {
	const context = await browser.newContext({ baseURL: installation.url });
	if (signed) {
		await context.addInitScript(({ token, user }) => {
			localStorage.setItem('auth_token', token);
			localStorage.setItem('auth_user', JSON.stringify(user));
		}, signed);
	}
	const page = await context.newPage();
	for (const screen of screens.filter(({ name }) => name.includes(wanted))) await photograph(page, screen);
	await context.close();
}

/** The screens of what an example client and every tool's example give. */
async function madeScreens(signed: Signed): Promise<Screen[]> {
	const screens: Screen[] = [];
	for (const id of Object.keys(catalog) as ToolId[]) {
		const run = await makeResult(signed, id);
		screens.push({ name: `result-${id}`, path: `/history/${run}` });
		if (id === 'sales-call-analyzer') screens.push(...tabsOfCall(run));
		if (SHARED.has(id)) screens.push({ name: `shared-${id}`, path: await shared(signed, run) });
	}
	const { client } = await send<{ client: { id: string } }>(signed, '/api/clients/example');
	return [...screens, { name: 'client', path: `/clients/${client.id}` }];
}

const SHARED: ReadonlySet<ToolId> = new Set(['dealmaker', 'growth-plan-calculator']);

function tabsOfCall(run: string): Screen[] {
	return ['BANT Qualification', 'Conversation Analysis', 'Coaching & Next Steps'].map((tab) => ({
		name: `call-${tab.toLowerCase().replaceAll(' ', '-')}`,
		path: `/history/${run}`,
		act: (page) => page.getByRole('tab', { name: tab }).first().click(),
	}));
}

async function shared(signed: Signed, run: string): Promise<string> {
	const wishes = { leaveOpen: true, keepDays: true };
	const { share } = await send<{ share: { address: string } }>(signed, `/api/runs/${run}/shares`, wishes);
	return new URL(share.address).pathname;
}

async function send<Answer>({ url, token }: Signed, path: string, body: object = {}): Promise<Answer> {
	const response = await fetch(`${url}${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
	return (await response.json()) as Answer;
}

const [, , where = '.cache/pictures', wanted = ''] = process.argv;
const folder = resolve(where);
if (wanted === '') await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const installation = await startInstallation({ LOG_LEVEL: 'fatal' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
	const { url } = installation;
	const owner = { url, ...(await installation.signUpOwner('owner@example.com')) };
	await photographAll(browser, OF_VISITORS);
	await photographAll(browser, OF_BEGINNERS, owner);
	await photographAll(browser, [...OF_MEMBERS, ...(await madeScreens(owner))], owner);
} finally {
	await browser.close();
	await installation.stop();
}
