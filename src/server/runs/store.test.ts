import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import { sweepAbandoned } from './abandoned.ts';
import { checkDailyRuns } from './quota.ts';
import { endRun, findRun, insertRun, listRuns, markRunning } from './store.ts';

const noon = new Date('2026-03-04T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

onEveryDatabase((current) => {
	const db = () => current().db;
	let serial = 0;

	beforeEach(async () => {
		for (const id of ['ann', 'bob']) {
			await db()
				.insert(users)
				.values({ id, email: `${id}@example.com`, passwordHash: '-', role: 'member' });
		}
	});

	function add(
		userId: string,
		values: {
			title?: string;
			createdAt?: Date;
			tool?: string;
			source?: 'model' | 'built-in';
			status?: 'queued' | 'running';
		} = {},
	) {
		const id = `run-${String(++serial).padStart(5, '0')}`;
		const row = {
			title: 'A run',
			createdAt: noon,
			tool: 'tiny-tool',
			source: 'built-in',
			status: 'running',
			...values,
		} as const;
		return insertRun(db(), { id, userId, input: { topic: 'x' }, ...row });
	}

	describe('a list of runs', () => {
		it('goes from the newest to the oldest, page by page, and misses none of the same moment', async () => {
			for (let count = 0; count < 7; count++) await add('ann', { createdAt: minutes(Math.floor(count / 3)) });
			await add('bob');
			const seen: string[] = [];
			let below: { createdAt: Date; id: string } | undefined;
			for (;;) {
				const page = await listRuns(db(), 'ann', { below, limit: 2 });
				const last = page.at(-1);
				if (!last) break;
				seen.push(...page.map(({ id }) => id));
				below = { createdAt: new Date(last.createdAt), id: last.id };
			}
			const all = await listRuns(db(), 'ann', { limit: 100 });
			expect(seen).toEqual(all.map(({ id }) => id));
			expect(new Set(seen).size).toBe(7);
			expect(all.map(({ createdAt }) => createdAt)).toEqual(
				all
					.map(({ createdAt }) => createdAt)
					.sort()
					.reverse(),
			);
		});

		it('finds words of the title, and takes % and _ for what they are', async () => {
			await add('ann', { title: 'Discovery Call with Acme' });
			await add('ann', { title: '100% of it', tool: 'other-tool' });
			const titles = async (query: object) =>
				(await listRuns(db(), 'ann', { limit: 9, ...query })).map(({ title }) => title);
			expect(await titles({ q: 'acme discovery' })).toEqual(['Discovery Call with Acme']);
			expect(await titles({ q: '0%' })).toEqual(['100% of it']);
			expect(await titles({ q: '_' })).toEqual([]);
			expect(await titles({ tool: 'other-tool' })).toEqual(['100% of it']);
		});
	});

	describe('the end of a run', () => {
		it('is written once: what ended first stays', async () => {
			const { id } = await add('ann');
			const ended = await endRun(db(), id, { status: 'cancelled', finishedAt: minutes(2) });
			expect(ended).toMatchObject({ status: 'cancelled', durationMs: 120_000 });
			expect(await endRun(db(), id, { status: 'succeeded', output: { a: 1 }, finishedAt: minutes(3) })).toBeNull();
			expect(await findRun(db(), 'ann', id)).toMatchObject({ status: 'cancelled', output: null });
		});

		it('keeps a waiting run from being begun', async () => {
			const { id } = await add('ann', { status: 'queued' });
			await endRun(db(), id, { status: 'cancelled', finishedAt: noon });
			expect(await markRunning(db(), id)).toBe(false);
		});

		it('is unknown to other members', async () => {
			const { id } = await add('ann');
			expect(await findRun(db(), 'bob', id)).toBeNull();
		});
	});

	describe('runs that a killed server left behind', () => {
		it('are failed with a word of comfort, at the start where one process has the database', async () => {
			const young = await add('ann', { createdAt: minutes(-1) });
			const old = await add('ann', { createdAt: minutes(-60), status: 'queued' });
			expect(await sweepAbandoned(current(), noon, 'start')).toBe(current().kind === 'embedded' ? 2 : 1);
			const error = 'The server stopped while this ran. Nothing was lost: start it again.';
			expect(await findRun(db(), 'ann', old.id)).toMatchObject({ status: 'failed', error });
			const { status } = (await findRun(db(), 'ann', young.id)) ?? {};
			expect(status).toBe(current().kind === 'embedded' ? 'failed' : 'running');
		});

		it('are not mistaken for those that this process works on', async () => {
			await add('ann', { createdAt: minutes(-1) });
			expect(await sweepAbandoned(current(), noon, 'later')).toBe(0);
		});
	});

	describe('the runs of a day', () => {
		const reserve = (now: Date) =>
			db().transaction(async (transaction) => {
				await checkDailyRuns(transaction, 'ann', 3, now);
				const row = {
					title: 'x',
					tool: 'tiny-tool',
					input: {},
					status: 'queued',
					source: 'model',
					createdAt: now,
				} as const;
				await insertRun(transaction, { id: `model-${++serial}`, userId: 'ann', ...row });
			});

		it('are reserved one by one, however many ask at once', async () => {
			await reserve(noon);
			await reserve(noon);
			const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(noon)));
			expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
			const refusal = asked.find((result) => result.status === 'rejected');
			expect(refusal?.reason).toMatchObject({ code: 'DAILY_LIMIT', retryAfter: 12 * 3600 });
		});

		it('begin anew at midnight UTC, and leave out the built-in engine and other members', async () => {
			await add('ann', { source: 'built-in' });
			await add('bob', { source: 'model' });
			for (let count = 0; count < 3; count++) await reserve(new Date('2026-03-04T23:59:59.999Z'));
			await expect(reserve(new Date('2026-03-04T23:59:59.999Z'))).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
			await reserve(new Date('2026-03-05T00:00:00Z'));
		});
	});
});
