import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_PASSWORD, type TestApp } from '#test/app.ts';
import { temporaryFolder } from '#test/cache.ts';
import { tinyTool } from '#test/tiny-tool.ts';

const endpoint = tinyTool.contract.endpoint;
const json = { 'content-type': 'application/json' };

let test: TestApp;
let token: string;
let run: string;
beforeAll(async () => {
	const webDir = await temporaryFolder();
	await mkdir(join(webDir, 'assets'));
	await writeFile(join(webDir, 'index.html'), '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">');
	await writeFile(join(webDir, 'assets/main-1a2b3c.js'), 'export {};');
	await writeFile(join(webDir, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	test = await buildTestApp({ tools: { 'tiny-tool': tinyTool }, webDir });
	token = await test.signUp('ann@example.com');
	run = (await test.send('POST', endpoint, { token, body: { topic: 'pumps' } })).json().run.id;
}, 60_000);
afterAll(() => test.close());

const ask = (method: InjectOptions['method'], url: string, options: InjectOptions = {}) =>
	test.app.inject({ method, url, ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });

type Asked = [status: number, method: InjectOptions['method'], url: string, options?: InjectOptions];

const REFUSED: readonly Asked[] = [
	[400, 'GET', '/%'],
	[400, 'GET', '/api/runs/%E0%A4'],
	[400, 'POST', endpoint, { headers: json, payload: '{' }],
	[401, 'GET', '/api/runs', { headers: { authorization: '' } }],
	[403, 'GET', '/api/members'],
	[404, 'GET', '/api/nothing'],
	[404, 'GET', '/assets/gone.js'],
	[404, 'DELETE', endpoint],
	[404, 'OPTIONS', endpoint],
	[404, 'GET', '/share/nothing'],
	[404, 'POST', '/'],
	[413, 'POST', '/api/auth/signin', { headers: json, payload: `"${'x'.repeat(9000)}"` }],
	[415, 'POST', endpoint, { headers: { 'content-type': 'text/plain' }, payload: 'a' }],
];

const OF_MEMBERS: readonly Asked[] = [
	[200, 'GET', '/api/auth/me'],
	[200, 'GET', '/api/runs'],
	[200, 'HEAD', '/api/runs'],
	[200, 'GET', '/api/runs/RUN'],
	[200, 'GET', '/api/runs/RUN/events'],
	[200, 'GET', '/api/runs/RUN/export?format=json'],
	[200, 'GET', '/api/runs/RUN/export?format=docx'],
	[200, 'POST', '/api/auth/signin', { payload: { email: 'ann@example.com', password: TEST_PASSWORD } }],
	[200, 'POST', '/api/account/export'],
];

const OF_EVERYBODY: readonly Asked[] = [
	[200, 'GET', '/'],
	[200, 'GET', '/assets/main-1a2b3c.js'],
	[200, 'GET', '/logo.svg'],
	[200, 'GET', '/api/docs'],
	[200, 'GET', '/readyz'],
];

const named = (all: readonly Asked[]) => all.map((asked) => [asked.slice(0, 3).join(' '), asked] as const);

describe('every answer', () => {
	it.each(named([...REFUSED, ...OF_MEMBERS, ...OF_EVERYBODY]))(
		'has the headers that hold a browser back: %s',
		async (_, [status, method, url, options]) => {
			const { statusCode, headers } = await ask(method, url.replace('RUN', run), options);
			expect(statusCode).toBe(status);
			expect(headers['x-content-type-options']).toBe('nosniff');
			expect(headers['referrer-policy']).toBe('no-referrer');
			expect(headers['content-security-policy']).toContain('default-src');
			expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
		},
	);

	it.each(named([...REFUSED, ...OF_MEMBERS]))(
		'that is a member’s, or refuses something, is kept nowhere: %s',
		async (_, [, method, url, options]) => {
			const { headers } = await ask(method, url.replace('RUN', run), options);
			expect(headers['cache-control']).toBe('no-store');
		},
	);
});
