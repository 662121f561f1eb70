import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { tinyTool } from '#test/tiny-tool.ts';

const tools = { 'tiny-tool': tinyTool };
const endpoint = tinyTool.contract.endpoint;

let test: TestApp;
let token: string;
beforeAll(async () => {
	test = await buildTestApp({ tools });
	token = await test.signUp('ann@example.com');
}, 60_000);
afterAll(() => test.close());

describe('the envelopes', () => {
	it('ERR-1: answers a refused tool call with `error` and `code`', async () => {
		const response = await test.send('POST', endpoint, { token, body: {} });
		expect(response.statusCode).toBe(400);
		expect(response.json()).toEqual({
			error: 'topic is empty: fill it in.',
			code: 'INVALID_REQUEST',
			details: [{ field: 'topic', problem: 'is empty: fill it in' }],
		});
	});

	it('API-11: answers a refused sign-in with `message` and `code`', async () => {
		const body = { email: 'nobody@example.com', password: 'whatever-it-is' };
		const response = await test.send('POST', '/api/auth/signin', { body });
		expect(response.statusCode).toBe(404);
		expect(response.json()).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', message: expect.any(String) });
	});

	it.each([
		['an unknown field', { topic: 'x', colour: 'red' }, 'colour is not a field of this request: take it out.'],
		['a list in place of text', { topic: ['x'] }, 'topic must be text.'],
		['a list in place of the object', [], 'The body must be a JSON object.'],
		['null', null, 'The body must be a JSON object.'],
		[
			'a text that is too long',
			{ topic: 'x'.repeat(20_001) },
			'topic is too long: at most 20,000 characters; shorten it.',
		],
	])('names the field and the remedy for %s', async (_, body, error) => {
		const headers = { 'content-type': 'application/json' };
		const response = await test.send('POST', endpoint, { token, headers, body: JSON.stringify(body) });
		expect(response.statusCode).toBe(400);
		expect(response.json()).toMatchObject({ error, code: 'INVALID_REQUEST' });
	});

	it.each([
		['malformed JSON', 'application/json', '{"topic": ', 400, 'INVALID_REQUEST'],
		['an empty body', 'application/json', '', 400, 'INVALID_REQUEST'],
		['text, even where it holds JSON', 'text/plain', '{"topic":"x"}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
		['a form', 'application/x-www-form-urlencoded', 'topic=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
		['more than 3 MiB', 'application/json', JSON.stringify({ topic: 'x'.repeat(3 * 1024 * 1024) }), 413, 'TOO_LARGE'],
		['a poisoned prototype', 'application/json', '{"topic":"x","__proto__":{"a":1}}', 400, 'INVALID_REQUEST'],
	])('API-1: refuses %s', async (_, type, body, statusCode, code) => {
		const response = await test.send('POST', endpoint, { token, headers: { 'content-type': type }, body });
		expect(response.statusCode).toBe(statusCode);
		expect(response.json()).toMatchObject({ error: expect.any(String), code });
	});

	it('API-22: answers 401 before it reads the body', async () => {
		const headers = { 'content-type': 'application/json' };
		for (const bearer of [undefined, 'no-such-token']) {
			const response = await test.send('POST', endpoint, { token: bearer, headers, body: '{"malformed' });
			expect(response.statusCode).toBe(401);
			expect(response.json()).toEqual({ error: 'Sign in to go on.', code: 'UNAUTHENTICATED' });
		}
	});

	it.each(['/api', '/api/nothing', '/api/runs/x/y/z', '/assets/gone.js', '/favicon-of-old.png'])(
		'answers 404 in JSON for %s',
		async (url) => {
			const response = await test.send('GET', url, { headers: { accept: 'text/html' } });
			expect(response.statusCode).toBe(404);
			expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
		},
	);

	it('answers 400 for an address that cannot be decoded', async () => {
		const response = await test.send('GET', '/api/runs/%ff');
		expect(response.statusCode).toBe(400);
		expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
		expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
	});

	it('answers nothing of an error of ours but the request id', async () => {
		const other = await buildTestApp({ tools });
		const otherToken = await other.signUp('b@example.com');
		await other.database.db.execute(sql`alter table runs rename to secret_plan`);
		const response = await other.send('POST', endpoint, { token: otherToken, body: { topic: 'x' } });
		await other.database.db.execute(sql`alter table secret_plan rename to runs`);
		expect(response.statusCode).toBe(500);
		const id = response.headers['x-request-id'];
		expect(response.json()).toEqual({
			error: `Something went wrong on our side. Try again; if it stays, tell support the request id ${id}.`,
			code: 'INTERNAL',
		});
	});
});

describe('every response', () => {
	it('names its request with an id of our own', async () => {
		const responses = await Promise.all(
			['/healthz', '/api/nothing', '/'].map((url) => test.send('GET', url, { headers: { 'x-request-id': 'mine' } })),
		);
		const ids = responses.map(({ headers }) => headers['x-request-id']);
		expect(new Set(ids).size).toBe(3);
		for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/);
	});

	it('SESSION-10: carries a content security policy that lets no foreign script run', async () => {
		const { headers } = await test.send('GET', '/api/nothing');
		const policy = String(headers['content-security-policy']);
		for (const part of [
			"default-src 'self'",
			"script-src 'self'",
			"style-src-attr 'unsafe-inline'",
			"frame-ancestors 'none'",
			"object-src 'none'",
			"base-uri 'none'",
		]) {
			expect(policy.split(';')).toContain(part);
		}
		expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{20,}'/);
		expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
		expect(headers['x-content-type-options']).toBe('nosniff');
		expect(headers['referrer-policy']).toBe('no-referrer');
		expect(headers['strict-transport-security']).toBeUndefined();
	});

	it('asks for https from then on only where members come by https', async () => {
		const secure = await buildTestApp({ tools, env: { PUBLIC_URL: 'https://toolkit.example.com/' } });
		expect((await secure.send('GET', '/healthz')).headers['strict-transport-security']).toContain('max-age=31536000');
	});

	it('may be read by the listed origins alone', async () => {
		const open = await buildTestApp({ tools, env: { CORS_ORIGINS: 'https://app.example.com' } });
		const from = async (origin: string) => (await open.send('GET', '/healthz', { headers: { origin } })).headers;
		expect((await from('https://app.example.com'))['access-control-allow-origin']).toBe('https://app.example.com');
		expect((await from('https://evil.example.com'))['access-control-allow-origin']).toBeUndefined();
		expect(
			(await test.send('GET', '/healthz', { headers: { origin: 'https://app.example.com' } })).headers,
		).not.toHaveProperty('access-control-allow-origin');
	});
});

describe('a forwarded address', () => {
	const guess = (app: TestApp, count: number, email = 'nobody@example.com') =>
		app.send('POST', '/api/auth/signin', {
			headers: { 'x-forwarded-for': `203.0.${count}.7` },
			body: { email, password: 'whatever-it-is' },
		});

	it('is not believed of anybody, so that a new one does not escape the limit', async () => {
		const open = await buildTestApp({ tools });
		for (let count = 0; count < 10; count++) await guess(open, count);
		const response = await guess(open, 99);
		expect(response.statusCode).toBe(429);
		expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
		expect(response.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', message: expect.any(String) });
	});

	it('is believed of the listed proxies', async () => {
		const proxied = await buildTestApp({ tools, env: { TRUST_PROXY: '127.0.0.1' } });
		for (let count = 0; count < 40; count++) {
			expect((await guess(proxied, count, `nobody-${count}@example.com`)).statusCode).toBe(404);
		}
	});
});

describe('health', () => {
	it('tells that the process lives and that the database answers', async () => {
		expect((await test.send('GET', '/healthz')).json()).toEqual({ status: 'ok' });
		expect((await test.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
	});

	it('is not ready while the database does not answer', async () => {
		const database = { ...test.database, ready: async () => false };
		const waiting = await buildTestApp({ tools, database });
		const response = await waiting.send('GET', '/readyz');
		expect(response.statusCode).toBe(503);
		expect(response.json()).toMatchObject({ code: 'NOT_READY' });
		expect((await waiting.send('GET', '/healthz')).statusCode).toBe(200);
	});
});

describe('the description of the API', () => {
	it('lists every route with its body and its answers', async () => {
		const response = await test.send('GET', '/api/openapi.json');
		const { openapi, paths } = response.json();
		expect(openapi).toBe('3.1.0');
		expect(Object.keys(paths)).toEqual(
			expect.arrayContaining(['/api/auth/signin', '/api/runs', '/api/runs/{id}/export', '/healthz', endpoint]),
		);
		const generate = paths[endpoint].post;
		expect(generate.requestBody.content['application/json'].schema.properties).toHaveProperty('topic');
		expect(generate.responses['200'].content['application/json'].schema.properties).toHaveProperty('report');
		expect(Object.keys(generate.responses)).toEqual(expect.arrayContaining(['200', '202', '4XX', '5XX']));
		for (const methods of Object.values<object>(paths)) {
			for (const operation of Object.values(methods)) expect(operation.summary).toBeTruthy();
		}
	});

	it('has no request that takes fields which are not named', async () => {
		type Body = { type: string; additionalProperties?: unknown; oneOf?: Body[] };
		type Described = Record<string, { requestBody?: { content: Record<string, { schema: Body }> } }>;
		const paths: Record<string, Described> = (await test.send('GET', '/api/openapi.json')).json().paths;
		const bodies = Object.entries(paths).flatMap(([path, methods]) =>
			Object.entries(methods).flatMap(([method, { requestBody }]) =>
				Object.values(requestBody?.content ?? {})
					.flatMap(({ schema }) => schema.oneOf ?? [schema])
					.map(({ additionalProperties }) => [`${method} ${path}`, additionalProperties]),
			),
		);
		expect(bodies.length).toBeGreaterThan(20);
		expect(bodies.filter(([, further]) => further !== false)).toEqual([]);
	});

	it('can be read as a page without script', async () => {
		const { body, headers } = await test.send('GET', '/api/docs');
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
		expect(body).toContain('POST /api/auth/signin');
		expect(body).not.toContain('<script');
	});
});
