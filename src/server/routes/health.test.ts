import { describe, expect, it } from 'vitest';
import { openQueue } from '#server/queue/queue.ts';
import { buildTestApp } from '#test/app.ts';
import { openTestDatabase } from '#test/database.ts';

describe('/readyz', () => {
	it('says that the queue does not answer once it is closed', async () => {
		const database = await openTestDatabase();
		const queue = await openQueue(database);
		const test = await buildTestApp({ tools: {}, database, queue });
		expect((await test.send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
		await queue.close();
		const response = await test.send('GET', '/readyz');
		expect(response.statusCode).toBe(503);
		expect(response.json()).toMatchObject({ code: 'NOT_READY', error: 'The queue does not answer.' });
		expect((await test.send('GET', '/healthz')).statusCode).toBe(200);
		await test.close();
		await database.close();
	});
});
