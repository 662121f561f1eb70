import type { PGlite } from '@electric-sql/pglite';
import { type Db, fromPglite } from 'pg-boss';

/**
 * pg-boss on the one connection of the embedded database. Its own adapter rolls a failed batch back in a second
 * step, and whoever's query stood in line between the two would meet an aborted transaction (25P02). So a batch
 * that begins a transaction runs inside one of PGlite's, which keeps everybody else out until it is over; the
 * `begin` and `commit` within are then empty words.
 */
export function embeddedQueueDatabase(client: PGlite): Db {
	const plain = fromPglite(client);
	return {
		...plain,
		async executeSql(text, values) {
			if (values?.length || !/^\s*begin\b/i.test(text)) return plain.executeSql(text, values);
			const results = await client.transaction((transaction) => transaction.exec(text));
			return { rows: results.flatMap((result) => result.rows) };
		},
	};
}
