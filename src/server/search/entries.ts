/**
 * Keeps the search in step. Whoever writes a run, a call or a client indexes it in the same transaction, so that neither
 * is ever without the other.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import type { calls, clients, runs } from '#server/database/schema.ts';
import { searchEntries } from '#server/database/schema.ts';
import type { SearchKind } from '#shared/search.ts';
import { bodyOfClient } from './client-texts.ts';
import { lexemesOf } from './lexemes.ts';
import { bodyOfRun } from './run-texts.ts';

type RunRow = typeof runs.$inferSelect;
type CallRow = Pick<typeof calls.$inferSelect, 'userId' | 'textHash' | 'title' | 'transcript' | 'createdAt'>;
type ClientRow = typeof clients.$inferSelect;

/** A run under way is found by its title; one that is deleted is not found. */
export async function indexRun(db: Database | Transaction, row: RunRow): Promise<void> {
	if (row.deletedAt !== null) {
		await removeFromIndex(db, row.userId, 'run', [row.id]);
		return;
	}
	const isUnderWay = row.status === 'queued' || row.status === 'running';
	const body = isUnderWay ? '' : bodyOfRun(row);
	await put(db, { ...of(row), kind: 'run', refId: row.id, body, changedAt: row.finishedAt ?? row.createdAt });
}

/** A call without its text, as earlier versions kept them, is not found. */
export async function indexCall(db: Database | Transaction, row: CallRow): Promise<void> {
	if (row.transcript === null) return;
	await put(db, { ...of(row), kind: 'call', refId: row.textHash, body: '', changedAt: row.createdAt }, row.transcript);
}

export async function indexClient(db: Database | Transaction, row: ClientRow): Promise<void> {
	const { userId, id: refId, company: title, changedAt } = row;
	await put(db, { userId, title, kind: 'client', refId, body: bodyOfClient(row), changedAt });
}

/** @param ids of runs or clients, or hashes of calls; those that were never indexed are no error */
export async function removeFromIndex(
	db: Database | Transaction,
	userId: string,
	kind: SearchKind,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	await db
		.delete(searchEntries)
		.where(and(eq(searchEntries.userId, userId), eq(searchEntries.kind, kind), inArray(searchEntries.refId, [...ids])));
}

const of = ({ userId, title }: { userId: string; title: string }) => ({ userId, title });

/** @param elsewhere what is searched, too, but kept by another table */
async function put(
	db: Database | Transaction,
	entry: Omit<typeof searchEntries.$inferInsert, 'words'>,
	elsewhere = '',
): Promise<void> {
	const lexemes = lexemesOf(entry.userId, [entry.title, entry.body, elsewhere]);
	// The words of a long text take as long as writing them: others get their turn in between.
	await turn();
	// string_to_array makes an array without entries of an empty text.
	const words = sql`array_to_tsvector(string_to_array(${lexemes}, ' '))`;
	const { title, body, changedAt } = entry;
	await db
		.insert(searchEntries)
		.values({ ...entry, words })
		.onConflictDoUpdate({
			target: [searchEntries.userId, searchEntries.kind, searchEntries.refId],
			set: { title, body, changedAt, words: sql`excluded.words` },
			// Writing the same words again would cost as much as the first time.
			setWhere: sql`(${searchEntries.title}, ${searchEntries.body}, ${searchEntries.words}, ${searchEntries.changedAt})
				is distinct from (excluded.title, excluded.body, excluded.words, excluded.changed_at)`,
		});
}
