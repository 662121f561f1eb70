/** Whole messages of PostgreSQL's protocol, from one of the connections. */
export interface Question {
	connection: number;
	bytes: Uint8Array;
}

/** What the database says to them; the first, of connection 0, says that it is open. */
export type Answer = Question;

/** Closes the database once everything before is answered. */
export const CLOSE = 'close';
