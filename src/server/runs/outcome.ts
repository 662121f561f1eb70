import { ApiError } from '#server/api-error.ts';
import type { Run } from '#shared/runs.ts';
import { type RunRow, toRun } from './store.ts';

/** How a run ended: with an output, or with the error to answer instead. */
export type Outcome = { run: Run; output: object } | { run: Run; failure: ApiError };

/** How a stored run ended; null while it is under way. */
export function outcomeOf(row: RunRow): Outcome | null {
	const run = toRun(row);
	switch (row.status) {
		case 'succeeded':
			return { run, output: row.output as object };
		case 'cancelled':
			return cancelledOutcome(run);
		case 'failed':
			return failedOutcome(run, row.errorCode ?? 'INTERNAL');
		default:
			return null;
	}
}

export function failedOutcome(run: Run, code: ApiError['code']): Outcome {
	return { run, failure: new ApiError(code, run.error ?? 'This run failed, and no reason was kept.', { run }) };
}

export function cancelledOutcome(before: Run): Outcome {
	const run: Run = { ...before, status: 'cancelled' };
	return { run, failure: new ApiError('CANCELLED', 'This run was cancelled.', { run }) };
}
