/**
 * Keeps the search in step. Whoever writes a run, a call or a client indexes it in the same transaction, so that neither
 * is ever without the other. The embedded database answers nobody else meanwhile: what is long is prepared before.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import type { calls, clients, runs } from '#server/database/schema.ts';
import { searchEntries } from '#server/database/schema.ts';
import type { SearchKind } from '#shared/search.ts';
import { bodyOfClient } from './client-texts.ts';
import { lexemesOf, searchedWords } from './lexemes.ts';
import { bodyOfRun, type RunTexts } from './run-texts.ts';

type RunRow = typeof runs.$inferSelect;
type RunHead = Pick<RunRow, 'userId' | 'id' | 'title' | 'status' | 'createdAt' | 'finishedAt' | 'deletedAt'>;
type CallHead = Pick<typeof calls.$inferSelect, 'userId' | 'textHash' | 'title' | 'createdAt'>;
type CallRow = CallHead & Pick<typeof calls.$inferSelect, 'transcript'>;
type ClientRow = typeof clients.$inferSelect;

/** What the search keeps of a long text. */
export interface Searched {
	/** What is shown of it where it is found; empty where another table keeps it. */
	body: string;
	words: ReadonlySet<string>;
}

export async function searchedOfRun(texts: RunTexts): Promise<Searched> {
	const body = bodyOfRun(texts);
	return { body, words: await searchedWords([body]) };
}

export async function searchedOfCall(transcript: string): Promise<Searched> {
	return { body: '', words: await searchedWords([transcript]) };
}

/** A run under way is found by its title; one that is deleted is not found. */
export async function indexRun(db: Database | Transaction, row: RunRow): Promise<void> {
	await indexRunWith(db, row, isUnderWay(row) || row.deletedAt !== null ? undefined : await searchedOfRun(row));
}

/** @param searched none: it is found by its title alone */
export async function indexRunWith(
	db: Database | Transaction,
	row: RunHead,
	searched: Searched | undefined,
): Promise<void> {
	if (row.deletedAt !== null) {
		await removeFromIndex(db, row.userId, 'run', [row.id]);
		return;
	}
	await put(db, { ...of(row), kind: 'run', refId: row.id, changedAt: row.finishedAt ?? row.createdAt }, searched);
}

const isUnderWay = ({ status }: Pick<RunRow, 'status'>) => status === 'queued' || status === 'running';

/** A call without its text, as earlier versions kept them, is not found. */
export async function indexCall(db: Database | Transaction, row: CallRow): Promise<void> {
	if (row.transcript !== null) await indexCallWith(db, row, await searchedOfCall(row.transcript));
}

export async function indexCallWith(db: Database | Transaction, row: CallHead, searched: Searched): Promise<void> {
	await put(db, { ...of(row), kind: 'call', refId: row.textHash, changedAt: row.createdAt }, searched);
}

export async function indexClient(db: Database | Transaction, row: ClientRow): Promise<void> {
	const { userId, id: refId, company: title, changedAt } = row;
	const body = bodyOfClient(row);
	await put(db, { userId, title, kind: 'client', refId, changedAt }, { body, words: await searchedWords([body]) });
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

const NOTHING: Searched = { body: '', words: new Set() };

const of = ({ userId, title }: { userId: string; title: string }) => ({ userId, title });

async function put(
	db: Database | Transaction,
	head: Omit<typeof searchEntries.$inferInsert, 'words' | 'body'>,
	{ body, words: found }: Searched = NOTHING,
): Promise<void> {
	const entry = { ...head, body };
	const lexemes = lexemesOf(entry.userId, (await searchedWords([entry.title])).union(found));
	// string_to_array makes an array without entries of an empty text.
	const words = sql`array_to_tsvector(string_to_array(${lexemes}, ' '))`;
	const { title, changedAt } = entry;
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
