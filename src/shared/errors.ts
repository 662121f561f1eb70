/** Every code that an error answer may carry, with its HTTP status. */
export const ERROR_STATUS = {
	INVALID_REQUEST: 400,
	INCORRECT_PASSWORD: 400,
	WEAK_PASSWORD: 400,
	INVALID_TOKEN: 400,
	INVALID_CODE: 400,
	UNAUTHENTICATED: 401,
	NOT_AUTHORIZED: 403,
	OWNER_ONLY: 403,
	SUSPENDED: 403,
	ACCOUNT_NOT_FOUND: 404,
	NOT_FOUND: 404,
	EMAIL_TAKEN: 409,
	CONFLICT: 409,
	UNDATED_DAYS: 409,
	TOO_LARGE: 413,
	UNSUPPORTED_MEDIA_TYPE: 415,
	INPUT_TOO_COMPLEX: 422,
	TOO_MANY_ATTEMPTS: 429,
	DAILY_LIMIT: 429,
	BUDGET_SPENT: 429,
	INTERNAL: 500,
	MODEL_FAILED: 502,
	CANCELLED: 409,
	NOT_READY: 503,
	MODEL_TIMED_OUT: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What the purchase modals look for in a refused sign-up. */
export const NOT_AUTHORIZED_MESSAGE = 'Email not found in authorized list';

/** Shown on /signin after any 401: it always means that the session has ended. */
export const SESSION_EXPIRED_MESSAGE = 'Your session has expired. Please sign in again.';

/** One refused field of a request, and the remedy. */
export interface FieldProblem {
	/** Dotted path, e.g. `prospectInfo.industry`; empty for the body itself. */
	field: string;
	problem: string;
}
