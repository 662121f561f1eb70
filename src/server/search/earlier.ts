/**
 * Indexes what earlier versions kept without a search, row by row. A page of keys is looked at per statement and one row
 * indexed per transaction, so that requests get their turn: the embedded database answers one after the other.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { keepEarlierCall } from '#server/calls/earlier.ts';
import { sqlState } from '#server/database/errors.ts';
import type { Database } from '#server/database/open.ts';
import { calls, clients, runs } from '#server/database/schema.ts';
import type { SearchKind } from '#shared/search.ts';
import type { ToolOutline } from '#tools/define.ts';
import { indexCall, indexClient, indexRun } from './entries.ts';

/** How many keys one statement looks at. */
const PAGE = 50;

/** How often as long as it worked it rests. */
const REST = 2;

export interface EarlierContext {
	db: Database;
	tools: Readonly<Record<string, ToolOutline>>;
	log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
	/** Ends it after the row that is being indexed. */
	signal: AbortSignal;
}

interface Key extends Record<string, unknown> {
	userId: string;
	refId: string;
	isMissing: boolean;
}

/** Ends when everything has its entry. A row that cannot be indexed is skipped until the next start. */
export async function indexEarlier(context: EarlierContext): Promise<void> {
	let indexed = 0;
	// Runs first: they bring the text of calls that earlier versions kept without it.
	for (const kind of ['run', 'call', 'client'] as const) indexed += await indexKind(context, kind);
	if (indexed > 0) context.log.info({ indexed }, 'the search knows what earlier versions kept');
}

async function indexKind(context: EarlierContext, kind: SearchKind): Promise<number> {
	let indexed = 0;
	let last: Key | undefined;
	do {
		const keys = await keysAfter(context.db, kind, last);
		last = keys.at(-1);
		for (const key of keys) {
			if (context.signal.aborted) return indexed;
			if (!key.isMissing) continue;
			const started = performance.now();
			await indexOne(context, kind, key).catch((error: unknown) => {
				context.log.warn({ kind, code: sqlState(error) ?? 'unknown' }, 'an earlier entry could not be indexed');
			});
			indexed++;
			await pause((performance.now() - started) * REST);
		}
	} while (last !== undefined);
	return indexed;
}

const KEYS = {
	run: sql`select user_id, id as ref_id, deleted_at is null and status not in ('queued', 'running') as shown from runs`,
	call: sql`select user_id, text_hash as ref_id, transcript is not null as shown from calls`,
	client: sql`select user_id, id as ref_id, true as shown from clients`,
};

async function keysAfter(db: Database, kind: SearchKind, last: Key | undefined): Promise<Key[]> {
	const column = sql.identifier(kind === 'call' ? 'text_hash' : 'id');
	// A call's hash alone is no key, but no index begins with it: pages follow the keys that exist.
	const order = kind === 'call' ? sql`user_id, ${column}` : sql`${column}`;
	const after =
		kind === 'call'
			? sql`(user_id, ${column}) > (${last?.userId ?? ''}, ${last?.refId ?? ''})`
			: sql`${column} > ${last?.refId ?? ''}`;
	const { rows } = await db.execute<Key>(sql`
		select page.user_id as "userId", page.ref_id as "refId", page.shown and entry.ref_id is null as "isMissing"
		from (${KEYS[kind]} where ${after} order by ${order} limit ${PAGE}) as page
		left join search_entries as entry
			on entry.user_id = page.user_id and entry.kind = ${kind} and entry.ref_id = page.ref_id
		order by ${kind === 'call' ? sql`page.user_id, page.ref_id` : sql`page.ref_id`}`);
	return rows;
}

/** The row is held until its entry is written: whoever changes it meanwhile writes the later entry. */
async function indexOne({ db, tools }: EarlierContext, kind: SearchKind, { userId, refId }: Key): Promise<void> {
	if (kind === 'run') await keepEarlierCall(db, tools, refId);
	await db.transaction(async (transaction) => {
		switch (kind) {
			case 'run':
				for (const row of await transaction.select().from(runs).where(eq(runs.id, refId)).for('update'))
					await indexRun(transaction, row);
				break;
			case 'call': {
				const isIt = and(eq(calls.userId, userId), eq(calls.textHash, refId));
				for (const row of await transaction.select().from(calls).where(isIt).for('update'))
					await indexCall(transaction, row);
				break;
			}
			case 'client':
				for (const row of await transaction.select().from(clients).where(eq(clients.id, refId)).for('update'))
					await indexClient(transaction, row);
		}
	});
}
