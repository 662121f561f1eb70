import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { compressFolder } from '../../../scripts/compressed-files.ts';

const PAGE = `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="app-settings" content="__APP_SETTINGS__"><div id="root"></div><!--${' '.repeat(1000)}-->`;

const LARGE = `export const words = [${'"a call", '.repeat(500)}];`;

let webDir: string;
let test: TestApp;
beforeAll(async () => {
	webDir = await mkdtemp(join(tmpdir(), 'growth-toolkit-web-'));
	await mkdir(join(webDir, 'assets'));
	await writeFile(join(webDir, 'index.html'), PAGE);
	await writeFile(join(webDir, 'assets/main-1a2b3c.js'), 'export {};');
	await writeFile(join(webDir, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	await writeFile(join(webDir, 'assets/large-4d5e6f.js'), LARGE);
	await compressFolder(webDir);
	const env = { PURCHASE_URL: 'https://shop.example.com/?a=1&b="2"', SUPPORT_EMAIL: 'help@example.com' };
	test = await buildTestApp({ webDir, env });
}, 60_000);
afterAll(async () => {
	await test.close();
	await rm(webDir, { recursive: true });
});

const open = (url: string, accept = 'text/html') => test.send('GET', url, { headers: { accept } });

const load = (encoding: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
	test.app.inject({ method, url: '/assets/large-4d5e6f.js', headers: { 'accept-encoding': encoding, ...headers } });

/** A browser, and a test without the network, would tidy the path first. */
function pathAsIs(address: string, path: string): Promise<string> {
	const { hostname, port } = new URL(address);
	return new Promise((resolve, reject) => {
		get({ hostname, port, path }, (response) => text(response).then(resolve, reject)).on('error', reject);
	});
}

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
			moreModels: [],
			ownKeys: false,
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

	it('sends its files with what protects a script or a worker, and no more', async () => {
		const { headers } = await open('/assets/main-1a2b3c.js', '*/*');
		expect(headers).toMatchObject({
			'content-security-policy': "default-src 'self'",
			'cross-origin-resource-policy': 'same-origin',
			'referrer-policy': 'no-referrer',
			'x-content-type-options': 'nosniff',
		});
		const page = await open('/');
		for (const name of ['cross-origin-opener-policy', 'x-frame-options']) {
			expect([headers[name], page.headers[name]]).toEqual([undefined, expect.any(String)]);
		}
	});

	it.each([
		['gzip, deflate, br', 'br', brotliDecompressSync],
		['gzip', 'gzip', gunzipSync],
	] as const)(
		'sends a file as it was compressed at the build to whoever accepts %s',
		async (accepted, encoding, unpack) => {
			const response = await load(accepted);
			expect(response.headers).toMatchObject({
				'content-encoding': encoding,
				'content-type': 'application/javascript; charset=utf-8',
				'content-length': String(response.rawPayload.length),
				'cache-control': 'public, max-age=31536000, immutable',
				vary: 'accept-encoding',
			});
			expect(response.rawPayload.length).toBeLessThan(LARGE.length / 10);
			expect(unpack(response.rawPayload).toString()).toBe(LARGE);
		},
	);

	it('sends the file itself where nothing else is accepted, and says that this depends', async () => {
		const { headers, body } = await load('identity');
		expect(body).toBe(LARGE);
		expect(headers['content-encoding']).toBeUndefined();
		expect(headers.vary).toBe('accept-encoding');
	});

	it('gives each form of a file a weak tag of its own, and 304 to whoever has it', async () => {
		const forms = ['br', 'gzip', 'identity'];
		const tags = await Promise.all(forms.map(async (form) => String((await load(form)).headers.etag)));
		expect(new Set(tags).size).toBe(3);
		for (const tag of tags) expect(tag).toMatch(/^W\/"/);
		const known = await load('br', { 'if-none-match': tags[0] ?? '' });
		expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', tags[0]]);
		expect((await load('gzip', { 'if-none-match': tags[0] ?? '' })).statusCode).toBe(200);
	});

	it('answers HEAD and a range by the same form', async () => {
		const whole = await load('br');
		const head = await load('br', {}, 'HEAD');
		expect([head.statusCode, head.body]).toEqual([200, '']);
		for (const name of ['content-length', 'content-encoding', 'etag', 'vary']) {
			expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
		}
		const range = await load('br', { range: 'bytes=5-14' });
		expect(range.statusCode).toBe(206);
		expect(range.headers['content-range']).toBe(`bytes 5-14/${whole.rawPayload.length}`);
		expect(range.rawPayload).toEqual(whole.rawPayload.subarray(5, 15));
	});

	it('compresses its page as well, which stays another one each time', async () => {
		const headers = { accept: 'text/html', 'accept-encoding': 'br' };
		const response = await test.app.inject({ url: '/signin', headers });
		expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
		const page = brotliDecompressSync(response.rawPayload).toString();
		const nonce = /name="csp-nonce" content="([^"]+)"/.exec(page)?.[1];
		expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
		const head = await test.app.inject({ method: 'HEAD', url: '/signin', headers });
		expect(head.headers['content-encoding']).toBe('br');
		// Within a few bytes, since the nonce differs.
		expect(Number(head.headers['content-length']) / response.rawPayload.length).toBeCloseTo(1, 1);
	});

	it.each([
		'/assets/large-4d5e6f.js.br',
		'/assets/large-4d5e6f.js.gz',
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

	it('gives away no file beside it, however the way there is written', async () => {
		const [address, secret] = [await test.listen(), 'a file beside the app'];
		await writeFile(`${webDir}-beside.txt`, secret);
		const name = `${basename(webDir)}-beside.txt`;
		for (const up of [
			'..',
			'%2e%2e',
			'.%2E',
			'..%2f..',
			'..%5c..',
			'%252e%252e',
			'....//',
			'..;',
			'..%00',
			'..%c0%af..',
		]) {
			for (const from of ['', '/assets', '/assets/..', '//']) {
				const answer = await pathAsIs(address, `${from}/${up}/${name}`);
				expect([up, answer.includes(secret)]).toEqual([up, false]);
			}
		}
		await rm(`${webDir}-beside.txt`);
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
