import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The largest first. Our indexes are made with `desc nulls last`: without these words the database would have to sort
 * what an index gives in this order already.
 */
export function lastFirst(column: AnyColumn): SQL {
	return sql`${column} desc nulls last`;
}
