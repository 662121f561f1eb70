import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { sessions, users } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import {
	createSession,
	findSession,
	listSessions,
	revokeAllSessions,
	revokeSession,
	sweepSessions,
} from './sessions.ts';
import { toUser } from './users.ts';

const START = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;

async function member(db: Database, name = 'ada') {
	const [row] = await db
		.insert(users)
		.values({ id: name, email: `${name}@example.com`, passwordHash: 'none', role: 'member' })
		.returning();
	if (!row) throw new Error('no row came back');
	return toUser(row);
}

const later = (milliseconds: number) => ({ now: new Date(START + milliseconds), idleDays: 7 });
const begin = (db: Database, userId: string, { days = 30, at = 0, device = 'Firefox on Linux' } = {}) =>
	createSession(db, userId, { days, device, now: new Date(START + at) });

describe('sessions', () => {
	onEveryDatabase((current) => {
		it('SESSION-8: are found by their token, with the user behind them', async () => {
			const { db } = current();
			const user = await member(db);
			const token = await begin(db, user.id);
			expect(await findSession(db, token, later(0))).toEqual({
				id: 'ada',
				email: 'ada@example.com',
				createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/),
				role: 'member',
			});
			expect(await findSession(db, `${token.slice(0, -1)}x`, later(0))).toBeNull();
			expect(await findSession(db, '', later(0))).toBeNull();
		});

		it('end when their days are over however busy they are', async () => {
			const { db } = current();
			const user = await member(db);
			const token = await begin(db, user.id, { days: 10 });
			for (let day = 1; day < 10; day++) expect(await findSession(db, token, later(day * DAY))).not.toBeNull();
			expect(await findSession(db, token, later(10 * DAY - 1))).not.toBeNull();
			expect(await findSession(db, token, later(10 * DAY))).toBeNull();
		});

		it('are swept out when they are over or rested too long, and no others', async () => {
			const { db } = current();
			const user = await member(db);
			await begin(db, user.id, { days: 8, at: 0, device: 'over' });
			await begin(db, user.id, { at: DAY, device: 'rested' });
			await begin(db, user.id, { at: 2 * DAY, device: 'good' });
			await sweepSessions(db, later(8 * DAY));
			expect((await db.select().from(sessions)).map(({ device }) => device)).toEqual(['good']);
		});

		it('end when they rested too long', async () => {
			const { db } = current();
			const user = await member(db);
			const token = await begin(db, user.id);
			expect(await findSession(db, token, later(7 * DAY - 1))).not.toBeNull();
			expect(await findSession(db, token, later(14 * DAY - MINUTE))).not.toBeNull();
			expect(await findSession(db, token, later(21 * DAY))).toBeNull();
		});

		it('never end for resting where that takes longer than their days', async () => {
			const { db } = current();
			const token = await begin(db, (await member(db)).id);
			const moment = (days: number) => ({ now: new Date(START + days * DAY), idleDays: 31 });
			expect(await findSession(db, token, moment(29.9))).not.toBeNull();
			expect(await findSession(db, token, moment(30))).toBeNull();
		});

		it('write when they were last seen at most once in five minutes, and so does the member', async () => {
			const { db } = current();
			const user = await member(db);
			const token = await begin(db, user.id);
			const seen = async () => {
				const [session] = await db.select({ seen: sessions.lastSeenAt }).from(sessions);
				const [row] = await db.select({ seen: users.lastSeenAt }).from(users);
				return [session, row].map((one) => ((one?.seen?.getTime() ?? 0) - START) / MINUTE);
			};
			expect(await seen()).toEqual([0, -START / MINUTE]);
			await findSession(db, token, later(4.9 * MINUTE));
			expect(await seen()).toEqual([0, -START / MINUTE]);
			await findSession(db, token, later(6 * MINUTE));
			expect(await seen()).toEqual([6, 6]);
			await findSession(db, token, later(10 * MINUTE));
			expect(await seen()).toEqual([6, 6]);
			await findSession(db, token, later(11 * MINUTE));
			expect(await seen()).toEqual([11, 11]);
		});

		it('are listed newest first with the one that asks, and without those that are over', async () => {
			const { db } = current();
			const user = await member(db);
			await begin(db, user.id, { days: 1, device: 'over' });
			const token = await begin(db, user.id, { at: MINUTE, device: 'Firefox on Linux' });
			await begin(db, user.id, { at: 2 * DAY, device: '' });
			await begin(db, (await member(db, 'grace')).id, { at: DAY });
			const listed = await listSessions(db, user.id, { ...later(2 * DAY), token });
			expect(listed).toEqual([
				{
					id: expect.stringMatching(/^[\da-f-]{36}$/),
					device: '',
					createdAt: '2026-03-04T09:00:00.000Z',
					lastSeenAt: '2026-03-04T09:00:00.000Z',
					current: false,
				},
				expect.objectContaining({ device: 'Firefox on Linux', current: true }),
			]);
			const rested = await listSessions(db, user.id, { ...later(8 * DAY), token });
			expect(rested.map(({ device }) => device)).toEqual(['']);
		});

		it('are revoked one by one or all at once, and those of others go on', async () => {
			const { db } = current();
			const user = await member(db);
			const [first, second, third] = [await begin(db, user.id), await begin(db, user.id), await begin(db, user.id)];
			const other = await begin(db, (await member(db, 'grace')).id);
			const good = async (token: string) => (await findSession(db, token, later(0))) !== null;
			await revokeSession(db, first);
			expect([await good(first), await good(second), await good(third)]).toEqual([false, true, true]);
			await revokeAllSessions(db, user.id);
			expect([await good(second), await good(third), await good(other)]).toEqual([false, false, true]);
		});

		it('last as many days as they were given', async () => {
			const { db } = current();
			await begin(db, (await member(db)).id, { days: 12 });
			const { rows } = await db.execute<{ days: number }>(
				sql`select extract(epoch from expires_at - created_at)::int / 86400 as days from sessions`,
			);
			expect(rows).toEqual([{ days: 12 }]);
		});
	});
});
