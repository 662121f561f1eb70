import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { runs, searchEntries } from '#server/database/schema.ts';
import type { RunSource, RunStatus } from '#shared/runs.ts';
import type { SearchHit, SearchKind } from '#shared/search.ts';
import { callsOf, newestRunsOf, runsOf } from './details.ts';
import { queryFor } from './lexemes.ts';
import { findPassage, marksIn } from './place.ts';
import { distinctWords } from './words.ts';

export interface Search {
	/** As it was typed. */
	words: string;
	kind?: SearchKind | undefined;
	/** Each of these leaves results alone. */
	tool?: string | undefined;
	status?: readonly RunStatus[] | undefined;
	source?: RunSource | undefined;
	below?: SearchPosition | undefined;
	/** The maximum number of hits. */
	limit: number;
}

/** Where a page ended; the next page starts after it. */
export interface SearchPosition {
	changedAt: Date;
	id: string;
}

/** What a page of hits needs: what has vanished since is left out of it, but counts as found. */
export interface Found {
	hits: SearchHit[];
	/** The last entry, where there are more. */
	last: SearchPosition | null;
}

/** What of a member holds all of the words, newest first, each with the place. Without a word, nothing is found. */
export async function find(db: Database, userId: string, search: Search): Promise<Found> {
	const words = [...distinctWords(search.words)];
	if (words.length === 0) return { hits: [], last: null };
	const rows = await matching(db, userId, words, search);
	const entries = rows.slice(0, search.limit);
	const end = entries.at(-1);
	const last = rows.length > entries.length && end ? { changedAt: end.changedAt, id: end.refId } : null;
	return { hits: await withPlaces(db, userId, entries, words), last };
}

type Entry = Awaited<ReturnType<typeof matching>>[number];

/** The statement alone, so that a test can ask for its plan. */
export function matching(db: Database, userId: string, words: readonly string[], search: Omit<Search, 'words'>) {
	const { kind, refId, title, body, changedAt } = searchEntries;
	const conditions: (SQL | undefined)[] = [
		// As the value of a subquery, PostgreSQL takes it for rare: it would rather read every row of the table, of which
		// it does not know how long they are.
		sql`${searchEntries.words} @@ (select ${queryFor(userId, words)}::tsquery)`,
		// The index has answered this already, but for members whose marks are the same by chance. No index may answer it
		// instead, since then the words of each row would have to be read.
		sql`${searchEntries.userId} || '' = ${userId}`,
	];
	if (search.kind) conditions.push(eq(kind, search.kind));
	if (search.below) conditions.push(isBelow(search.below));
	const ofRuns = runConditions(search);
	const columns = { kind, refId, title, body, changedAt };
	const from = db.select(columns).from(searchEntries).$dynamic();
	const narrowed =
		ofRuns.length === 0
			? from
			: from.innerJoin(runs, and(eq(kind, 'run'), eq(runs.id, refId), eq(runs.userId, userId), ...ofRuns));
	return narrowed
		.where(and(...conditions))
		.orderBy(desc(changedAt), desc(refId))
		.limit(search.limit + 1);
}

function runConditions({ tool, status, source }: Omit<Search, 'words'>): SQL[] {
	return [
		...(tool ? [eq(runs.tool, tool)] : []),
		...(status ? [inArray(runs.status, [...status])] : []),
		...(source ? [eq(runs.source, source)] : []),
	];
}

function isBelow({ changedAt, id }: SearchPosition): SQL | undefined {
	const before = lt(searchEntries.changedAt, changedAt);
	return or(before, and(eq(searchEntries.changedAt, changedAt), lt(searchEntries.refId, id)));
}

async function withPlaces(
	db: Database,
	userId: string,
	entries: readonly Entry[],
	words: readonly string[],
): Promise<SearchHit[]> {
	const idsOf = (wanted: SearchKind) => entries.filter(({ kind }) => kind === wanted).map(({ refId }) => refId);
	const calls = await callsOf(db, userId, idsOf('call'));
	const runsOfCalls = await newestRunsOf(db, userId, idsOf('call'));
	const runsById = await runsOf(db, userId, [...idsOf('run'), ...runsOfCalls.values()]);
	return entries.flatMap((entry) => {
		const { kind, refId: id, title, body, changedAt } = entry;
		const call = kind === 'call' ? calls.get(id) : undefined;
		const run = runsById.get((kind === 'call' ? runsOfCalls.get(id) : id) ?? '') ?? null;
		if ((kind === 'run' && run === null) || (kind === 'call' && call === undefined)) return [];
		const passage = findPassage(call?.transcript ?? body, words);
		return {
			kind,
			id,
			title,
			titleMarks: marksIn(title, words),
			place: passage?.text ?? '',
			marks: passage?.marks ?? [],
			line: call ? (passage?.line ?? null) : null,
			run,
			clientId: (call ? call.clientId : run?.clientId) ?? null,
			changedAt: changedAt.toISOString(),
		};
	});
}
