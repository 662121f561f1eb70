import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#server/database/open.ts';
import { bestTime } from '#test/best-time.ts';
import { onEveryDatabase } from '#test/database.ts';
import { deskOf } from './desk.ts';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const QUERY = { userId: 'member-1', now: NOW, today: '2026-03-04' };

/**
 * Twelve members, each with 300 clients, 2,000 runs and 500 calls. Calls of the first hold 9,600 letters of text and
 * 19,200 of facts.
 */
async function fill(db: Database): Promise<void> {
	const brief = {
		outcome: 'open',
		heldOn: null,
		promises: [1, 2, 3].map((line) => {
			const said = line === 1 ? { weekday: 5 } : null;
			const when = said && 'on Friday';
			return { id: `promise-${line}`, owner: 'Dana', own: true, text: `I'll send it (${line}).`, when, said, line };
		}),
	};
	// Letters that do not repeat, so that the database cannot make them small.
	const noise = (letters: number) =>
		sql.raw(
			`(select string_agg(md5((n * 1000 + k)::text), '') from generate_series(1, case m when 1 then ${letters / 32} else 1 end) k)`,
		);
	const steps: SQL[] = [
		sql`insert into users (id, email, password_hash, role)
			select 'member-' || m, m || '@example.com', 'x', 'member' from generate_series(1, 12) m`,
		sql`insert into clients (id, user_id, company, created_at, changed_at)
			select m || '-' || n, 'member-' || m, 'Company ' || n, now(), now()
			from generate_series(1, 12) m, generate_series(1, 300) n`,
		sql`insert into runs (id, user_id, tool, title, status, source, input, output, created_at, client_id, call_hash)
			select 'run-' || m || '-' || n, 'member-' || m, case n % 3 when 0 then 'dealmaker' else 'compass' end, 'Run ' || n,
				'succeeded', 'built-in', jsonb_build_object('text', ${noise(3200)}), '{}',
				timestamptz '2026-03-04' - n * interval '1 hour', m || '-' || (n % 300 + 1), 'call-' || n % 500
			from generate_series(1, 12) m, generate_series(1, 2000) n`,
		sql`insert into calls (user_id, text_hash, title, transcript, client_id, facts, read_with, created_at)
			select 'member-' || m, 'call-' || n, 'Priya with Dana', ${noise(9600)}, m || '-' || (n % 300 + 1),
				jsonb_build_object('signals', ${noise(19_200)}, 'brief', ${JSON.stringify(brief)}::jsonb), 'x',
				timestamptz '2026-03-04' - n * interval '5 hours'
			from generate_series(1, 12) m, generate_series(1, 500) n`,
		sql`insert into kept_promises (user_id, text_hash, promise, kept_at)
			select 'member-' || m, 'call-' || n, 'promise-2', now() from generate_series(1, 12) m, generate_series(1, 400) n`,
		sql`insert into shares (id, user_id, run_id, token_hash, version, document, parts, expires_at, views)
			select m || '-' || n, 'member-' || m, 'run-' || m || '-' || n, m || '-' || n, 1,
				jsonb_build_object('text', ${noise(9600)}), '[]', timestamptz '2026-04-01', n % 4
			from generate_series(1, 12) m, generate_series(1, 600) n where n % 3 = 0`,
		sql`insert into drafts (user_id, tool, step, input, saved_at)
			select 'member-' || m, 'tool-' || n, 1, jsonb_build_object('transcript', ${noise(96_000)}), now()
			from generate_series(1, 12) m, generate_series(1, 10) n`,
		sql`analyze`,
	];
	for (const step of steps) await db.execute(step);
}

interface Sent {
	text: string;
	params: unknown[];
}

/** The queries that `work` sends. */
async function queriesOf(db: Database, work: () => Promise<unknown>): Promise<Sent[]> {
	const client = (db as unknown as { $client: { query(query: string | { text: string }, params: unknown[]): unknown } })
		.$client;
	const send = client.query;
	const sent: Sent[] = [];
	client.query = (asked, params, ...others: []) => {
		sent.push({ text: typeof asked === 'string' ? asked : asked.text, params });
		return send.call(client, asked, params, ...others);
	};
	try {
		await work();
	} finally {
		client.query = send;
	}
	return sent;
}

async function planOf(db: Database, { text, params }: Sent): Promise<string> {
	const parts = text
		.split(/\$(\d+)/)
		.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`));
	const { rows } = await db.execute<Record<string, string>>(sql`explain ${sql.join(parts)}`);
	return rows.map((row) => row['QUERY PLAN']).join('\n');
}

onEveryDatabase((current) => {
	it('is read in under 50 ms with 300 clients, 2,000 runs and 500 calls, over indexes alone', async () => {
		const { db } = current();
		await fill(db);
		const desk = await deskOf(db, QUERY);
		expect([desk.promises.length, desk.callsWithoutNextStep.length, desk.proposals.length]).toEqual([10, 5, 10]);
		expect(await bestTime(50, () => deskOf(db, QUERY))).toBeLessThan(50);
		const queries = await queriesOf(db, () => deskOf(db, QUERY));
		expect(queries).toHaveLength(4);
		for (const query of queries) {
			const plan = await planOf(db, query);
			expect(plan).not.toMatch(/Seq Scan on (?:runs|calls|shares|kept_promises)/);
		}
	}, 120_000);
});
