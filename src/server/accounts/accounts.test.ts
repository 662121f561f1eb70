import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { onEveryDatabase } from '#test/database.ts';
import { addAuthorized, listAuthorized, removeAuthorized } from './authorized.ts';
import { createSession, findSession, revokeAllSessions, revokeSession } from './sessions.ts';
import { ensureSetupToken } from './setup.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const PASSWORD = 'a long enough password';
const ada = { email: 'ada@example.com', password: PASSWORD };

async function buyer(db: Database, email = ada.email) {
	await addAuthorized(db, [email]);
	return signUp(db, { email, password: PASSWORD }, 30);
}

/** Every row of every table, as text. */
async function everything(db: Database): Promise<string> {
	const tables = await db.execute<{ name: string }>(
		sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
	);
	const rows = [];
	for (const { name } of tables.rows) {
		const found = await db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`);
		rows.push(...found.rows.map(({ row }) => row));
	}
	return rows.join('\n');
}

async function count(db: Database, table: string): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from ${sql.identifier(table)}`,
	);
	return rows[0]?.count ?? 0;
}

describe('accounts', () => {
	onEveryDatabase((current) => {
		it('ACCESS-1: lets an address make an account only when it is on the authorized list', async () => {
			const { db } = current();
			await expect(signUp(db, ada, 30)).rejects.toMatchObject({
				code: 'NOT_AUTHORIZED',
				message: 'Email not found in authorized list',
			});
			await addAuthorized(db, [ada.email]);
			expect((await signUp(db, ada, 30)).user).toMatchObject({ email: ada.email, role: 'member' });
			await removeAuthorized(db, 'grace@example.com');
			await expect(signUp(db, { ...ada, email: 'grace@example.com' }, 30)).rejects.toMatchObject({
				code: 'NOT_AUTHORIZED',
			});
		});

		it('makes exactly one account of twenty sign-ups at once', async () => {
			const { db } = current();
			await addAuthorized(db, [ada.email]);
			const all = await Promise.allSettled(Array.from({ length: 20 }, () => signUp(db, ada, 30)));
			expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
			const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
			expect(new Set(refused.map((reason) => reason.code))).toEqual(new Set(['EMAIL_TAKEN']));
			expect([await count(db, 'users'), await count(db, 'sessions')]).toEqual([1, 1]);
		});

		it('leaves no account and an unspent link when it fails half-way', async () => {
			const { db } = current();
			const setupToken = (await ensureSetupToken(db)) ?? '';
			await db.execute(sql`alter table sessions rename to sessions_elsewhere`);
			try {
				await expect(signUp(db, { ...ada, setupToken }, 30)).rejects.toThrow();
			} finally {
				await db.execute(sql`alter table sessions_elsewhere rename to sessions`);
			}
			expect([await count(db, 'users'), await count(db, 'setup_tokens')]).toEqual([0, 1]);
			expect((await signUp(db, { ...ada, setupToken }, 30)).user.role).toBe('owner');
		});

		it('ACCESS-5: makes the owner by the set-up link, with any e-mail, once', async () => {
			const { db } = current();
			const setupToken = (await ensureSetupToken(db)) ?? '';
			const made = await signUp(db, { ...ada, setupToken }, 30);
			expect(made.user.role).toBe('owner');
			await expect(signUp(db, { ...ada, email: 'grace@example.com', setupToken }, 30)).rejects.toMatchObject({
				code: 'INVALID_TOKEN',
			});
			expect(await ensureSetupToken(db)).toBeNull();
		});

		it('gives the set-up link to one of three who use it in the same moment', async () => {
			const { db } = current();
			const setupToken = (await ensureSetupToken(db)) ?? '';
			const emails = ['ada@example.com', 'grace@example.com', 'mary@example.com'];
			let all: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
			await db.transaction(async (transaction) => {
				// Nobody can finish until all three have found the link good.
				await transaction.execute(sql`lock table users in exclusive mode`);
				all = Promise.allSettled(emails.map((email) => signUp(db, { email, password: PASSWORD, setupToken }, 30)));
				await delay(300);
			});
			expect((await all).filter((one) => one.status === 'fulfilled')).toHaveLength(1);
			expect(await count(db, 'users')).toBe(1);
		});

		it('refuses a set-up link that was replaced, or that comes after somebody has an account', async () => {
			const { db } = current();
			const older = (await ensureSetupToken(db)) ?? '';
			const newer = (await ensureSetupToken(db)) ?? '';
			const invalid = { code: 'INVALID_TOKEN' };
			await expect(signUp(db, { ...ada, setupToken: older }, 30)).rejects.toMatchObject(invalid);
			await buyer(db, 'grace@example.com');
			await expect(signUp(db, { ...ada, setupToken: newer }, 30)).rejects.toMatchObject(invalid);
		});

		it('never stores a token or a password as it is', async () => {
			const { db } = current();
			const setupToken = (await ensureSetupToken(db)) ?? '';
			const before = await everything(db);
			const first = await signUp(db, { ...ada, setupToken }, 30);
			const second = await signIn(db, ada, 30);
			const stored = before + (await everything(db));
			expect(stored).toContain(ada.email);
			for (const secret of [setupToken, first.token, second.token, PASSWORD]) expect(stored).not.toContain(secret);
			expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
		});

		it('tells an unknown account from a wrong password', async () => {
			const { db } = current();
			await buyer(db);
			await expect(signIn(db, { ...ada, password: 'something else' }, 30)).rejects.toMatchObject({
				code: 'INCORRECT_PASSWORD',
				message: 'Incorrect email and/or password',
			});
			await expect(signIn(db, { ...ada, email: 'grace@example.com' }, 30)).rejects.toMatchObject({
				code: 'ACCOUNT_NOT_FOUND',
			});
		});
	});
});

