import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { addAuthorized } from '#server/accounts/authorized.ts';
import { changeEmail } from '#server/accounts/change-email.ts';
import { changePassword } from '#server/accounts/change-password.ts';
import { makeResetToken, verifyResetToken } from '#server/accounts/recovery.ts';
import { createThrottle } from '#server/accounts/throttle.ts';
import { findByEmail, toUser } from '#server/accounts/users.ts';
import { resetTokens } from '#server/database/schema.ts';
import { buildTestApp, TEST_PASSWORD } from '#test/app.ts';
import { onAnyDatabase, onEveryDatabase } from '#test/database.ts';

const email = 'ada@example.com';
const newEmail = 'countess@example.com';
const newPassword = 'Two-kettles-over-7-hills';

describe('changing the email address', () => {
	onEveryDatabase((current) => {
		it('gives an address to one of two members who take it in the same moment', async () => {
			const { send, signUp } = await buildTestApp({ database: current() });
			const tokens = [await signUp(email), await signUp('grace@example.com')];
			await addAuthorized(current().db, [newEmail]);
			const both = await Promise.all(
				tokens.map((token) => send('PUT', '/api/auth/update-email', { token, body: { newEmail } })),
			);
			expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
			const loser = tokens[both.findIndex(({ statusCode }) => statusCode === 409)];
			expect((await send('GET', '/api/auth/me', { token: loser })).statusCode).toBe(200);
		});
	});

	onAnyDatabase((current) => {
		const open = () => buildTestApp({ database: current() });

		it('API-6: answers the user and a new token, with which the tab stays signed in while all others end', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const elsewhere = await send('POST', '/api/auth/signin', { body: { email, password: TEST_PASSWORD } });
			await addAuthorized(current().db, [newEmail]);
			const body = { newEmail: ' Countess@Example.com ' };
			const changed = await send('PUT', '/api/auth/update-email', { token, body });
			expect(changed.statusCode).toBe(200);
			const { data } = changed.json();
			expect(data).toMatchObject({ user: { email: newEmail, role: 'member' }, token: expect.any(String) });
			for (const over of [token, elsewhere.json().data.token])
				expect((await send('GET', '/api/auth/me', { token: over })).statusCode).toBe(401);
			expect((await send('GET', '/api/auth/me', { token: data.token })).json().data.user).toEqual(data.user);
			const again = { email: newEmail, password: TEST_PASSWORD };
			expect((await send('POST', '/api/auth/signin', { body: again })).statusCode).toBe(200);
			const old = await send('POST', '/api/auth/signin', { body: { email, password: TEST_PASSWORD } });
			expect(old.json().code).toBe('ACCOUNT_NOT_FOUND');
		});

		it('ACCESS-2: takes only an address that is on the authorized list', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const refused = await send('PUT', '/api/auth/update-email', { token, body: { newEmail } });
			expect(refused.statusCode).toBe(403);
			expect(refused.json()).toEqual({ message: 'Email not found in authorized list', code: 'NOT_AUTHORIZED' });
			expect((await send('GET', '/api/auth/me', { token })).json().data.user.email).toBe(email);
		});

		it('refuses the same address, and one that another account has', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			await signUp(newEmail);
			const same = await send('PUT', '/api/auth/update-email', { token, body: { newEmail: 'ADA@example.com' } });
			expect(same.statusCode).toBe(400);
			const message = 'New email must be different from current email';
			expect(same.json()).toEqual({ message, code: 'INVALID_REQUEST', errors: [message] });
			const taken = await send('PUT', '/api/auth/update-email', { token, body: { newEmail } });
			expect([taken.statusCode, taken.json().code]).toEqual([409, 'EMAIL_TAKEN']);
			expect((await send('GET', '/api/auth/me', { token })).statusCode).toBe(200);
		});

		it('spends the links that were sent to the old address', async () => {
			const { send, signUp } = await open();
			const { db } = current();
			const token = await signUp(email);
			const link = await makeResetToken(db, (await findByEmail(db, email))?.id ?? '', new Date());
			await addAuthorized(db, [newEmail]);
			await send('PUT', '/api/auth/update-email', { token, body: { newEmail } });
			await expect(verifyResetToken(db, link, new Date())).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
		});

		it('does nothing for a session that was ended while it asked', async () => {
			const { send, signUp } = await open();
			const { db } = current();
			const token = await signUp(email);
			await addAuthorized(db, [newEmail]);
			const row = await findByEmail(db, email);
			if (!row) throw new Error('there is no account');
			await send('POST', '/api/auth/signout', { token });
			const session = { days: 30, device: '', now: new Date() };
			const mails = { post: () => Promise.reject(new Error('a mail was posted')) };
			const change = { member: toUser(row), newEmail, token };
			await expect(changeEmail({ db, mails }, change, session)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
			expect(await findByEmail(db, email)).not.toBeNull();
			const passwords = { member: toUser(row), currentPassword: TEST_PASSWORD, newPassword, token };
			const later = changePassword({ db, throttle: createThrottle(db) }, passwords, session);
			await expect(later).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
			const still = await send('POST', '/api/auth/signin', { body: { email, password: TEST_PASSWORD } });
			expect(still.statusCode).toBe(200);
		});

		it('stops a member who tries which addresses are taken', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const ask = (n: number) =>
				send('PUT', '/api/auth/update-email', { token, body: { newEmail: `member-${n}@example.com` } });
			for (let n = 0; n < 10; n++) expect((await ask(n)).statusCode).toBe(403);
			const stopped = await ask(10);
			expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d{3}$/)]);
		});
	});

	it('tells the old address', async () => {
		const { send, signUp, database, dataDir } = await buildTestApp();
		const token = await signUp(email);
		await addAuthorized(database.db, [newEmail]);
		await send('PUT', '/api/auth/update-email', { token, body: { newEmail } });
		const outbox = join(dataDir, 'outbox');
		const file = await vi.waitFor(
			async () => {
				const [name] = (await readdir(outbox)).filter((entry) => entry.endsWith('.eml'));
				if (!name) throw new Error('no mail yet');
				return name;
			},
			{ timeout: 15_000, interval: 50 },
		);
		expect(await readFile(join(outbox, file), 'utf8')).toMatch(/^To: ada@example\.com\r?$/m);
	});
});

