import type { ToolId } from '#tools/catalog.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { KB, scriptsOf } from './support/weight.ts';

/** What was reached when pages were first weighed, and a twentieth more; the sign-in page may never pass 130. */
const MOST_OF_SIGN_IN = 109;
const MOST_OF_HOME = 160;
const MOST_OF_TOOL: Record<ToolId, number> = {
	'ai-ad-writer': 273,
	'ai-content-creator': 275,
	'ai-sdr': 271,
	'cold-email-writer': 276,
	compass: 266,
	dealmaker: 270,
	'growth-plan-calculator': 274,
	ideator: 268,
	'prompt-generator': 265,
	'sales-call-analyzer': 281,
};

test(`the sign-in page loads at most ${MOST_OF_SIGN_IN} KB of scripts over the wire`, async ({ page }) => {
	expect(await scriptsOf(page, '/signin')).toBeLessThanOrEqual(MOST_OF_SIGN_IN * KB);
});

memberTest(`home loads at most ${MOST_OF_HOME} KB of scripts over the wire`, async ({ page }) => {
	expect(await scriptsOf(page, '/')).toBeLessThanOrEqual(MOST_OF_HOME * KB);
});

memberTest('a member’s page asks at once for its files and for what it shows, each once', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.waitForLoadState('networkidle');
	const files = await page
		.locator('link[rel="modulepreload"]')
		.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
	expect(files.length).toBeGreaterThan(3);
	expect(files.filter((path) => /overlays|controls|form|result|schemas/.test(path))).toEqual([]);
	for (const path of [...files, '/api/desk', '/api/runs', '/api/drafts']) {
		expect(
			asked.filter((one) => one === path),
			path,
		).toHaveLength(1);
	}
});

memberTest('a stored result loads nothing that only a form or a menu needs', async ({ page, member, installation }) => {
	const { example } = await import('#tools/compass/example.ts');
	const response = await page.request.post(`${installation.url}/api/compass/analyze?engine=built-in`, {
		headers: { authorization: `Bearer ${member.token}` },
		data: example,
	});
	const { run } = (await response.json()) as { run: { id: string } };
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto(`/history/${run.id}`);
	await expect(
		page.getByRole('button', { name: 'More actions' }).or(page.getByRole('button', { name: 'Edit' })),
	).toBeVisible();
	expect(asked.filter((path) => /\/result-/.test(path)).length).toBeGreaterThan(0);
	expect(asked.filter((path) => /\/(?:form|overlays|controls|generator-page)-.*\.js/.test(path))).toEqual([]);
	await page.getByRole('button', { name: /^Account menu/ }).click();
	await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});

test('a visitor’s page asks for no file of members', async ({ page }) => {
	await page.goto('/signin');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.locator('link[rel="modulepreload"][href*="member"]').count()).toBe(0);
});

for (const [id, most] of Object.entries(MOST_OF_TOOL)) {
	const tag = id === 'sales-call-analyzer' ? [] : ['@slow'];
	memberTest(`the page of ${id} loads at most ${most} KB of scripts over the wire`, { tag }, async ({ page }) => {
		expect(await scriptsOf(page, `/${id}`)).toBeLessThanOrEqual(most * KB);
	});
}
