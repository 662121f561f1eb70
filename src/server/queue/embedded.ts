import type { PGlite } from '@electric-sql/pglite';
import { type Db, fromPglite } from 'pg-boss';

/**
 * Runs pg-boss on the embedded database's only connection. pg-boss's own adapter rolls a failed batch back in a second
 * step, and another query in between would hit an aborted transaction (25P02). So a batch that begins a transaction
 * runs inside a PGlite transaction, which locks everyone else out until it ends; the batch's own `begin` and `commit`
 * then have no effect.
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
