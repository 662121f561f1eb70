/** What of an archive is new to a member: asked for the preview, and again where it is written. */
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/open.ts';
import type { DraftRow, KeptPromiseRow, PromptsRow } from '#server/own-data/archive/format.ts';
import * as tables from '#server/own-data/archive/tables.ts';
import type { ImportCounts } from '#shared/own-data.ts';
import { type Place, type PlacedTable, placesFor } from './places.ts';
import type { ReadImport } from './read-import.ts';

export interface ImportPlan {
	hasNewProfile: boolean;
	clients: Map<string, Place>;
	/** Hashes of calls that are new. */
	calls: Set<string>;
	keptPromises: KeptPromiseRow[];
	runs: Map<string, Place>;
	/** Only those that can be written. */
	shares: Map<string, Place>;
	drafts: DraftRow[];
	submissions: Map<string, Place>;
	likes: PromptsRow['likes'];
	uses: PromptsRow['uses'];
	trials: Map<string, Place>;
	/** Shares whose result is not there, or whose number another one has. */
	leftOut: number;
}

export async function planImport(db: Database, userId: string, found: ReadImport): Promise<ImportPlan> {
	const { businessProfiles, calls, drafts, keptPromises, promptLikes, promptUses } = tables;
	const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
	const places = (table: PlacedTable, ids: readonly string[]) => placesFor(db, table, userId, ids);
	const runPlaces = await places(tables.runs, idsOf(found.runs.map(({ key }) => key)));
	const sharePlaces = await places(tables.shares, idsOf(found.shares.map(({ key }) => key)));
	const profiles = await db.$count(businessProfiles, eq(businessProfiles.userId, userId));
	const own = {
		calls: await keysOf(db, calls.textHash, eq(calls.userId, userId)),
		drafts: await keysOf(db, drafts.tool, eq(drafts.userId, userId)),
		likes: await keysOf(db, promptLikes.promptId, eq(promptLikes.userId, userId)),
		uses: await keysOf(db, promptUses.promptId, eq(promptUses.userId, userId)),
	};
	const kept = await db.select().from(keptPromises).where(eq(keptPromises.userId, userId));
	const keptKeys = new Set(kept.map(promiseKey));
	const isFree = await freeVersions(db, found, runPlaces);
	const possible = found.shares.filter(({ key }) => sharePlaces.get(key.id)?.isKnown || isFree(key));
	return {
		hasNewProfile: found.businessProfile !== null && profiles === 0,
		clients: await places(tables.clients, idsOf(found.clients)),
		calls: new Set(found.calls.map(({ key }) => key.textHash).filter((hash) => !own.calls.has(hash))),
		keptPromises: distinct(found.keptPromises, promiseKey).filter((row) => !keptKeys.has(promiseKey(row))),
		runs: runPlaces,
		shares: new Map(possible.map(({ key }) => [key.id, sharePlaces.get(key.id) as Place])),
		drafts: distinct(found.drafts, ({ tool }) => tool).filter(({ tool }) => !own.drafts.has(tool)),
		submissions: await places(tables.submissions, idsOf(found.submissions)),
		likes: distinct(found.prompts.likes, promptKey).filter((row) => !own.likes.has(row.promptId)),
		uses: distinct(found.prompts.uses, promptKey).filter((row) => !own.uses.has(row.promptId)),
		trials: await places(tables.promptTrials, [...new Set(idsOf(found.prompts.trials))]),
		leftOut: found.shares.length - possible.length,
	};
}

/** What the member is told. */
export function countsOf(found: ReadImport, plan: ImportPlan): ImportCounts {
	const added = (placed: ReadonlyMap<string, Place>) => [...placed.values()].filter(({ isKnown }) => !isKnown).length;
	const { likes, uses, trials } = found.prompts;
	return {
		businessProfile: { inside: found.businessProfile ? 1 : 0, added: plan.hasNewProfile ? 1 : 0 },
		clients: { inside: found.clients.length, added: added(plan.clients) },
		calls: { inside: found.calls.length, added: plan.calls.size },
		keptPromises: { inside: found.keptPromises.length, added: plan.keptPromises.length },
		runs: { inside: found.runs.length, added: added(plan.runs) },
		shares: { inside: found.shares.length, added: added(plan.shares) },
		drafts: { inside: found.drafts.length, added: plan.drafts.length },
		submissions: { inside: found.submissions.length, added: added(plan.submissions) },
		prompts: {
			inside: likes.length + uses.length + trials.length,
			added: plan.likes.length + plan.uses.length + added(plan.trials),
		},
	};
}

/** Whether a share's run is there or comes, and has no other copy of that number. */
async function freeVersions(db: Database, found: ReadImport, places: ReadonlyMap<string, Place>) {
	const known = [...places.values()].filter(({ isKnown }) => isKnown).map(({ id }) => id);
	const { shares } = tables;
	const taken = new Set<string>();
	for (let from = 0; from < known.length; from += 1000) {
		const rows = await db
			.select({ runId: shares.runId, version: shares.version })
			.from(shares)
			.where(inArray(shares.runId, known.slice(from, from + 1000)));
		for (const row of rows) taken.add(`${row.runId} ${row.version}`);
	}
	const firsts = new Map<string, string>();
	for (const { key } of found.shares) {
		const version = `${key.runId} ${key.version}`;
		if (!firsts.has(version)) firsts.set(version, key.id);
	}
	return ({ id, runId, version }: { id: string; runId: string; version: number }) => {
		const place = places.get(runId);
		const isFirst = firsts.get(`${runId} ${version}`) === id;
		return place !== undefined && isFirst && !taken.has(`${place.id} ${version}`);
	};
}

async function keysOf(db: Database, key: PgColumn, isOwn: SQL): Promise<Set<string>> {
	const rows = await db
		.select({ key: sql<string>`${key}` })
		.from(key.table)
		.where(isOwn);
	return new Set(rows.map((row) => row.key));
}

function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
	return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

const promiseKey = ({ textHash, promise }: Pick<KeptPromiseRow, 'textHash' | 'promise'>) => `${textHash} ${promise}`;
const promptKey = ({ promptId }: { promptId: string }) => promptId;
