import { ApiError } from '#server/api-error.ts';
import { sqlState } from '#server/database/errors.ts';

const UNIQUE_VIOLATION = '23505';

export function emailTaken(): ApiError {
	return new ApiError('EMAIL_TAKEN', 'Another account has this email address.');
}

/** What to throw where an address could not be set: two members can take one at the same moment. */
export function failureToTake(error: unknown): unknown {
	return sqlState(error) === UNIQUE_VIOLATION ? emailTaken() : error;
}
