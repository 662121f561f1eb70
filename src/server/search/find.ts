import { and, desc, eq, inArray, lte, SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { isBelow, type Position } from '#server/database/position.ts';
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
	below?: Position | undefined;
	/** The maximum number of hits. */
	limit: number;
	/** Of each kind; then nothing leads on. */
	each?: number | undefined;
}

/** What a page of hits needs: what has vanished since is left out of it, but counts as found. */
export interface Found {
	hits: SearchHit[];
	/** The last entry, where there are more. */
	last: Position | null;
}

/** What of a member holds all of the words, newest first, each with the place. Without a word, nothing is found. */
export async function find(db: Database, userId: string, search: Search): Promise<Found> {
	const words = [...distinctWords(search.words)];
	if (words.length === 0) return { hits: [], last: null };
	if (search.each) {
		const entries = await newestOfEach(db, userId, words, { ...search, each: search.each });
		return { hits: await withPlaces(db, userId, entries, words), last: null };
	}
	const rows = await newest(db, userId, words, search);
	const entries = rows.slice(0, search.limit);
	const end = entries.at(-1);
	const last = rows.length > entries.length && end ? { moment: end.changedAt, id: end.refId } : null;
	return { hits: await withPlaces(db, userId, entries, words), last };
}

type Narrowed = Omit<Search, 'words'>;
type Entry = Awaited<ReturnType<typeof newest>>[number];

const { kind, refId, title, body, changedAt } = searchEntries;
const ENTRY = { kind, refId, title, body, changedAt };

/** One more than the limit, which tells whether there are more. Not awaited, a test can ask for its plan. */
export function newest(db: Database, userId: string, words: readonly string[], search: Narrowed) {
	return db
		.select(ENTRY)
		.from(searchEntries)
		.where(and(...conditionsOf(db, userId, words, search)))
		.orderBy(desc(changedAt), desc(refId))
		.limit(search.limit + 1);
}

export function newestOfEach(
	db: Database,
	userId: string,
	words: readonly string[],
	search: Narrowed & { each: number },
) {
	const rank = sql<number>`row_number() over (partition by ${kind} order by ${changedAt} desc, ${refId} desc)`;
	const ranked = db
		.select({ ...ENTRY, rank: rank.as('rank') })
		.from(searchEntries)
		.where(and(...conditionsOf(db, userId, words, search)))
		.as('ranked');
	return db.select().from(ranked).where(lte(ranked.rank, search.each)).orderBy(ranked.kind, ranked.rank);
}

function conditionsOf(db: Database, userId: string, words: readonly string[], search: Narrowed): (SQL | undefined)[] {
	return [
		// As the value of a subquery, PostgreSQL takes it for rare: it would rather read every row of the table, of which
		// it does not know how long they are.
		sql`${searchEntries.words} @@ (select ${queryFor(userId, words)}::tsquery)`,
		// The index has answered this already, but for members whose marks are the same by chance. No index may answer it
		// instead, since then the words of each row would have to be read.
		sql`${searchEntries.userId} || '' = ${userId}`,
		search.kind && eq(kind, search.kind),
		search.below && isBelow({ moment: changedAt, id: refId }, search.below),
		...ofRuns(db, userId, search),
	];
}

function ofRuns(db: Database, userId: string, { tool, status, source }: Narrowed): SQL[] {
	const conditions = [
		tool && eq(runs.tool, tool),
		status && inArray(runs.status, [...status]),
		source && eq(runs.source, source),
	].filter((condition) => condition instanceof SQL);
	if (conditions.length === 0) return [];
	const fitting = db
		.select({ id: runs.id })
		.from(runs)
		.where(and(eq(runs.userId, userId), ...conditions));
	return [eq(kind, 'run'), inArray(refId, fitting)];
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
