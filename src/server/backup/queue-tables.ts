/**
 * The part of pg-boss that a backup holds: the queues, and the jobs that wait, are under way, or failed and can be
 * tried again.
 */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import type { Table } from './tables.ts';

export const QUEUE_SCHEMA = 'pgboss';

const KEYS = { queue: ['name'], job: ['name', 'id'] };

/** Queues whose jobs are left out. */
export const PAST_JOBS = sql`state in ('completed', 'cancelled')`;

/** With the columns that the installed pg-boss gave them; empty where it has made none yet. */
export async function queueTables(db: Database | Transaction): Promise<Table[]> {
	const { rows } = await db.execute<{ table: string; name: string; type: string; nullable: string }>(sql`
		select table_name as table, column_name as name, data_type as type, is_nullable as nullable
		from information_schema.columns
		where table_schema = ${QUEUE_SCHEMA} and table_name in ('queue', 'job')
		order by ordinal_position
	`);
	return Object.entries(KEYS).flatMap(([name, key]) => {
		const columns = rows
			.filter((row) => row.table === name)
			.map((row) => ({ name: row.name, type: row.type, notNull: row.nullable === 'NO' }));
		return columns.length > 0 ? [{ schema: QUEUE_SCHEMA, name, columns, key }] : [];
	});
}

/** Puts back jobs that no process works on any more, and lets none expire because of its time in a file. */
export async function wakeJobs(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`
		update pgboss.job
		set state = case state when 'active' then 'retry' else state end,
			keep_until = greatest(keep_until, now() + (keep_until - created_on)),
			heartbeat_on = null
		where state in ('created', 'retry', 'active')
	`);
}
