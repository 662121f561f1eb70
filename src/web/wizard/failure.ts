import type { FieldProblem } from '#shared/errors.ts';
import type { Run } from '#shared/runs.ts';
import { ApiFailure } from '#web/api/client.ts';
import { RunFailed, RunOutOfReach } from '#web/api/run-events.ts';
import type { Failure } from './wizard-state.ts';

const MODEL_CODES = ['MODEL_FAILED', 'MODEL_TIMED_OUT', 'DAILY_LIMIT', 'BUDGET_SPENT'];

/** What the member reads, and whether the built-in engine could succeed. */
export function failureOf(error: unknown): Failure {
	if (error instanceof RunFailed) return { message: error.message, byModel: error.run.source === 'model' };
	if (error instanceof RunOutOfReach) return { message: error.message, byModel: false, outOfReach: true };
	if (error instanceof ApiFailure) {
		return { message: error.message, byModel: MODEL_CODES.includes(error.code ?? '') };
	}
	return { message: error instanceof Error ? error.message : 'Unknown error occurred', byModel: false };
}

/** The same for a run that had failed before its page was opened. */
export function failureOfRun(run: Run): Failure {
	const message = run.error ?? 'The run failed, and no reason was kept.';
	return { message, byModel: run.source === 'model' };
}

/** Whether the run may still be under way: then its address is kept. */
export function mayGoOn(error: unknown): boolean {
	return error instanceof RunOutOfReach || (error instanceof ApiFailure && error.status === 401);
}

/** The fields that the server refused, where it named them. */
export function refusedFields(error: unknown): FieldProblem[] {
	if (!(error instanceof ApiFailure) || error.status !== 400 || !Array.isArray(error.details)) return [];
	return error.details.filter(
		(detail): detail is FieldProblem =>
			typeof detail === 'object' && detail !== null && typeof detail.field === 'string' && detail.field !== '',
	);
}
