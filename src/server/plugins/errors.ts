import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#server/api-error.ts';
import { isDiskFull, sqlState } from '#server/database/errors.ts';
import { problemSentence, requestProblem } from './request-problems.ts';

/** PostgreSQL's codes for text, or text in JSON, that contains a NUL character or a lone surrogate. */
const UNSTORABLE = ['22021', '22P05'];

/** The reader left before the response was complete, which is not our error. */
const LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

const DISK_FULL =
	'Nothing can be saved now: the disk of the server is full. What was saved is safe. Tell whoever runs the server, and try again later.';

const ACCOUNT_ROUTE = /^\/api\/(auth|password)(\/|$)/;

/**
 * Sends errors as JSON: `{ message, code, errors? }` on account routes, `{ error, code, details?, run? }` on all
 * others. Unexpected errors become a plain 500 with the request's id; the log has the details under that id.
 */
export function answerErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const failure = failureOf(error, request);
	if (failure.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfter))));
	// The route's own schema describes success only, so errors are serialized without it.
	return reply
		.code(failure.status)
		.header('content-type', 'application/json; charset=utf-8')
		.serializer(JSON.stringify)
		.send(envelope(failure, request.originalUrl));
}

/** For an unknown path, or an unknown method on a known path. */
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
	const level = (error as { code?: unknown })?.code === LEFT ? 'info' : 'error';
	request.log[level]({ err: error, route: request.routeOptions.url }, 'a request failed');
	if (isDiskFull(error)) return new ApiError('NOT_READY', DISK_FULL, { retryAfter: 60 });
	return new ApiError(
		'INTERNAL',
		`Something went wrong on our side. Try again; if it stays, tell support the request id ${request.id}.`,
	);
}

function envelope({ code, message, details, run }: ApiError, url: string): object {
	const path = url.split('?', 1)[0] ?? '';
	// Pages join these texts with ". ", so each drops its own full stop.
	if (ACCOUNT_ROUTE.test(path))
		return { message, code, errors: details?.map((one) => problemSentence(one).replace(/\.$/, '')) };
	return { error: message, code, details, run };
}
