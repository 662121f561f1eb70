import type { FieldProblem } from '#shared/errors.ts';
import type { Run } from '#shared/runs.ts';
import { ApiFailure } from '#web/api/client.ts';
import type { Failure } from './wizard-state.ts';

/** A run that was accepted and then failed. */
export class GenerationFailed extends Error {
	readonly run: Run;

	constructor(run: Run) {
		super(run.error ?? 'The run failed, and the server did not say why.');
		this.run = run;
	}
}

const MODEL_CODES = ['MODEL_FAILED', 'MODEL_TIMED_OUT', 'DAILY_LIMIT'];

/** What is told to the member, and whether the built-in engine would get further. */
export function failureOf(error: unknown): Failure {
	if (error instanceof GenerationFailed) return { message: error.message, byModel: error.run.source === 'model' };
	if (error instanceof ApiFailure) {
		return { message: error.message, byModel: MODEL_CODES.includes(error.code ?? '') };
	}
	return { message: error instanceof Error ? error.message : 'Unknown error occurred', byModel: false };
}

/** The fields that the server refused, where it named them. */
export function refusedFields(error: unknown): FieldProblem[] {
	if (!(error instanceof ApiFailure) || error.status !== 400 || !Array.isArray(error.details)) return [];
	return error.details.filter(
		(detail): detail is FieldProblem =>
			typeof detail === 'object' && detail !== null && typeof detail.field === 'string' && detail.field !== '',
	);
}
