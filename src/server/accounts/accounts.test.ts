import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { onEveryDatabase } from '#test/database.ts';
import { addAuthorized, removeAuthorized } from './authorized.ts';
import { findSession } from './sessions.ts';
import { ensureSetupToken } from './setup.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const PASSWORD = 'a long enough password';
/** No account here has two-factor authentication: nothing is sealed. */
const keys = openSealingKeys({ dataDir: '/nowhere' });
const SESSION = { days: 30, device: 'Firefox on Linux', now: new Date('2026-03-02T09:00:00Z') };
const ada = { email: 'ada@example.com', password: PASSWORD };

async function buyer(db: Database, email = ada.email) {
	await addAuthorized(db, [email]);
	return signUp(db, { email, password: PASSWORD }, SESSION);
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
			await expect(signUp(db, ada, SESSION)).rejects.toMatchObject({
				code: 'NOT_AUTHORIZED',
				message: 'Email not found in authorized list',
			});
			await addAuthorized(db, [ada.email]);
			expect((await signUp(db, ada, SESSION)).user).toMatchObject({ email: ada.email, role: 'member' });
			await removeAuthorized(db, 'grace@example.com');
			await expect(signUp(db, { ...ada, email: 'grace@example.com' }, SESSION)).rejects.toMatchObject({
				code: 'NOT_AUTHORIZED',
			});
		});

		it('makes exactly one account of twenty sign-ups at once', async () => {
			const { db } = current();
			await addAuthorized(db, [ada.email]);
			const all = await Promise.allSettled(Array.from({ length: 20 }, () => signUp(db, ada, SESSION)));
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
				await expect(signUp(db, { ...ada, setupToken }, SESSION)).rejects.toThrow();
			} finally {
				await db.execute(sql`alter table sessions_elsewhere rename to sessions`);
			}
			expect([await count(db, 'users'), await count(db, 'setup_tokens')]).toEqual([0, 1]);
			expect((await signUp(db, { ...ada, setupToken }, SESSION)).user.role).toBe('owner');
		});

		it('ACCESS-5: makes the owner by the set-up link, with any email, once', async () => {
			const { db } = current();
			const setupToken = (await ensureSetupToken(db)) ?? '';
			const made = await signUp(db, { ...ada, setupToken }, SESSION);
			expect(made.user.role).toBe('owner');
			await expect(signUp(db, { ...ada, email: 'grace@example.com', setupToken }, SESSION)).rejects.toMatchObject({
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
				// Nobody can finish until all three have found the link valid.
				await transaction.execute(sql`lock table users in exclusive mode`);
				all = Promise.allSettled(emails.map((email) => signUp(db, { email, password: PASSWORD, setupToken }, SESSION)));
				await delay(300);
			});
			expect((await all).filter((one) => one.status === 'fulfilled')).toHaveLength(1);
			expect(await count(db, 'users')).toBe(1);
		});

		it('refuses a set-up link that was replaced, or that is used once there is an account', async () => {
			const { db } = current();
			const older = (await ensureSetupToken(db)) ?? '';
			const newer = (await ensureSetupToken(db)) ?? '';
			const invalid = { code: 'INVALID_TOKEN' };
			await expect(signUp(db, { ...ada, setupToken: older }, SESSION)).rejects.toMatchObject(invalid);
			await buyer(db, 'grace@example.com');
			await expect(signUp(db, { ...ada, setupToken: newer }, SESSION)).rejects.toMatchObject(invalid);
		});

		it('never stores a token or a password as it is', async () => {
			const { db } = current();
			const setupToken = (await ensureSetupToken(db)) ?? '';
			const before = await everything(db);
			const first = await signUp(db, { ...ada, setupToken }, SESSION);
			const second = await signIn({ db, keys }, ada, SESSION);
			const stored = before + (await everything(db));
			expect(stored).toContain(ada.email);
			const tokens = [first.token, 'token' in second ? second.token : 'no session'];
			for (const secret of [setupToken, ...tokens, PASSWORD]) expect(stored).not.toContain(secret);
			expect(Buffer.from(first.token, 'base64url')).toHaveLength(32);
		});

		it('distinguishes an unknown account from a wrong password', async () => {
			const { db } = current();
			await buyer(db);
			await expect(signIn({ db, keys }, { ...ada, password: 'something else' }, SESSION)).rejects.toMatchObject({
				code: 'INCORRECT_PASSWORD',
				message: 'Incorrect email and/or password',
			});
			await expect(signIn({ db, keys }, { ...ada, email: 'grace@example.com' }, SESSION)).rejects.toMatchObject({
				code: 'ACCOUNT_NOT_FOUND',
			});
		});
	});
});

describe('the authorized list', () => {
	onEveryDatabase((current) => {
		it('takes an address once and says which ones are new', async () => {
			const { db } = current();
			expect((await addAuthorized(db, ['a@example.com', 'b@example.com'])).sort()).toEqual([
				'a@example.com',
				'b@example.com',
			]);
			expect(await addAuthorized(db, ['b@example.com', 'c@example.com'])).toEqual(['c@example.com']);
			expect(await addAuthorized(db, [])).toEqual([]);
		});

		it('leaves an account that was made with an address that is taken off', async () => {
			const { db } = current();
			const { token } = await buyer(db);
			expect(await removeAuthorized(db, ada.email)).toBe(true);
			expect(await removeAuthorized(db, ada.email)).toBe(false);
			expect(await findSession(db, token, { now: SESSION.now, idleDays: 7 })).not.toBeNull();
		});
	});
});
