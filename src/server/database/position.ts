import { type AnyColumn, and, eq, lt, or, type SQL } from 'drizzle-orm';

/** Where a page of a list ended, newest first: the next one begins after it. */
export interface Position {
	moment: Date;
	/** Tells entries of one moment apart. */
	id: string;
}

/** Whether a row comes after a position. */
export function isBelow(columns: Record<keyof Position, AnyColumn>, { moment, id }: Position): SQL | undefined {
	return or(lt(columns.moment, moment), and(eq(columns.moment, moment), lt(columns.id, id)));
}
