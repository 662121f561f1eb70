import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import { UNDER_WAY } from './store.ts';

/** How often a run may call the model for its result, over all attempts on all instances. */
const MOST_MODEL_CALLS = 3;
/** How often it may call the model before that, to read its call: once, so that the result keeps its retries. */
const MOST_READING_CALLS = 1;

/** What a call to the model is for. */
type CallPurpose = 'reading a call' | 'a result' | 'a result of a call';

const MOST_CALLS: Record<CallPurpose, number> = {
	'reading a call': MOST_READING_CALLS,
	'a result': MOST_MODEL_CALLS,
	'a result of a call': MOST_READING_CALLS + MOST_MODEL_CALLS,
};

/**
 * Counts a call to the model before it is made. False if the call is not allowed: the limit is reached or the run has
 * ended.
 */
export async function reserveCall(db: Database, id: string, purpose: CallPurpose = 'a result'): Promise<boolean> {
	const changed = await db
		.update(runs)
		.set({ modelCalls: sql`${runs.modelCalls} + 1` })
		.where(and(eq(runs.id, id), UNDER_WAY, lt(runs.modelCalls, MOST_CALLS[purpose])))
		.returning({ id: runs.id });
	return changed.length > 0;
}
