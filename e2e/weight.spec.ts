import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { catalog } from '#tools/catalog.ts';
import { expect, memberTest, test } from './support/journey.ts';

const KB = 1000;

/** Bytes of JavaScript, gzipped, that a page loads until the network is idle. */
async function javascriptOf(page: Page, path: string): Promise<number> {
	const sizes: Promise<number>[] = [];
	page.on('response', (response) => {
		if (/javascript/.test(response.headers()['content-type'] ?? '')) {
			sizes.push(response.body().then((body) => gzipSync(body).length));
		}
	});
	await page.goto(path, { waitUntil: 'networkidle' });
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	expect(bytes, 'a page without JavaScript was measured').toBeGreaterThan(50 * KB);
	return bytes;
}

test('the sign-in page loads at most 175 KB of JavaScript', async ({ page }) => {
	expect(await javascriptOf(page, '/signin')).toBeLessThanOrEqual(175 * KB);
});

for (const id of Object.keys(catalog)) {
	memberTest(`the page of ${id} loads at most 300 KB of JavaScript`, async ({ page }) => {
		expect(await javascriptOf(page, `/${id}`)).toBeLessThanOrEqual(300 * KB);
	});
}
