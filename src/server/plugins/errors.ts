import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#server/api-error.ts';
import { sqlState } from '#server/database/errors.ts';
import { problemSentence, requestProblem } from './request-problems.ts';

/** PostgreSQL's codes for a text, and for one in JSON, with a character that it cannot hold: NUL, or half of a pair. */
const UNSTORABLE = ['22021', '22P05'];

const ACCOUNT_ROUTE = /^\/api\/(auth|password)(\/|$)/;

/**
 * The envelopes of failures: account routes answer `{ message, code, errors? }`, all others
 * `{ error, code, details?, run? }`. What is not meant for the sender becomes a plain 500 with the request's
 * id, under which the log has the rest.
 */
export function answerErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const failure = failureOf(error, request);
	if (failure.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfter))));
	// A route's own schema describes its success; a failure is written as it stands.
	return reply
		.code(failure.status)
		.header('content-type', 'application/json; charset=utf-8')
		.serializer(JSON.stringify)
		.send(envelope(failure, request.originalUrl));
}

/** For an address that nothing is at, or nothing for this method. */
export function notFound(request: FastifyRequest): ApiError {
	return new ApiError('NOT_FOUND', `Nothing answers to ${request.method} at this address.`);
}

function failureOf(error: unknown, request: FastifyRequest): ApiError {
	if (error instanceof ApiError) return error;
	const problem = error instanceof Error ? requestProblem(error as FastifyError, request.routeOptions.bodyLimit) : null;
	if (problem) return problem;
	if (UNSTORABLE.includes(sqlState(error) ?? '')) {
		return new ApiError('INVALID_REQUEST', 'The request holds a NUL character, which nothing here has. Take it out.');
	}
	request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
	return new ApiError(
		'INTERNAL',
		`Something went wrong on our side. Try again; if it stays, tell support the request id ${request.id}.`,
	);
}

function envelope({ code, message, details, run }: ApiError, url: string): object {
	const path = url.split('?', 1)[0] ?? '';
	// Pages join these texts with ". ", so that none brings a full stop of its own.
	if (ACCOUNT_ROUTE.test(path))
		return { message, code, errors: details?.map((one) => problemSentence(one).replace(/\.$/, '')) };
	return { error: message, code, details, run };
}
