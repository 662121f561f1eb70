/** Whole messages of PostgreSQL's protocol, from one of the connections. */
export interface Question {
	connection: number;
	bytes: Uint8Array;
}

/** What the database says to them. */
export type Answer = Question;

/** The first word of the thread: the database may be asked. */
export const OPEN = 'open';

/** Closes the database once everything before is answered. */
export const CLOSE = 'close';
