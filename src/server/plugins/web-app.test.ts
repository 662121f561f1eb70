import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';

const PAGE = `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="app-settings" content="__APP_SETTINGS__"><div id="root"></div>`;

let webDir: string;
let test: TestApp;
beforeAll(async () => {
	webDir = await mkdtemp(join(tmpdir(), 'growth-toolkit-web-'));
	await mkdir(join(webDir, 'assets'));
	await writeFile(join(webDir, 'index.html'), PAGE);
	await writeFile(join(webDir, 'assets/main-1a2b3c.js'), 'export {};');
	await writeFile(join(webDir, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	const env = { PURCHASE_URL: 'https://shop.example.com/?a=1&b="2"', SUPPORT_EMAIL: 'help@example.com' };
	test = await buildTestApp({ webDir, env });
}, 60_000);
afterAll(async () => {
	await test.close();
	await rm(webDir, { recursive: true });
});

const open = (url: string, accept = 'text/html') => test.send('GET', url, { headers: { accept } });

describe('the web app', () => {
	it.each(['/', '/signin', '/sales-call-analyzer', '/history/some-run?tab=2'])(
		'answers its page at %s',
		async (url) => {
			const response = await open(url);
			expect(response.statusCode).toBe(200);
			expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
			expect(response.headers['cache-control']).toBe('no-cache');
		},
	);

	it('SESSION-10: gives each page the nonce that its policy names, new each time', async () => {
		const nonces = await Promise.all(
			['/', '/signin'].map(async (url) => {
				const { body, headers } = await open(url);
				const nonce = /name="csp-nonce" content="([^"]+)"/.exec(body)?.[1];
				expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
				return nonce;
			}),
		);
		expect(new Set(nonces).size).toBe(2);
	});

	it('tells the browser the addresses of this installation', async () => {
		const { body } = await open('/');
		const content = /name="app-settings" content="([^"]*)"/.exec(body)?.[1] ?? '';
		expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
			purchaseUrl: 'https://shop.example.com/?a=1&b="2"',
			supportEmail: 'help@example.com',
			engine: null,
		});
	});

	it('lets hashed files be kept for ever, and others for an hour', async () => {
		const script = await open('/assets/main-1a2b3c.js', '*/*');
		expect(script.headers['content-type']).toMatch(/javascript/);
		expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		const logo = await open('/logo.svg', '*/*');
		expect(logo.statusCode).toBe(200);
		expect(logo.headers['cache-control']).toBe('public, max-age=3600');
	});

	it.each([
		'/assets/main-old.js',
		'/assets/',
		'/assets/gone',
		'/robots.txt',
		'/index.html',
		'/../package.json',
		'/assets/..%2f..%2fpackage.json',
	])('answers 404 and not its page at %s', async (url) => {
		const response = await open(url);
		expect(response.statusCode).toBe(404);
		expect(response.json().code).toBe('NOT_FOUND');
	});

	it('is not for programs that ask for JSON, nor for other methods', async () => {
		expect((await open('/signin', 'application/json')).statusCode).toBe(404);
		expect((await test.send('POST', '/signin')).statusCode).toBe(404);
	});

	it('says what to do where it was not built', async () => {
		const bare = await buildTestApp({ webDir: join(webDir, 'nowhere') });
		const response = await bare.send('GET', '/', { headers: { accept: 'text/html' } });
		expect(response.statusCode).toBe(503);
		expect(response.json().error).toContain('npm run build');
	});
});
