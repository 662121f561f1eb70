import type { ToolId } from '#tools/catalog.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { KB, scriptsOf } from './support/weight.ts';

/** What was reached when pages were first weighed, and a twentieth more; the sign-in page may never pass 130. */
const MOST_OF_SIGN_IN = 109;
const MOST_OF_TOOL: Record<ToolId, number> = {
	'ai-ad-writer': 322,
	'ai-content-creator': 323,
	'ai-sdr': 323,
	'cold-email-writer': 311,
	compass: 303,
	dealmaker: 315,
	'growth-plan-calculator': 324,
	ideator: 300,
	'prompt-generator': 327,
	'sales-call-analyzer': 333,
};

test(`the sign-in page loads at most ${MOST_OF_SIGN_IN} KB of scripts over the wire`, async ({ page }) => {
	expect(await scriptsOf(page, '/signin')).toBeLessThanOrEqual(MOST_OF_SIGN_IN * KB);
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
	for (const path of [...files, '/api/desk', '/api/runs', '/api/drafts']) {
		expect(
			asked.filter((one) => one === path),
			path,
		).toHaveLength(1);
	}
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
