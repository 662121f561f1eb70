import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import { listRuns } from './list.ts';
import { reserveCall } from './model-calls.ts';
import { checkQuota, holdMember } from './quota.ts';
import { deleteRun, endRun, findRun, findRunById, insertRun, markRunning, restoreRun } from './store.ts';
import { purgeDeleted } from './upkeep.ts';

const noon = new Date('2026-03-04T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

const RUN = {
	tool: 'tiny-tool',
	title: 'A run',
	model: null,
	chosenModel: null,
	ownKey: false,
	input: {},
	output: null,
	editedOutput: null,
	error: null,
	errorCode: null,
	grounding: null,
	usage: null,
	createdAt: noon,
	finishedAt: null,
	durationMs: null,
	modelCalls: 0,
	deletedAt: null,
	clientId: null,
	callHash: null,
	idempotencyKey: null,
	requestHash: null,
} as const;

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

	async function add(
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
		const row = { ...RUN, source: 'built-in', status: 'running', ...values } as const;
		await insertRun(db(), { ...row, id, userId, input: { topic: 'x' } });
		return { id };
	}

	describe('a list of runs', () => {
		it('goes from the newest to the oldest, page by page, and misses none of the same moment', async () => {
			for (let count = 0; count < 7; count++) await add('ann', { createdAt: minutes(Math.floor(count / 3)) });
			await add('bob');
			const seen: string[] = [];
			let below: { moment: Date; id: string } | undefined;
			for (;;) {
				const page = await listRuns(db(), 'ann', { below, limit: 2 });
				const last = page.at(-1);
				if (!last) break;
				seen.push(...page.map(({ id }) => id));
				below = { moment: new Date(last.createdAt), id: last.id };
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
			const { id } = await add('ann', { status: 'queued', source: 'model' });
			const other = await add('ann', { status: 'queued', source: 'model' });
			await endRun(db(), id, { status: 'cancelled', finishedAt: noon });
			expect(await markRunning(db(), id)).toBeNull();
			expect(await markRunning(db(), other.id)).toMatchObject({ status: 'running' });
		});

		it('is unknown to other members', async () => {
			const { id } = await add('ann');
			expect(await findRun(db(), 'bob', id)).toBeNull();
		});
	});

	describe('calls to a model', () => {
		it('are counted before they are made, three at most, however many ask at once', async () => {
			const { id } = await add('ann', { source: 'model' });
			const asked = await Promise.all(Array.from({ length: 10 }, () => reserveCall(db(), id)));
			expect(asked.filter(Boolean)).toHaveLength(3);
		});

		it('are one to read a call, the first of the run, and three more for its result', async () => {
			const { id } = await add('ann', { source: 'model' });
			const reserve = (purpose: 'reading a call' | 'a result of a call', times: number) =>
				Promise.all(Array.from({ length: times }, () => reserveCall(db(), id, purpose)));
			expect((await reserve('reading a call', 3)).filter(Boolean)).toHaveLength(1);
			expect((await reserve('a result of a call', 9)).filter(Boolean)).toHaveLength(3);
			expect(await reserve('reading a call', 1)).toEqual([false]);
		});

		it('are three for each part of a result', async () => {
			const { id } = await add('ann', { source: 'model' });
			expect(await reserveCall(db(), id, 'reading a call')).toBe(true);
			const asked = Array.from({ length: 20 }, () => reserveCall(db(), id, 'a result of a call', 4));
			expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(12);
		});

		it('are not made for a run that has ended', async () => {
			const { id } = await add('ann', { source: 'model' });
			await endRun(db(), id, { status: 'cancelled', finishedAt: noon });
			expect(await reserveCall(db(), id)).toBe(false);
		});
	});

	describe('a deleted run', () => {
		const halfAnHour = minutes(30);

		it('is gone from every sight, and can be brought back within the hour', async () => {
			const { id } = await add('ann', { title: 'Old' });
			expect(await deleteRun(db(), 'bob', id, noon)).toBe(false);
			expect(await deleteRun(db(), 'ann', id, noon)).toBe(true);
			expect(await deleteRun(db(), 'ann', id, noon)).toBe(false);
			expect(await findRun(db(), 'ann', id)).toBeNull();
			expect(await listRuns(db(), 'ann', { limit: 9 })).toEqual([]);
			expect(await restoreRun(db(), 'bob', id, halfAnHour)).toBeNull();
			expect(await restoreRun(db(), 'ann', id, halfAnHour)).toMatchObject({ id, title: 'Old' });
			expect(await findRun(db(), 'ann', id)).not.toBeNull();
		});

		it('goes for good after the hour', async () => {
			const { id } = await add('ann');
			await deleteRun(db(), 'ann', id, noon);
			await purgeDeleted(db(), minutes(59));
			expect(await findRunById(db(), id)).not.toBeNull();
			expect(await restoreRun(db(), 'ann', id, minutes(61))).toBeNull();
			await purgeDeleted(db(), minutes(61));
			expect(await findRunById(db(), id)).toBeNull();
		});

		it('by a model loses what it held and goes on counting until midnight', async () => {
			const { id } = await add('ann', { source: 'model', title: 'Secret' });
			await reserveCall(db(), id);
			await endRun(db(), id, { status: 'succeeded', output: { a: 1 }, finishedAt: noon });
			await deleteRun(db(), 'ann', id, noon);
			await purgeDeleted(db(), minutes(61));
			expect(await findRunById(db(), id)).toMatchObject({ title: '', input: {}, output: null });
			await expect(reserve(minutes(62), 1)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
			await purgeDeleted(db(), minutes(13 * 60));
			expect(await findRunById(db(), id)).toBeNull();
		});
	});

	async function reserve(now: Date, most: number) {
		await db().transaction(async (transaction) => {
			await holdMember(transaction, 'ann');
			await checkQuota(transaction, { userId: 'ann', ownKey: false }, most, now);
			const row = { ...RUN, status: 'queued', source: 'model', createdAt: now } as const;
			await insertRun(transaction, { ...row, id: `model-${++serial}`, userId: 'ann' });
		});
	}

	describe('the runs of a day', () => {
		it('are reserved one by one, however many ask at once', async () => {
			await reserve(noon, 3);
			await reserve(noon, 3);
			const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(noon, 3)));
			expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
			const refusal = asked.find((result) => result.status === 'rejected');
			expect(refusal?.reason).toMatchObject({ code: 'DAILY_LIMIT', retryAfter: 12 * 3600 });
		});

		it('begin anew at midnight UTC, and leave out the built-in engine and other members', async () => {
			await add('ann', { source: 'built-in' });
			await add('bob', { source: 'model' });
			for (let count = 0; count < 3; count++) await reserve(new Date('2026-03-04T23:59:59.999Z'), 3);
			await expect(reserve(new Date('2026-03-04T23:59:59.999Z'), 3)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
			await reserve(new Date('2026-03-05T00:00:00Z'), 3);
		});

		it('leave out a run that ended before the model was called', async () => {
			const { id } = await add('ann', { source: 'model', status: 'queued' });
			await expect(reserve(noon, 1)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
			await endRun(db(), id, { status: 'cancelled', finishedAt: noon });
			await reserve(noon, 1);
		});
	});
});
