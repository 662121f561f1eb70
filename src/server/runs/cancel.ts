import { ApiError } from '#server/api-error.ts';
import type { User } from '#shared/account.ts';
import type { Run } from '#shared/runs.ts';
import type { RunContext } from './context.ts';
import { cancelledOutcome } from './outcome.ts';
import { endRun, findRun } from './store.ts';

/**
 * Ends a run that is waiting or under way. The database is updated before the work is stopped, here or on another
 * instance, so that a result that arrives at the same moment cannot revive the run.
 *
 * @throws ApiError NOT_FOUND, or CONFLICT if the run has ended
 */
export async function cancelRun(context: RunContext, member: User, id: string): Promise<Run> {
	if (!(await findRun(context.db, member.id, id))) throw runNotFound();
	const run = await endRun(context.db, id, { status: 'cancelled', finishedAt: context.now() });
	if (!run) throw new ApiError('CONFLICT', 'This run has ended already, so that there is nothing to cancel.');
	context.queue.cancel(id);
	context.events.end(id, cancelledOutcome(run));
	return run;
}

export function runNotFound(): ApiError {
	return new ApiError('NOT_FOUND', 'There is no such run in your history.');
}
