import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH } from '#shared/account.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

const KIB = 1024;

let test: TestApp;
let token: string;
beforeAll(async () => {
	test = await buildTestApp({ tools: {} });
	token = await test.signUp('ann@example.com');
}, 60_000);
afterAll(() => test.close());

const ROUTES = [
	['POST', '/api/auth/signup'],
	['POST', '/api/auth/signin'],
	['POST', '/api/auth/signin/code'],
	['POST', '/api/auth/two-factor/set-up'],
	['POST', '/api/auth/two-factor/turn-on'],
	['POST', '/api/auth/two-factor/turn-off'],
	['POST', '/api/auth/two-factor/recovery-codes'],
	['POST', '/api/auth/signout-everywhere'],
	['PUT', '/api/auth/update-email'],
	['PUT', '/api/auth/change-password'],
	['DELETE', '/api/auth/sessions/x'],
	['POST', '/api/password/forgot-password'],
	['POST', '/api/password/reset-password'],
] as const;

const BODIES = {
	'one long text': JSON.stringify({ email: 'x'.repeat(8 * KIB) }),
	'lists within lists': `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`,
	'many keys': `{${Array.from({ length: 2000 }, (_, key) => `"k${key}":1`).join()}}`,
};

describe.each(ROUTES)('%s %s', (method, url) => {
	it.each(Object.entries(BODIES))('takes no more than 8 KiB: %s', async (_, body) => {
		const headers = { 'content-type': 'application/json' };
		const response = await test.send(method, url, { token, headers, body });
		expect(response.statusCode).toBe(413);
		expect(response.json()).toEqual({
			code: 'TOO_LARGE',
			message: 'The request holds more than 8 KiB. Shorten its texts and send it again.',
		});
	});
});

it('signing out passes over whatever comes along', async () => {
	const other = await test.signUp('bob@example.com');
	const headers = { 'content-type': 'application/json' };
	const body = BODIES['one long text'];
	expect((await test.send('POST', '/api/auth/signout', { token: other, headers, body })).statusCode).toBe(200);
	expect((await test.send('GET', '/api/auth/me', { token: other })).statusCode).toBe(401);
});

it('the longest password fits in, whatever its characters', async () => {
	const newPassword = `aA1!${'\u0001'.repeat(MAX_PASSWORD_LENGTH - 4)}`;
	const body = { currentPassword: 'x'.repeat(MAX_PASSWORD_LENGTH), newPassword };
	const response = await test.send('PUT', '/api/auth/change-password', { token, body });
	expect(response.json()).toMatchObject({ code: 'INCORRECT_PASSWORD' });
});
