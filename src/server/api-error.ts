import { ERROR_STATUS, type ErrorCode, type FieldProblem } from '#shared/errors.ts';
import type { Run } from '#shared/runs.ts';

export interface ApiErrorOptions {
	/** Which fields were refused, and what to do. Account routes answer the problems as `errors`. */
	details?: readonly FieldProblem[];
	/** Seconds until it is worth trying again; sent as Retry-After. */
	retryAfter?: number;
	/** The generation that failed, answered as `run`. */
	run?: Run;
	/** For the log only; never answered. */
	cause?: unknown;
}

/**
 * An answer other than success. The message is written for the member: it says what happened and what
 * to do, and never carries a secret, a stack or SQL. The error handler puts it into the envelope.
 */
export class ApiError extends Error {
	readonly code: ErrorCode;
	readonly details?: readonly FieldProblem[];
	readonly retryAfter?: number;
	readonly run?: Run;

	constructor(code: ErrorCode, message: string, options: ApiErrorOptions = {}) {
		super(message, { cause: options.cause });
		this.name = 'ApiError';
		this.code = code;
		this.details = options.details;
		this.retryAfter = options.retryAfter;
		this.run = options.run;
	}

	get status(): number {
		return ERROR_STATUS[this.code];
	}
}