describe('sessions', () => {
	onEveryDatabase((current) => {
		it('SESSION-8: are found by their token, with the user behind them', async () => {
			const { db } = current();
			const { token, user } = await buyer(db);
			expect(await findSession(db, token)).toEqual(user);
			expect(user).toEqual({
				id: expect.any(String),
				email: ada.email,
				createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/),
				role: 'member',
			});
			expect(await findSession(db, `${token.slice(0, -1)}x`)).toBeNull();
			expect(await findSession(db, '')).toBeNull();
		});

		it('end when their days are over, and are swept out by the next one', async () => {
			const { db } = current();
			const { user } = await buyer(db);
			const short = await createSession(db, user.id, 1);
			await db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
			expect(await findSession(db, short)).toBeNull();
			await createSession(db, user.id, 1);
			expect(await count(db, 'sessions')).toBe(1);
		});

		it('last as many days as they were given', async () => {
			const { db } = current();
			await addAuthorized(db, [ada.email]);
			await signUp(db, ada, 7);
			const { rows } = await db.execute<{ days: number }>(
				sql`select extract(epoch from expires_at - created_at)::int / 86400 as days from sessions`,
			);
			expect(rows).toEqual([{ days: 7 }]);
		});

		it('are revoked one by one or all at once, and those of others go on', async () => {
			const { db } = current();
			const first = await buyer(db);
			const second = await signIn(db, ada, 30);
			const third = await signIn(db, ada, 30);
			const other = await buyer(db, 'grace@example.com');
			await revokeSession(db, first.token);
			expect(await findSession(db, first.token)).toBeNull();
			expect(await findSession(db, second.token)).not.toBeNull();
			await revokeAllSessions(db, first.user.id);
			expect(await findSession(db, second.token)).toBeNull();
			expect(await findSession(db, third.token)).toBeNull();
			expect(await findSession(db, other.token)).not.toBeNull();
		});
	});
});

describe('the authorized list', () => {
	onEveryDatabase((current) => {
		it('takes an address once and says which ones are new', async () => {
			const { db } = current();
			expect(await addAuthorized(db, ['a@example.com', 'b@example.com'])).toEqual(['a@example.com', 'b@example.com']);
			expect(await addAuthorized(db, ['b@example.com', 'c@example.com'])).toEqual(['c@example.com']);
			expect(await addAuthorized(db, [])).toEqual([]);
		});

		it('shows who has an account, which stays when the address is taken off', async () => {
			const { db } = current();
			const { token } = await buyer(db);
			await addAuthorized(db, ['grace@example.com']);
			const shown = (await listAuthorized(db)).map(({ email, hasAccount }) => [email, hasAccount]);
			expect(shown).toEqual([
				[ada.email, true],
				['grace@example.com', false],
			]);
			expect(await removeAuthorized(db, ada.email)).toBe(true);
			expect(await removeAuthorized(db, ada.email)).toBe(false);
			expect(await findSession(db, token)).not.toBeNull();
		});
	});
});
