import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/open.ts';
import { freshDataDir, onEveryDatabase } from '#test/database.ts';
import { openQueue, within } from './queue.ts';

const OPTIONS = { retryLimit: 3 };

async function opened(database: OpenDatabase, name: string) {
	const queue = await openQueue(database);
	onTestFinished(() => queue.close());
	await queue.define(name, OPTIONS);
	return queue;
}

describe('the queue', () => {
	onEveryDatabase((current) => {
		it('hands a job to its worker at once, which need not look for it', async () => {
			const queue = await opened(current(), 'quick');
			let done = 0;
			await queue.boss.work('quick', { pollingIntervalSeconds: 60 }, async () => {
				done++;
			});
			// The worker has looked once and now rests for a minute, so only an announcement can wake it in time.
			await expect.poll(() => queue.boss.getWipData()[0]?.lastFetchedOn, { timeout: 10_000 }).toBeTruthy();
			await queue.boss.send('quick', { step: 1 });
			await expect.poll(() => done, { timeout: 15_000 }).toBe(1);
		});

		it('keeps a job over a restart', async () => {
			const first = await opened(current(), 'kept');
			await first.boss.send('kept', { step: 1 });
			await first.close();
			const second = await opened(current(), 'kept');
			expect(await second.boss.fetch('kept')).toEqual([expect.objectContaining({ data: { step: 1 } })]);
		});

		it('keeps a job with the transaction it was sent in, and drops it with one that is rolled back', async () => {
			const { db } = current();
			const { boss } = await opened(current(), 'together');
			const cut = db.transaction(async (transaction) => {
				await boss.send('together', { step: 'lost' }, { db: within(transaction) });
				throw new Error('cut');
			});
			await expect(cut).rejects.toThrow('cut');
			await db.transaction((transaction) => boss.send('together', { step: 'kept' }, { db: within(transaction) }));
			const jobs = await boss.fetch<{ step: string }>('together', { batchSize: 5 });
			expect(jobs.map(({ data }) => data.step)).toEqual(['kept']);
		});

		it('gives a queue that exists the options of today', async () => {
			const queue = await opened(current(), 'changing');
			await queue.define('changing', { retryLimit: 7 });
			expect(await queue.boss.getQueue('changing')).toMatchObject({ retryLimit: 7, notify: true });
		});

		it('leaves the connection usable for whoever stands in line behind a batch that fails', async () => {
			const { db } = current();
			const { boss } = await opened(current(), 'failing');
			const batch = boss.getDb().executeSql('BEGIN; SELECT 1; SELECT 1 / 0; COMMIT');
			const inLine = Promise.all([
				db.execute(sql`select 1 as one`),
				db.transaction((transaction) => transaction.execute(sql`select 1 as one`)),
				boss.getDb().executeSql('SELECT $1::int AS one', [1]),
			]);
			await expect(batch).rejects.toMatchObject({ code: '22012' });
			expect((await inLine).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
		});

		it('gives the rows of a batch that begins a transaction', async () => {
			const { boss } = await opened(current(), 'batch');
			await boss.getDb().executeSql('BEGIN; CREATE TEMP TABLE IF NOT EXISTS seen (a int); COMMIT');
			const result: unknown = await boss.getDb().executeSql('BEGIN; SELECT 2 AS two; COMMIT');
			const rows = [result].flat().flatMap((one) => (one as { rows: unknown[] }).rows);
			expect(rows).toEqual([{ two: 2 }]);
		});

		it('is ready until it is closed', async () => {
			const queue = await opened(current(), 'ready');
			expect(await queue.ready()).toBe(true);
			await queue.close();
			expect(await queue.ready()).toBe(false);
		});
	});

	it('is not ready while its database does not answer', async () => {
		const dataDir = await freshDataDir();
		onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
		const database = await openDatabase({ dataDir });
		const queue = await openQueue(database);
		await queue.boss.offWork('none');
		await database.close();
		expect(await queue.ready()).toBe(false);
		await queue.close().catch(() => {});
	});
});
