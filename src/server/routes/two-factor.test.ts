import { PassThrough } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { suspendMember } from '#server/accounts/membership/suspension.ts';
import { makeResetToken } from '#server/accounts/recovery.ts';
import { resetTwoFactor } from '#server/accounts/two-factor/settings.ts';
import { recoveryCodes, twoFactor, users } from '#server/database/schema.ts';
import { createLog } from '#server/log.ts';
import { openMailbox } from '#server/mail/mail-queue.ts';
import { openQueue } from '#server/queue/queue.ts';
import { buildTestApp, TEST_PASSWORD, type TestAppOptions } from '#test/app.ts';
import { appCode } from '#test/app-code.ts';
import { onAnyDatabase } from '#test/database.ts';

const ANN = 'ann@example.com';
const START = Date.parse('2026-03-02T09:00:00Z');
const SECOND = 1000;
const WRONG = { code: 'INVALID_CODE' };

/** An app whose clock the test sets, and what a member does in it. */
async function start(options: TestAppOptions) {
	let at = START;
	const test = await buildTestApp({ ...options, tools: {}, now: () => new Date(at) });
	// The queue's tables are not emptied between tests.
	await test.database.db.execute(sql`delete from pgboss.job`);
	const post = (path: string, body: object, token?: string) => test.send('POST', `/api/auth${path}`, { token, body });
	const signIn = (email = ANN, password = TEST_PASSWORD) => post('/signin', { email, password });
	const challenge = async (email = ANN): Promise<string> => (await signIn(email)).json().data.challenge;
	return {
		...test,
		post,
		signIn,
		challenge,
		enter: (challenged: string, code: string) => post('/signin/code', { challenge: challenged, code }),
		setUp: (token: string, password = TEST_PASSWORD) => post('/two-factor/set-up', { password }, token),
		read: async (token: string) => (await test.send('GET', '/api/auth/two-factor', { token })).json().data,
		code: (secret: string, seconds = 0) => appCode(secret, at + seconds * SECOND),
		/** The codes that were used before are of the past then. */
		later: (seconds = 120) => {
			at += seconds * SECOND;
		},
		/** Signs up, and turns it on. */
		async protect(email = ANN) {
			const token = await test.signUp(email);
			const { secret, setUp } = (await post('/two-factor/set-up', { password: TEST_PASSWORD }, token)).json().data;
			const on = await post('/two-factor/turn-on', { setUp, code: appCode(secret, at) }, token);
			const codes: string[] = on.json().data.recoveryCodes;
			at += 120 * SECOND;
			return { token, secret, codes };
		},
		async mails(): Promise<unknown[]> {
			const { rows } = await test.database.db.execute<{ change: string; email: string }>(
				sql`select data ->> 'change' as change, data ->> 'email' as email from pgboss.job
					where name = 'mail' and data ->> 'kind' = 'two-factor' order by created_on`,
			);
			return rows.map(({ change, email }) => `${change} to ${email}`);
		},
	};
}

