import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import type * as tables from '#server/own-data/archive/tables.ts';
import { exampleClientId, isExampleClient } from '#shared/example-client.ts';

/** Where an imported row goes. */
export interface Place {
	/** The id it had, or one of its own where somebody else has that. */
	id: string;
	/** The member has it already. */
	isKnown: boolean;
}

/** Tables whose rows have an id of their own. */
export type PlacedTable = (typeof tables)['clients' | 'promptTrials' | 'runs' | 'shares' | 'submissions'];

const BATCH = 1000;

/** By the ids in the archive. */
export async function placesFor(
	db: Database,
	table: PlacedTable,
	userId: string,
	ids: readonly string[],
): Promise<Map<string, Place>> {
	const owners = await ownersOf(db, table, ids);
	const taken = ids.filter((id) => owners.has(id) && owners.get(id) !== userId);
	const own = new Map(taken.map((id) => [id, ownId(userId, id)]));
	const ownersOfOwn = await ownersOf(db, table, [...own.values()]);
	return new Map(
		ids.map((given) => {
			const id = own.get(given) ?? given;
			return [given, { id, isKnown: (own.has(given) ? ownersOfOwn : owners).get(id) === userId }];
		}),
	);
}

async function ownersOf(db: Database, table: PlacedTable, ids: readonly string[]): Promise<Map<string, string>> {
	const owners = new Map<string, string>();
	for (let from = 0; from < ids.length; from += BATCH) {
		const batch = ids.slice(from, from + BATCH);
		const rows = await db
			.select({ id: table.id, userId: table.userId })
			.from(table as (typeof tables)['runs'])
			.where(inArray(table.id, batch));
		for (const row of rows) owners.set(row.id, row.userId);
	}
	return owners;
}

/** The same each time, so that an archive that is imported again finds its rows. An example stays one. */
function ownId(userId: string, id: string): string {
	if (isExampleClient(id)) return exampleClientId(userId);
	const hex = createHash('sha256')
		.update(JSON.stringify([userId, id]))
		.digest('hex');
	// Version 8: "custom", of RFC 9562.
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
