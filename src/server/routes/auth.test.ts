import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAuthorized } from '#server/accounts/authorized.ts';
import { hashesSpent } from '#server/accounts/passwords.ts';
import { ensureSetupToken } from '#server/accounts/setup.ts';
import { users } from '#server/database/schema.ts';
import { buildTestApp, TEST_PASSWORD } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { slowTest } from '#test/slow-test.ts';

const email = 'ada@example.com';
const credentials = { email, password: TEST_PASSWORD };
const wrong = { email, password: 'not the password' };
const user = {
	id: expect.any(String),
	email,
	createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
	role: 'member',
};

describe('the account routes', () => {
	onAnyDatabase((current) => {
		const open = (env: Record<string, string> = {}) => buildTestApp({ database: current(), env });

		it('API-4: sign-up answers the user and a token that works at once, and sets no cookie', async () => {
			const { send } = await open();
			await addAuthorized(current().db, [email]);
			const made = await send('POST', '/api/auth/signup', { body: { ...credentials, email: ' Ada@Example.COM ' } });
			expect(made.statusCode).toBe(201);
			expect(made.json()).toEqual({ data: { user, token: expect.stringMatching(/^[\w-]{43}$/) } });
			expect(made.headers['set-cookie']).toBeUndefined();
			const me = await send('GET', '/api/auth/me', { token: made.json().data.token });
			expect(me.json()).toEqual({ data: { user } });
		});

		it('ACCESS-1: sign-up refuses an address that is not on the authorized list', async () => {
			const { send } = await open();
			const refused = await send('POST', '/api/auth/signup', { body: credentials });
			expect(refused.statusCode).toBe(403);
			expect(refused.json()).toEqual({ message: 'Email not found in authorized list', code: 'NOT_AUTHORIZED' });
		});

		it('ACCESS-5: sign-up with the set-up link makes the owner, and only the first time', async () => {
			const { send } = await open();
			const setupToken = await ensureSetupToken(current().db);
			const owner = await send('POST', '/api/auth/signup', { body: { ...credentials, setupToken } });
			expect(owner.json().data.user.role).toBe('owner');
			const again = { email: 'grace@example.com', password: TEST_PASSWORD, setupToken };
			const refused = await send('POST', '/api/auth/signup', { body: again });
			expect(refused.statusCode).toBe(400);
			expect(refused.json()).toMatchObject({ code: 'INVALID_TOKEN', message: expect.stringContaining('set-up link') });
		});

		it('API-4: sign-up refuses a taken address and a short password', async () => {
			const { send, signUp } = await open();
			await signUp(email);
			const taken = await send('POST', '/api/auth/signup', { body: credentials });
			expect([taken.statusCode, taken.json().code]).toEqual([409, 'EMAIL_TAKEN']);
			const short = await send('POST', '/api/auth/signup', { body: { email, password: 'seven 7' } });
			expect(short.statusCode).toBe(400);
			expect(short.json()).toMatchObject({
				message: 'Password must be at least 8 characters long',
				code: 'WEAK_PASSWORD',
			});
		});

		it('twenty sign-ups at once make one account and answer the others that it exists', async () => {
			const { send } = await open();
			await addAuthorized(current().db, [email]);
			const all = await Promise.all(
				Array.from({ length: 20 }, () => send('POST', '/api/auth/signup', { body: credentials })),
			);
			expect(all.map((one) => one.statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
		});

		it('API-3: sign-in answers the user and a token, however the address is typed', async () => {
			const { send, signUp } = await open();
			await signUp(email);
			const answer = await send('POST', '/api/auth/signin', { body: { ...credentials, email: 'ADA@example.com ' } });
			expect(answer.statusCode).toBe(200);
			expect(answer.json()).toEqual({ data: { user, token: expect.stringMatching(/^[\w-]{43}$/) } });
			expect(answer.headers['set-cookie']).toBeUndefined();
		});

		it('API-3, API-11: sign-in tells an unknown account from a wrong password by code and message', async () => {
			const { send, signUp } = await open();
			const unknown = await send('POST', '/api/auth/signin', { body: credentials });
			expect(unknown.statusCode).toBe(404);
			expect(unknown.json()).toEqual({ code: 'ACCOUNT_NOT_FOUND', message: expect.any(String) });
			await signUp(email);
			const refused = await send('POST', '/api/auth/signin', { body: wrong });
			expect(refused.statusCode).toBe(400);
			expect(refused.json()).toEqual({ code: 'INCORRECT_PASSWORD', message: 'Incorrect email and/or password' });
		});

		it('SIGNIN-9: sign-in stops a guesser after ten wrong passwords, and says when to try again', async () => {
			const { send, signUp } = await open();
			await signUp(email);
			for (let n = 0; n < 10; n++) {
				expect((await send('POST', '/api/auth/signin', { body: wrong })).statusCode).toBe(400);
			}
			const stopped = await send('POST', '/api/auth/signin', { body: credentials });
			expect(stopped.statusCode).toBe(429);
			expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(800);
			expect(stopped.json()).toEqual({
				code: 'TOO_MANY_ATTEMPTS',
				message: 'Too many failed attempts. Try again in 15 minutes.',
			});
		});

		slowTest(
			'SIGNIN-9: 200 wrong guesses at one account from many network addresses cost at most ten hashes',
			60_000,
			async () => {
				const { send, signUp } = await open({ TRUST_PROXY: '127.0.0.1' });
				await signUp(email);
				const before = hashesSpent().checked;
				const guess = (n: number) =>
					send('POST', '/api/auth/signin', { body: wrong, headers: { 'x-forwarded-for': `203.0.${n % 7}.${n}` } });
				const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => guess(n)));
				const [wrongOnes, stopped] = [400, 429].map((code) => answers.filter((one) => one.statusCode === code));
				expect(hashesSpent().checked - before).toBe(10);
				expect([wrongOnes?.length, stopped?.length]).toEqual([10, 190]);
				const owner = await send('POST', '/api/auth/signin', { body: credentials });
				expect(owner.statusCode).toBe(200);
			},
		);

		slowTest('50 sign-ups at once in mixed case make one account', 60_000, async () => {
			const { send } = await open();
			await addAuthorized(current().db, [email]);
			const spelled = (n: number) =>
				[...email].map((letter, at) => ((n >> (at % 6)) & 1 ? letter.toUpperCase() : letter));
			const all = await Promise.all(
				Array.from({ length: 50 }, (_, n) =>
					send('POST', '/api/auth/signup', { body: { ...credentials, email: spelled(n).join('') } }),
				),
			);
			expect(all.filter((one) => one.statusCode === 201)).toHaveLength(1);
			expect(new Set(all.map((one) => one.statusCode))).toEqual(new Set([201, 409, 429]));
			expect((await current().db.select().from(users)).map((row) => row.email)).toEqual([email]);
		});

		it('sign-up refuses a common password, and one made of the email address', async () => {
			const { send } = await open();
			await addAuthorized(current().db, [email, 'lovelace@example.com']);
			for (const body of [
				{ email, password: 'iloveyou1' },
				{ email: 'lovelace@example.com', password: 'Lovelace2024' },
			]) {
				const refused = await send('POST', '/api/auth/signup', { body });
				expect([refused.statusCode, refused.json().code]).toEqual([400, 'WEAK_PASSWORD']);
				expect(refused.json().errors).toEqual([refused.json().message]);
			}
		});

		it('SIGNIN-9: sign-in stops whoever asks which addresses have accounts', async () => {
			const { send } = await open();
			const ask = (n: number) =>
				send('POST', '/api/auth/signin', { body: { ...credentials, email: `member-${n}@example.com` } });
			for (let n = 0; n < 30; n++) expect((await ask(n)).statusCode).toBe(404);
			expect((await ask(30)).statusCode).toBe(429);
		});

		it('a forwarded address from nobody in particular does not slip past the limits', async () => {
			const { send } = await open();
			const ask = (n: number) =>
				send('POST', '/api/auth/signin', {
					body: { ...credentials, email: `member-${n}@example.com` },
					headers: { 'x-forwarded-for': `203.0.113.${n}` },
				});
			for (let n = 0; n < 30; n++) await ask(n);
			expect((await ask(30)).statusCode).toBe(429);
		});

		it('API-5: sign-out ends the session, and answers the same for any token, body or none', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const out = { statusCode: 200, body: '{"data":{}}' };
			expect(await send('POST', '/api/auth/signout', { token })).toMatchObject(out);
			expect((await send('GET', '/api/auth/me', { token })).statusCode).toBe(401);
			expect(await send('POST', '/api/auth/signout', { token })).toMatchObject(out);
			expect(await send('POST', '/api/auth/signout')).toMatchObject(out);
			const headers = { 'content-type': 'application/json' };
			expect(await send('POST', '/api/auth/signout', { headers })).toMatchObject(out);
			expect(await send('POST', '/api/auth/signout', { headers, body: '{broken' })).toMatchObject(out);
			expect(
				await send('POST', '/api/auth/signout', { headers: { 'content-type': 'text/odd' }, body: 'x' }),
			).toMatchObject(out);
		});

		it('API-11: who is signed in is asked with a session that is good', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const refused = { message: 'Sign in to go on.', code: 'UNAUTHENTICATED' };
			for (const authorization of [
				'',
				'Bearer',
				'Bearer x',
				`Basic ${token}`,
				`Bearer ${token}x`,
				`Bearer ${'x'.repeat(900)}`,
			]) {
				const answer = await send('GET', '/api/auth/me', { headers: { authorization } });
				expect([answer.statusCode, answer.json()]).toEqual([401, refused]);
				expect(answer.headers['www-authenticate']).toBe('Bearer');
			}
			// What a log, a link or another site could send along is no session.
			for (const [url, headers] of [
				[`/api/auth/me?token=${token}&access_token=${token}&auth_token=${token}`, {}],
				['/api/auth/me', { cookie: `auth_token=${token}; token=${token}` }],
				['/api/auth/me', { 'x-auth-token': token }],
			] as const) {
				expect((await send('GET', url, { headers })).statusCode).toBe(401);
			}
			await current().db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
			expect((await send('GET', '/api/auth/me', { token })).statusCode).toBe(401);
		});
	});

	it('name the field that is wrong and what to do', async () => {
		const { send } = await buildTestApp();
		const cases = [
			[{}, ['Enter your email address', 'Enter your password']],
			[{ email: 'ada@example', password: 'x' }, ['Enter a whole email address, such as name@example.com']],
			[{ email, password: 'x'.repeat(257) }, ['The password may hold at most 256 characters']],
			[
				{ email: `${'a'.repeat(250)}@example.com`, password: 'x' },
				['The email address may hold at most 254 characters'],
			],
			[{ email: 7, password: ['x'] }, ['The email address must be text', 'The password must be text']],
			[{ email, password: 'x', remember: true }, ['remember is not a field of this request: take it out']],
			[{ email: 'ada\u0000@example.com', password: 'x' }, ['Enter a whole email address, such as name@example.com']],
		] as const;
		for (const [body, errors] of cases) {
			const answer = await send('POST', '/api/auth/signin', { body });
			expect(answer.statusCode).toBe(400);
			expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', errors });
			expect(answer.json().message).toContain(errors[0]);
		}
	});
});