describe('two-factor authentication', () => {
	onAnyDatabase((current) => {
		const open = () => start({ database: current() });

		it('is turned on by the password and one code of the app, and gives ten recovery codes', async () => {
			const { signUp, setUp, post, code, read, mails } = await open();
			const token = await signUp(ANN);
			expect(await read(token)).toEqual({ email: ANN, since: null, recoveryCodesLeft: 0 });
			expect((await setUp(token, 'not the password')).json()).toMatchObject({ code: 'INCORRECT_PASSWORD' });
			const begun = await setUp(token);
			expect(begun.headers['cache-control']).toBe('no-store');
			const { address, secret, setUp: given } = begun.json().data;
			expect(secret).toMatch(/^[A-Z2-7]{32}$/);
			expect(address).toBe(
				`otpauth://totp/Growth%20Toolkit:ann%40example.com?issuer=Growth%20Toolkit&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
			);
			const wrong = await post('/two-factor/turn-on', { setUp: given, code: code(secret, 600) }, token);
			expect(wrong.json()).toMatchObject(WRONG);
			expect((await read(token)).since).toBeNull();
			const on = await post('/two-factor/turn-on', { setUp: given, code: code(secret) }, token);
			expect(on.json().data.recoveryCodes).toHaveLength(10);
			expect(new Set(on.json().data.recoveryCodes).size).toBe(10);
			for (const one of on.json().data.recoveryCodes) expect(one).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-z]{4}$/);
			expect(await read(token)).toEqual({ email: ANN, since: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 10 });
			expect(await mails()).toEqual([`on to ${ANN}`]);
			const again = await post('/two-factor/turn-on', { setUp: given, code: code(secret) }, token);
			expect([again.json().code, (await setUp(token)).json().code]).toEqual(['CONFLICT', 'CONFLICT']);
		});

		it('begins only with a key of the member’s own, made a quarter of an hour ago at most', async () => {
			const { signUp, setUp, post, code, later } = await open();
			const [ann, bob] = [await signUp(ANN), await signUp('bob@example.com')];
			const { secret, setUp: given } = (await setUp(ann)).json().data;
			const turnOn = (token: string, sealed = given) =>
				post('/two-factor/turn-on', { setUp: sealed, code: code(secret) }, token);
			expect((await turnOn(bob)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
			expect((await turnOn(ann, `${given.slice(0, -2)}AA`)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
			later(15 * 60 + 1);
			expect((await turnOn(ann)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
		});

		it('lets nobody in by the password alone, and by password and code whoever has both', async () => {
			const test = await open();
			const { secret, token } = await test.protect();
			const first = await test.signIn();
			expect(first.statusCode).toBe(200);
			expect(first.json()).toEqual({ data: { codeNeeded: true, challenge: expect.any(String) } });
			const { challenge } = first.json().data;
			expect((await test.send('GET', '/api/auth/me', { token: challenge.slice(0, 200) })).statusCode).toBe(401);
			const spaced = test.code(secret).replace(/^.../, '$& ');
			const entered = await test.enter(challenge, spaced);
			expect(entered.json()).toEqual({
				data: { user: expect.objectContaining({ email: ANN }), token: expect.any(String) },
			});
			const session = entered.json().data.token;
			expect((await test.send('GET', '/api/auth/me', { token: session })).statusCode).toBe(200);
			// Sessions that were there stay.
			expect((await test.send('GET', '/api/auth/me', { token })).statusCode).toBe(200);
			expect((await test.signIn(ANN, 'not the password')).json()).toMatchObject({ code: 'INCORRECT_PASSWORD' });
		});

		it('takes a code half a minute early or late, and no code twice', async () => {
			const test = await open();
			const { secret } = await test.protect();
			const challenge = await test.challenge();
			for (const seconds of [-60, 60]) {
				expect((await test.enter(challenge, test.code(secret, seconds))).json()).toMatchObject(WRONG);
			}
			const early = test.code(secret, -30);
			expect((await test.enter(challenge, early)).statusCode).toBe(200);
			expect((await test.enter(challenge, early)).json()).toMatchObject({
				...WRONG,
				message: expect.stringContaining('used already'),
			});
			expect((await test.enter(challenge, test.code(secret, 30))).statusCode).toBe(200);
			// Older than one that was used.
			expect((await test.enter(challenge, test.code(secret))).json()).toMatchObject(WRONG);
		});

		it('opens one session for one code that comes many times at once', async () => {
			const test = await open();
			const { secret } = await test.protect();
			const challenge = await test.challenge();
			const code = test.code(secret);
			const all = await Promise.all(Array.from({ length: 6 }, () => test.enter(challenge, code)));
			expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
		});

		it('waits five minutes for the code, and not for who set another password meanwhile', async () => {
			const test = await open();
			const { secret, token } = await test.protect();
			const challenge = await test.challenge();
			test.later(5 * 60 + 1);
			const over = { code: 'INVALID_TOKEN', message: expect.stringContaining('Begin again') };
			expect((await test.enter(challenge, test.code(secret))).json()).toMatchObject(over);
			const another = await test.challenge();
			const body = { currentPassword: TEST_PASSWORD, newPassword: 'Two-kettles-over-7-hills' };
			expect((await test.send('PUT', '/api/auth/change-password', { token, body })).statusCode).toBe(200);
			expect((await test.enter(another, test.code(secret))).json()).toMatchObject(over);
			for (const text of ['x', `${another}x`, another.slice(0, -3)]) {
				expect((await test.enter(text, test.code(secret))).json()).toMatchObject(over);
			}
		});

		it('takes no code of another account, neither of its app nor for recovery', async () => {
			const test = await open();
			const ann = await test.protect();
			const bob = await test.protect('bob@example.com');
			const challenge = await test.challenge();
			for (const code of [test.code(bob.secret), bob.codes[0] ?? '', 'no code at all']) {
				expect((await test.enter(challenge, code)).json()).toMatchObject(WRONG);
			}
			expect((await test.read(bob.token)).recoveryCodesLeft).toBe(10);
			expect((await test.enter(challenge, test.code(ann.secret))).statusCode).toBe(200);
		});

		it('takes each recovery code once, however it is typed, and tells the member by mail', async () => {
			const test = await open();
			const { token, codes } = await test.protect();
			const challenge = await test.challenge();
			const [first = '', second = ''] = codes;
			expect((await test.enter(challenge, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).statusCode).toBe(200);
			expect((await test.enter(challenge, first)).json()).toMatchObject(WRONG);
			const both = await Promise.all([test.enter(challenge, second), test.enter(challenge, second)]);
			expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
			expect((await test.read(token)).recoveryCodesLeft).toBe(8);
			expect(await test.mails()).toEqual([`on to ${ANN}`, ...Array(2).fill(`recovery-code-used to ${ANN}`)]);
		});

		it('stops a guesser after ten wrong codes, whose right passwords in between change nothing', async () => {
			const test = await open();
			const { secret, codes } = await test.protect();
			for (let guess = 0; guess < 10; guess++) {
				const challenge = await test.challenge();
				expect((await test.enter(challenge, test.code(secret, 3600))).json()).toMatchObject(WRONG);
			}
			const refused = await test.enter(await test.challenge(), test.code(secret));
			expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
			expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
			// The member, who is not at fault, has the recovery codes.
			expect((await test.enter(await test.challenge(), codes[0] ?? '')).statusCode).toBe(200);
		});

		it('is no way in for a member who was suspended, before the code or after the password', async () => {
			const test = await open();
			const { secret } = await test.protect();
			const challenge = await test.challenge();
			await suspendMember(current().db, ANN, new Date());
			expect((await test.enter(challenge, test.code(secret))).json()).toMatchObject({ code: 'SUSPENDED' });
			expect((await test.signIn()).json()).toMatchObject({ code: 'SUSPENDED' });
		});

		it('stays on after a reset by mail, and asks for the code with the new password', async () => {
			const test = await open();
			const { secret } = await test.protect();
			const [ann] = await current().db.select().from(users).where(eq(users.email, ANN));
			const token = await makeResetToken(current().db, ann?.id ?? '', new Date(START));
			const newPassword = 'Nine-lanterns-by-3-rivers';
			const reset = await test.send('POST', '/api/password/reset-password', { body: { token, newPassword } });
			expect(reset.json()).toEqual({ data: {} });
			const { challenge } = (await test.signIn(ANN, newPassword)).json().data;
			expect((await test.enter(challenge, test.code(secret))).statusCode).toBe(200);
		});

		it('is turned off by the password and a code of either kind, and told by mail', async () => {
			const test = await open();
			const { token, codes } = await test.protect();
			const off = (password: string, code: string) => test.post('/two-factor/turn-off', { password, code }, token);
			expect((await off('not the password', codes[0] ?? '')).json()).toMatchObject({ code: 'INCORRECT_PASSWORD' });
			expect((await off(TEST_PASSWORD, '000000')).json()).toMatchObject(WRONG);
			const challenge = await test.challenge();
			expect((await off(TEST_PASSWORD, codes[0] ?? '')).json()).toEqual({ data: {} });
			expect((await test.signIn()).json().data.token).toBeTypeOf('string');
			expect((await test.enter(challenge, codes[1] ?? '')).json()).toMatchObject({ code: 'INVALID_TOKEN' });
			expect(await test.mails()).toEqual([`on to ${ANN}`, `off to ${ANN}`]);
			for (const table of [twoFactor, recoveryCodes]) expect(await current().db.select().from(table)).toEqual([]);
		});

		it('gives new recovery codes for the password and a code, and the old ones end', async () => {
			const test = await open();
			const { token, secret, codes } = await test.protect();
			const made = await test.post(
				'/two-factor/recovery-codes',
				{ password: TEST_PASSWORD, code: test.code(secret) },
				token,
			);
			const fresh: string[] = made.json().data.recoveryCodes;
			expect(fresh).toHaveLength(10);
			const challenge = await test.challenge();
			expect((await test.enter(challenge, codes[0] ?? '')).json()).toMatchObject(WRONG);
			expect((await test.enter(challenge, fresh[0] ?? '')).statusCode).toBe(200);
			expect(await test.mails()).toEqual([`on to ${ANN}`, `new-codes to ${ANN}`, `recovery-code-used to ${ANN}`]);
		});

		it('is reset for a member who lost everything, who is told, and can turn it on again', async () => {
			const test = await open();
			const { token } = await test.protect();
			const queue = await openQueue(current());
			onTestFinished(() => queue.close());
			const mails = await openMailbox(queue);
			const reset = () => resetTwoFactor({ db: current().db, mails, now: () => new Date(START) }, ANN);
			await reset();
			expect((await test.signIn()).json().data.token).toBeTypeOf('string');
			expect(await test.mails()).toEqual([`on to ${ANN}`, `reset to ${ANN}`]);
			await expect(reset()).rejects.toMatchObject({ code: 'CONFLICT' });
			expect((await test.setUp(token)).statusCode).toBe(200);
		});

		it('says where the key of the installation was lost, and recovery codes still sign in', async () => {
			const test = await open();
			const { secret, codes } = await test.protect();
			await current().db.update(twoFactor).set({ sealedSecret: 'v1.another.key.x' });
			const challenge = await test.challenge();
			expect((await test.enter(challenge, test.code(secret))).json()).toMatchObject({
				...WRONG,
				message: expect.stringContaining('Use a recovery code'),
			});
			expect((await test.enter(challenge, codes[0] ?? '')).statusCode).toBe(200);
		});

		it('keeps no secret and no code as it is, and writes none to the log', async () => {
			let log = '';
			const stream = new PassThrough().on('data', (chunk) => {
				log += String(chunk);
			});
			const test = await start({ database: current(), log: createLog('trace', stream) });
			const { secret, codes } = await test.protect();
			const challenge = await test.challenge();
			const [code, wrong] = [test.code(secret), test.code(secret, 3600)];
			await test.enter(challenge, wrong);
			await test.enter(challenge, code);
			await test.enter(challenge, codes[0] ?? '');
			expect(log).toContain('/api/auth/signin/code');
			const stored = JSON.stringify([
				await current().db.select().from(twoFactor),
				await current().db.select().from(recoveryCodes),
				(await current().db.execute(sql`select data from pgboss.job`)).rows,
			]);
			for (const kept of [secret, challenge, ...codes, ...codes.map((one) => one.replaceAll('-', ''))]) {
				expect(log.includes(kept)).toBe(false);
				expect(stored.includes(kept)).toBe(false);
			}
			for (const typed of [code, wrong]) expect(log).not.toMatch(new RegExp(`\\D${typed}\\D`));
		});
	});
});
