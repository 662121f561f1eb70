import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import { UNDER_WAY } from './store.ts';

/** How often a run may call the model for its result, or for each part of it, over all attempts on all instances. */
const MOST_MODEL_CALLS = 3;
/** How often it may call the model before that, to read its call: once, so that the result keeps its retries. */
const MOST_READING_CALLS = 1;

/** What a call to the model is for. */
type CallPurpose = 'reading a call' | 'a result' | 'a result of a call';

function mostCalls(purpose: CallPurpose, parts: number): number {
	if (purpose === 'reading a call') return MOST_READING_CALLS;
	return MOST_MODEL_CALLS * parts + (purpose === 'a result of a call' ? MOST_READING_CALLS : 0);
}

/**
 * Counts a call to the model before it is made. False if the call is not allowed: the limit is reached or the run has
 * ended.
 *
 * @param parts in how many parts the result is asked for
 */
export async function reserveCall(
	db: Database,
	id: string,
	purpose: CallPurpose = 'a result',
	parts = 1,
): Promise<boolean> {
	const changed = await db
		.update(runs)
		.set({ modelCalls: sql`${runs.modelCalls} + 1` })
		.where(and(eq(runs.id, id), UNDER_WAY, lt(runs.modelCalls, mostCalls(purpose, parts))))
		.returning({ id: runs.id });
	return changed.length > 0;
}
