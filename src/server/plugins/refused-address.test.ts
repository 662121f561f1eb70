import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
	test = await buildTestApp({ tools: {} });
	token = await test.signUp('ann@example.com');
}, 60_000);
afterAll(() => test.close());

const PASSING = ['date', 'connection', 'content-length', 'content-security-policy', 'x-request-id'];

describe('an address that cannot be read', () => {
	it.each([
		['a broken escape', '/%'],
		['a broken escape below the API', '/api/runs/%E0%A4'],
		['a part of more than 1,000 characters', `/api/runs/${'x'.repeat(1001)}`],
	])('is refused under all headers of any other answer: %s', async (_, url) => {
		const usual = await test.send('GET', '/api/nothing');
		for (const method of ['PATCH', 'DELETE'] as const) {
			const refused = await test.send(method, url);
			expect(refused.statusCode).toBe(400);
			expect(refused.json()).toMatchObject({ code: 'INVALID_REQUEST', error: expect.any(String) });
			expect(Object.keys(refused.headers)).toEqual(Object.keys(usual.headers));
			for (const [name, value] of Object.entries(usual.headers)) {
				if (!PASSING.includes(name)) expect([name, refused.headers[name]]).toEqual([name, value]);
			}
			expect(refused.headers['content-security-policy']).toContain("default-src 'self'");
		}
	});

	it('is refused in the envelope of the account routes where it is one of theirs', async () => {
		const refused = await test.send('POST', '/api/auth/%');
		expect(refused.json()).toEqual({ code: 'INVALID_REQUEST', message: expect.any(String) });
	});
});

describe('a NUL character', () => {
	it.each([
		'/api/runs?q=%00',
		'/api/runs/%00',
		'/api/runs?tool=a%00b',
		'/api/drafts/%00',
		'/share/%00',
		'/api/auth/me?%00',
	])('is refused in an address: %s', async (url) => {
		const response = await test.send('GET', url, { token });
		expect(response.statusCode).toBe(400);
		expect(response.body).toContain(url.startsWith('/share') ? 'This did not work' : 'NUL character');
	});
});
