import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

interface Rows<Row> {
	rows: Row[];
}

/** The result of `execute` with both drivers. */
interface QueryResult extends PgQueryResultHKT {
	type: Rows<this['row']>;
}

/** The database as the product sees it: the same type for PGlite, for PostgreSQL and inside a transaction. */
export type Database = PgDatabase<QueryResult, typeof schema>;

/**
 * The handle inside `db.transaction`. PGlite has one connection: a query on the outer handle inside an open transaction
 * waits for ever, so every function called inside takes this one.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
	kind: 'embedded' | 'postgres';
	db: Database;
	/** Whether the database writes within two seconds; it is tried out by each call. Never throws. */
	ready(): Promise<boolean>;
	close(): Promise<void>;
}
