import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { freshDataDir } from '#test/data-dir.ts';

it('a single question waits for one transaction, however many are ready to begin', async () => {
	const { db, close } = await openDatabase({ dataDir: await freshDataDir() });
	const order: string[] = [];
	const transaction = (name: string) =>
		db.transaction(async (own) => {
			await own.execute(sql`select 1`);
			await pause(20);
			order.push(name);
		});
	const transactions = ['first', 'second', 'third'].map(transaction);
	await pause(5);
	await db.execute(sql`select 1`);
	order.push('question');
	await Promise.all(transactions);
	expect(order).toEqual(['first', 'question', 'second', 'third']);
	await close();
});

it('a transaction that fails lets the next one begin', async () => {
	const { db, close } = await openDatabase({ dataDir: await freshDataDir() });
	await expect(db.transaction(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
	expect(await db.transaction(async (own) => (await own.execute(sql`select 2 as two`)).rows)).toEqual([{ two: 2 }]);
	await close();
});
