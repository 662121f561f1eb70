import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAuthorized, compareWithList, importAuthorized } from '#server/accounts/authorized.ts';
import type { Database } from '#server/database/open.ts';
import { authorizedEmails, refundedEmails, users } from '#server/database/schema.ts';
import { onAnyDatabase, onEveryDatabase } from '#test/database.ts';
import { everything } from '#test/tier.ts';
import { countMembers, listMembers } from './listed.ts';
import { makeOwner } from './owner.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 9, 30, 15, 250));

async function account(db: Database, email: string, changes: Partial<typeof users.$inferInsert> = {}) {
	await db
		.insert(users)
		.values({ id: randomUUID(), email, passwordHash: '-', role: 'member', createdAt: day(1), ...changes });
}

describe('the list that the owner sees', () => {
	onEveryDatabase((current) => {
		it('holds the authorized, the refunded and every account once, newest first', async () => {
			const { db } = current();
			await db.insert(authorizedEmails).values([
				{ email: 'ada@example.com', createdAt: day(3) },
				{ email: 'grace@example.com', createdAt: day(4) },
			]);
			await db.insert(refundedEmails).values({ email: 'joan@example.com', createdAt: day(5) });
			await account(db, 'ada@example.com', { lastSeenAt: day(9) });
			await account(db, 'joan@example.com');
			await account(db, 'owner@example.com', { role: 'owner', createdAt: day(2) });
			const nobody = {
				hasAccount: false,
				lastSeenAt: null,
				refunded: false,
				role: null,
				suspended: false,
				twoFactor: false,
			};
			expect(await listMembers(db)).toEqual([
				{
					email: 'joan@example.com',
					addedAt: day(5).toISOString(),
					authorized: false,
					hasAccount: true,
					lastSeenAt: null,
					refunded: true,
					role: 'member',
					suspended: false,
					twoFactor: false,
				},
				{ ...nobody, email: 'grace@example.com', addedAt: day(4).toISOString(), authorized: true },
				{
					email: 'ada@example.com',
					addedAt: day(3).toISOString(),
					authorized: true,
					hasAccount: true,
					lastSeenAt: day(9).toISOString(),
					refunded: false,
					role: 'member',
					suspended: false,
					twoFactor: false,
				},
				{
					email: 'owner@example.com',
					addedAt: day(2).toISOString(),
					authorized: false,
					hasAccount: true,
					lastSeenAt: null,
					refunded: false,
					role: 'owner',
					suspended: false,
					twoFactor: false,
				},
			]);
		});

		it('finds a part of an address to the letter, in any case, and counts it', async () => {
			const { db } = current();
			await addAuthorized(db, ['a_b@example.com', 'axb@example.com', 'c%d@example.com']);
			expect((await listMembers(db, { q: 'A_B' })).map(({ email }) => email)).toEqual(['a_b@example.com']);
			expect(await countMembers(db, '%')).toBe(1);
			expect(await countMembers(db)).toBe(3);
		});

		it('continues after a row, even among rows of the same moment', async () => {
			const { db } = current();
			const emails = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
			await db.insert(authorizedEmails).values(emails.map((email) => ({ email, createdAt: day(3) })));
			const first = await listMembers(db, { limit: 2 });
			const below = first.at(-1);
			const second = await listMembers(db, { limit: 2, below });
			expect([...first, ...second].map(({ email }) => email)).toEqual(emails);
		});
	});
});

/** As many as an export of a shop's customers may hold; a tenth shows the same in a tenth of the time. */
const MANY = everything ? 50_000 : 5000;

describe('the authorized list', () => {
	onAnyDatabase((current) => {
		it('takes many addresses of a file and leaves out those whose refund is known', async () => {
			const { db } = current();
			const emails = Array.from({ length: MANY }, (_, index) => `buyer-${index}@example.com`);
			await db.insert(refundedEmails).values({ email: 'buyer-7@example.com' });
			await addAuthorized(db, ['buyer-8@example.com']);
			expect(await compareWithList(db, emails)).toEqual({
				known: ['buyer-8@example.com'],
				refunded: ['buyer-7@example.com'],
			});
			const { added, refunded } = await importAuthorized(db, emails);
			expect(added).toHaveLength(MANY - 2);
			expect(refunded).toEqual(['buyer-7@example.com']);
			expect(await countMembers(db)).toBe(MANY);
		});
	});
});

describe('makeOwner', () => {
	onEveryDatabase((current) => {
		const owners = async () => (await listMembers(current().db)).filter(({ role }) => role === 'owner');

		it('hands the installation over: one owner, and the one before is a member', async () => {
			const { db } = current();
			await account(db, 'ada@example.com', { role: 'owner' });
			await account(db, 'grace@example.com');
			expect(await makeOwner(db, 'grace@example.com')).toBe(true);
			expect((await owners()).map(({ email }) => email)).toEqual(['grace@example.com']);
			expect(await makeOwner(db, 'nobody@example.com')).toBe(false);
			expect(await owners()).toHaveLength(1);
		});

		it('leaves one owner when two are made at once', async () => {
			const { db } = current();
			const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
			for (const email of emails) await account(db, email);
			await Promise.all(emails.map((email) => makeOwner(db, email)));
			expect(await owners()).toHaveLength(1);
		});
	});
});
