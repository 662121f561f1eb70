import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { ApiError } from '#server/api-error.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { fieldProblems } from './field-problems.ts';

/** How many fields one response lists; any further mistakes are left out. */
const MOST_PROBLEMS = 20;

export const MOST_BODY_BYTES = 3 * 1024 * 1024;

/** For account routes, which are open to strangers: enough for the longest email address, passwords and token. */
export const MOST_ACCOUNT_BODY_BYTES = 8 * 1024;

/**
 * An error of Fastify or of a schema in our words; null if the sender is not at fault.
 *
 * @param bodyLimit the route's limit, in bytes
 */
export function requestProblem(error: FastifyError, bodyLimit = MOST_BODY_BYTES): ApiError | null {
	if (hasZodFastifySchemaValidationErrors(error)) {
		return invalidFields(fieldProblems(error.validation.map(issueOf)));
	}
	switch (error.code) {
		case 'FST_ERR_CTP_BODY_TOO_LARGE':
			return new ApiError(
				'TOO_LARGE',
				`The request holds more than ${size(bodyLimit)}. Shorten its texts and send it again.`,
			);
		case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
			return new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON, with the header Content-Type: application/json.');
		case 'FST_ERR_CTP_EMPTY_JSON_BODY':
			return new ApiError('INVALID_REQUEST', 'The body is empty. Send a JSON object.');
	}
	const refused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
	if ((refused && error instanceof SyntaxError) || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
		return new ApiError('INVALID_REQUEST', 'The body is not well-formed JSON. Check its quotes, commas and braces.');
	}
	return refused ? new ApiError('INVALID_REQUEST', 'The request is malformed.') : null;
}

function size(bytes: number): string {
	return bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`;
}

/** Rejects a request because of its fields; the message names the first one and what to do. */
export function invalidFields(details: readonly FieldProblem[]): ApiError {
	const named = details.slice(0, MOST_PROBLEMS);
	const [first] = named;
	const rest = details.length - 1;
	const more = rest === 0 ? '' : rest === 1 ? ' One more field needs a change.' : ` ${rest} more fields need a change.`;
	return new ApiError('INVALID_REQUEST', `${first ? problemSentence(first) : 'The request is not valid.'}${more}`, {
		details: named,
	});
}

/** A problem as a sentence. One that is already a whole sentence is returned unchanged. */
export function problemSentence({ field, problem }: FieldProblem): string {
	const sentence = /^[a-z]/.test(problem) ? `${field || 'The body'} ${problem}` : problem;
	return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** As zod gave it to the library. */
function issueOf({ keyword, instancePath, params, message = '' }: ZodFastifySchemaValidationError) {
	const path = instancePath.split('/').filter((part) => part !== '');
	return { ...params, code: keyword, path, message };
}
