import type { OpenDatabase } from '#server/database/open.ts';
import { failAbandoned } from './store.ts';
import { STOPPED_MESSAGE } from './work.ts';

/** Longer than any run lives: what is older than this has no process any more that works on it. */
const LONGEST_LIFE_MS = 30 * 60 * 1000;

/**
 * Fails the runs that a killed process left behind. The embedded database has one process, so that at its
 * start every run under way is such a one; on PostgreSQL another instance may be working on it, and only
 * old ones are taken.
 */
export function sweepAbandoned({ db, kind }: OpenDatabase, now: Date, moment: 'start' | 'later'): Promise<number> {
	const alone = kind === 'embedded' && moment === 'start';
	const startedBefore = alone ? new Date(now.getTime() + 1) : new Date(now.getTime() - LONGEST_LIFE_MS);
	return failAbandoned(db, STOPPED_MESSAGE, now, startedBefore);
}
