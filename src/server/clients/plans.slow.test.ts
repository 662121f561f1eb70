import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { callsQuery, listCalls } from '#server/calls/list.ts';
import type { Database } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';
import { listRuns, runsQuery } from '#server/runs/list.ts';
import { onEveryDatabase } from '#test/database.ts';
import { clientsQuery, listClients } from './store.ts';

const LIMIT = 31;

/** Two members with 2,000 clients, 5,000 runs and 2,000 calls each. */
async function fill(db: Database): Promise<void> {
	for (const id of ['ann', 'bob']) {
		await db.insert(users).values({ id, email: `${id}@example.com`, passwordHash: '-', role: 'member' });
		await db.execute(sql`
			insert into clients (id, user_id, company, people, created_at, changed_at)
			select ${id}::text || '-' || n, ${id}::text, 'Company ' || n, '[{"name": "Priya", "role": "", "email": ""}]',
				now() - n * interval '1 minute', now() - n * interval '1 minute'
			from generate_series(1, 2000) as n`);
		await db.execute(sql`
			insert into calls (user_id, text_hash, title, transcript, client_id, read_with, created_at)
			select ${id}::text, 'hash-' || n, 'Call ' || n, repeat('Ann: Hello. ', 200), ${id}::text || '-' || (n % 500 + 1), '',
				now() - n * interval '1 minute'
			from generate_series(1, 2000) as n`);
		await db.execute(sql`
			insert into runs (id, user_id, tool, title, status, source, input, client_id, call_hash, created_at)
			select ${id}::text || '-run-' || n, ${id}::text, 'dealmaker', 'Run ' || n, 'succeeded', 'built-in', '{}',
				${id}::text || '-' || (n % 500 + 1), 'hash-' || (n % 2000 + 1), now() - n * interval '1 minute'
			from generate_series(1, 5000) as n`);
	}
	await db.execute(sql`analyze`);
}

async function planOf(db: Database, query: { getSQL(): SQL }): Promise<string> {
	const { rows } = await db.execute<Record<string, string>>(sql`explain ${query.getSQL()}`);
	return rows.map((row) => Object.values(row)[0]).join('\n');
}

onEveryDatabase((current) => {
	beforeEach(() => fill(current().db));

	it('lists clients, calls and a client’s runs by their indexes, and reads no table whole', async () => {
		const { db } = current();
		const below = { moment: new Date(Date.now() - 600_000), id: 'ann-300' };
		const plans = {
			clients_of_user: [
				clientsQuery(db, 'ann', { archived: false, limit: LIMIT }),
				clientsQuery(db, 'ann', { archived: false, below, limit: LIMIT }),
			],
			calls_of_user: [callsQuery(db, 'ann', { limit: LIMIT })],
			calls_of_client: [callsQuery(db, 'ann', { clientId: 'ann-7', limit: LIMIT })],
			runs_of_client: [runsQuery(db, 'ann', { clientId: 'ann-7', limit: LIMIT })],
		};
		for (const [index, queries] of Object.entries(plans)) {
			for (const query of queries) {
				const plan = await planOf(db, query);
				expect(plan).toContain(index);
				expect(plan).not.toMatch(/Seq Scan on (?:clients|calls|runs)\b/);
			}
		}
	});

	it('counts the calls and runs of a listed client, and finds the newest result of a call, by index too', async () => {
		const { db } = current();
		const clients = await planOf(db, clientsQuery(db, 'ann', { archived: false, limit: LIMIT }));
		expect(clients).toMatch(/runs_of_client/);
		expect(clients).toMatch(/calls_of_client/);
		expect(await planOf(db, callsQuery(db, 'ann', { limit: LIMIT }))).toMatch(/runs_of_call|runs_of_user/);
	});

	it('finds a rare name among 2,000 clients, and only the member’s own', async () => {
		const { db } = current();
		await db.execute(sql`update clients set people = '[{"name": "Zora"}]' where id in ('ann-1999', 'bob-1999')`);
		const found = await listClients(db, 'ann', { q: 'zora', archived: false, limit: LIMIT });
		expect(found.map(({ id, runs, calls }) => [id, runs, calls])).toEqual([['ann-1999', 0, 0]]);
		expect(await listCalls(db, 'ann', { clientId: 'bob-7', limit: LIMIT })).toEqual([]);
		expect(await listRuns(db, 'ann', { clientId: 'bob-7', limit: LIMIT })).toEqual([]);
	});
});
