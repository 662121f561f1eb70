import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';

let test: TestApp;
beforeAll(async () => {
	test = await buildTestApp({ tools: {} });
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
