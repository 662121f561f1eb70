import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sqlState } from '#server/database/errors.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { throttles } from '#server/database/schema.ts';
import { openTestDatabase } from '#test/database.ts';

const ROW = { key: 'thread', points: 1, expiresAt: new Date(0) };

describe('the thread of the embedded database', () => {
	let database: OpenDatabase;
	beforeAll(async () => {
		database = await openTestDatabase();
		return () => database.close();
	});

	const pool = () => {
		const client = '$client' in database.db ? database.db.$client : undefined;
		if (!(client instanceof pg.Pool)) throw new TypeError('the embedded database is reached through a pool');
		return client;
	};

	it('computes a long statement while this thread takes its turns', async () => {
		let isDone = false;
		const computed = database.db
			.execute(sql`select sum(number::text::bigint) from generate_series(1, 300000) as number`)
			.finally(() => {
				isDone = true;
			});
		let turns = 0;
		for (; !isDone; turns++) await turn();
		await computed;
		expect(turns).toBeGreaterThan(100);
	});

	it('answers on after a statement that failed', async () => {
		const failure = await database.db.execute(sql`select nothing from nowhere`).catch(sqlState);
		expect(failure).toBe('42P01');
		expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
	});

	it('undoes what a connection leaves unfinished', async () => {
		const client = await pool().connect();
		await client.query('begin');
		await client.query(`insert into throttles (key, points, expires_at) values ('left', 1, now())`);
		client.release(true);
		expect(await database.db.select().from(throttles)).toEqual([]);
	});

	it('lets nobody between the statements of a transaction', async () => {
		onTestFinished(async () => void (await database.db.delete(throttles)));
		const seen = await Promise.all([
			database.db.transaction(async (transaction) => {
				await transaction.insert(throttles).values(ROW);
				await turn();
				return transaction.$count(throttles);
			}),
			database.db.insert(throttles).values({ ...ROW, key: 'other' }),
		]);
		expect(seen[0]).toBe(1);
	});

	it('brings back a text of a megabyte as it was', async () => {
		const long = 'Größe “12 €” 🦆 '.repeat(70_000);
		const { rows } = await database.db.execute(sql`select ${long}::text as long`);
		expect(rows[0]?.long === long).toBe(true);
	});
});
