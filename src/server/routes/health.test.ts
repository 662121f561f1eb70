import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openAsItIs } from '#server/database/open.ts';
import { openQueue } from '#server/queue/queue.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { openTestDatabase, openTestPostgres } from '#test/database.ts';

const UNWRITABLE = { code: 'NOT_READY', error: 'The database does not answer, or cannot write.' };

afterEach(() => void vi.restoreAllMocks());

function laterBy(milliseconds: number): void {
	const moment = performance.now() + milliseconds;
	vi.spyOn(performance, 'now').mockReturnValue(moment);
}

const ready = async ({ send }: TestApp) => {
	const response = await send('GET', '/readyz');
	return [response.statusCode, response.json()];
};

describe('/readyz', () => {
	it('says that the queue does not answer once it is closed', async () => {
		const database = await openTestDatabase();
		const queue = await openQueue(database);
		const test = await buildTestApp({ tools: {}, database, queue });
		expect((await test.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
		await queue.close();
		laterBy(5000);
		const response = await test.send('GET', '/readyz');
		expect(response.statusCode).toBe(503);
		expect(response.json()).toMatchObject({ code: 'NOT_READY', error: 'The queue does not answer.' });
		expect((await test.send('GET', '/healthz')).statusCode).toBe(200);
		await test.close();
		await database.close();
	});

	it('asks the database once for whatever comes within five seconds', async () => {
		const database = await openTestDatabase();
		let asked = 0;
		const counting = () => {
			asked++;
			return database.ready();
		};
		const counted: OpenDatabase = { ...database, ready: counting };
		const test = await buildTestApp({ tools: {}, database: counted });
		await Promise.all(Array.from({ length: 50 }, () => test.send('GET', '/readyz')));
		expect(asked).toBe(1);
		laterBy(4000);
		await ready(test);
		expect(asked).toBe(1);
		laterBy(1100);
		expect(await ready(test)).toEqual([200, { status: 'ready' }]);
		expect(asked).toBe(2);
		await test.close();
		await database.close();
	});

	it('says that an embedded database cannot write which still answers, and when it can again', async () => {
		const database = await openTestDatabase();
		const test = await buildTestApp({ tools: {}, database });
		await database.db.execute(sql`set default_transaction_read_only = on`);
		try {
			expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
			expect(await ready(test)).toEqual([503, UNWRITABLE]);
		} finally {
			await database.db.execute(sql`set default_transaction_read_only = off`);
		}
		laterBy(5000);
		expect(await ready(test)).toEqual([200, { status: 'ready' }]);
		await test.close();
		await database.close();
	});

	it('says the same of a PostgreSQL', async () => {
		const postgres = await openTestPostgres();
		const queue = await openQueue(postgres);
		const databaseUrl = `${postgres.databaseUrl}?options=-c%20default_transaction_read_only%3Don`;
		const database = await openAsItIs({ dataDir: '/nowhere', databaseUrl });
		const test = await buildTestApp({ tools: {}, database: { ...postgres, ready: database.ready }, queue });
		expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
		expect(await ready(test)).toEqual([503, UNWRITABLE]);
		await test.close();
		await queue.close();
		await database.close();
		await postgres.close();
	}, 60_000);
});
