import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** An id of our own: one that the client chose could be anybody's, or a forged line of the log. */
export function newRequestId(): string {
	return randomUUID();
}

/**
 * Every response names its request, and every request has one line in the log. The line has the pattern of
 * the route and never the address itself, since a reset token may stand in it.
 */
export function logRequests(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		request.log.info(
			{
				method: request.method,
				route: request.routeOptions.url ?? 'none',
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			'request',
		);
	});
	app.addHook('onRequestAbort', async (request) => {
		request.log.info({ method: request.method, route: request.routeOptions.url ?? 'none' }, 'the client left');
	});
}
