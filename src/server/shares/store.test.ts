import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { runs, shares, users } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import { countView, findShare, insertShare, listShares, revokeShare } from './store.ts';

const NOW = new Date('2026-03-02T09:00:00Z');

onEveryDatabase((current) => {
	async function run(userId: string) {
		const { db } = current();
		await db.insert(users).values({ id: userId, email: `${userId}@example.com`, passwordHash: 'x', role: 'member' });
		const row = { tool: 't', title: 'T', status: 'succeeded', source: 'built-in', input: {} } as const;
		await db.insert(runs).values({ ...row, id: `run-of-${userId}`, userId });
		return `run-of-${userId}`;
	}

	function share(userId: string, runId: string) {
		return insertShare(current().db, {
			userId,
			runId,
			document: { title: 'Plan', facts: [], sections: [] },
			parts: ['notes'],
			passwordHash: null,
			now: NOW,
			expiresAt: new Date('2026-04-01T09:00:00Z'),
		});
	}

	it('numbers the copies of a run, also those that are made at once', async () => {
		const runId = await run('ann');
		const made = await Promise.all([1, 2, 3, 4].map(() => share('ann', runId)));
		expect(made.map((one) => one.share.version).sort()).toEqual([1, 2, 3, 4]);
		expect((await listShares(current().db, runId)).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
		expect(new Set(made.map(({ token }) => token)).size).toBe(4);
	});

	it('finds a copy by its token alone, and counts views that come at once', async () => {
		const { db } = current();
		const { token, share: made } = await share('ann', await run('ann'));
		expect((await findShare(db, token))?.document).toEqual({ title: 'Plan', facts: [], sections: [] });
		expect(await findShare(db, made.id)).toBeNull();
		await Promise.all(Array.from({ length: 8 }, () => countView(db, made.id)));
		expect((await findShare(db, token))?.views).toBe(8);
	});

	it('is revoked by its member alone, and keeps the first moment', async () => {
		const { db } = current();
		const { share: made } = await share('ann', await run('ann'));
		await run('bob');
		expect(await revokeShare(db, 'bob', made.id, NOW)).toBeNull();
		expect((await revokeShare(db, 'ann', made.id, NOW))?.revokedAt).toBe(NOW.toISOString());
		const later = new Date('2026-03-05T09:00:00Z');
		expect((await revokeShare(db, 'ann', made.id, later))?.revokedAt).toBe(NOW.toISOString());
	});

	it('is deleted with the account', async () => {
		const { db } = current();
		await share('ann', await run('ann'));
		await db.delete(users).where(eq(users.id, 'ann'));
		expect(await db.select().from(shares)).toEqual([]);
	});
});