describe('changing the password', () => {
	onAnyDatabase((current) => {
		const open = () => buildTestApp({ database: current() });
		const change = { currentPassword: TEST_PASSWORD, newPassword };

		it('API-7: answers a new token, with which the tab stays signed in while all others end', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const elsewhere = await send('POST', '/api/auth/signin', { body: { email, password: TEST_PASSWORD } });
			const changed = await send('PUT', '/api/auth/change-password', { token, body: change });
			expect(changed.statusCode).toBe(200);
			expect(changed.json()).toEqual({ data: { token: expect.stringMatching(/^[\w-]{43}$/) } });
			for (const over of [token, elsewhere.json().data.token])
				expect((await send('GET', '/api/auth/me', { token: over })).statusCode).toBe(401);
			expect((await send('GET', '/api/auth/me', { token: changed.json().data.token })).statusCode).toBe(200);
			const signIn = async (password: string) =>
				(await send('POST', '/api/auth/signin', { body: { email, password } })).statusCode;
			expect([await signIn(TEST_PASSWORD), await signIn(newPassword)]).toEqual([400, 200]);
		});

		it('API-7: answers a wrong current password by code and message, and stops whoever guesses at it', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const guess = () =>
				send('PUT', '/api/auth/change-password', { token, body: { ...change, currentPassword: 'not this one' } });
			for (let n = 0; n < 10; n++) {
				const refused = await guess();
				expect(refused.statusCode).toBe(400);
				expect(refused.json()).toMatchObject({ code: 'INCORRECT_PASSWORD', message: 'Current password is incorrect' });
			}
			const stopped = await send('PUT', '/api/auth/change-password', { token, body: change });
			expect(stopped.statusCode).toBe(429);
			expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(800);
			expect(stopped.json().message).toBe('Too many failed attempts. Try again in 15 minutes.');
		});

		it('PASSWORD-5: refuses the current password as the new one', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const body = { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD };
			const same = await send('PUT', '/api/auth/change-password', { token, body });
			expect(same.statusCode).toBe(400);
			expect(same.json().message).toBe('New password must be different from current password');
		});

		it('PASSWORD-6: answers every rule that the new password breaks, as a list', async () => {
			const { send, signUp } = await open();
			const token = await signUp(email);
			const ask = (wish: string) =>
				send('PUT', '/api/auth/change-password', { token, body: { ...change, newPassword: wish } });
			const weak = await ask('kettles over hills');
			expect(weak.statusCode).toBe(400);
			expect(weak.json()).toEqual({
				code: 'WEAK_PASSWORD',
				message: expect.stringContaining('uppercase letter. Password must contain at least one number'),
				errors: [
					'Password must contain at least one uppercase letter',
					'Password must contain at least one number',
					'Password must contain at least one special character',
				],
			});
			const common = await ask('P@ssw0rd123');
			expect([common.statusCode, common.json().code]).toEqual([400, 'WEAK_PASSWORD']);
			expect(common.json().errors).toEqual([expect.stringContaining('guessed first')]);
			expect((await send('GET', '/api/auth/me', { token })).statusCode).toBe(200);
		});

		it('spends the links that were sent before', async () => {
			const { send, signUp } = await open();
			const { db } = current();
			const token = await signUp(email);
			await makeResetToken(db, (await findByEmail(db, email))?.id ?? '', new Date());
			await send('PUT', '/api/auth/change-password', { token, body: change });
			expect(await db.select().from(resetTokens)).toEqual([]);
		});
	});

	it('names the field that is missing', async () => {
		const { send, signUp } = await buildTestApp();
		const token = await signUp(email);
		const empty = await send('PUT', '/api/auth/change-password', { token, body: {} });
		expect(empty.statusCode).toBe(400);
		expect(empty.json()).toMatchObject({
			code: 'INVALID_REQUEST',
			errors: ['Current password is required', 'New password is required'],
		});
	});
});
