import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** We never accept the client's id: it could be somebody else's, or a forged log line. */
export function newRequestId(): string {
	return randomUUID();
}

export interface EndedRequest {
	method: string;
	/** The route's pattern. */
	route: string;
	status: number;
	ms: number;
}

/**
 * Sends the request's id with every response and logs one line per request. The line contains the route's pattern,
 * never the address, which may contain a reset token.
 */
export function logRequests(app: FastifyInstance, onEnd?: (request: EndedRequest) => void): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		const { method, routeOptions } = request;
		const ended = { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: reply.elapsedTime };
		request.log.info({ ...ended, ms: Math.round(ended.ms) }, 'request');
		onEnd?.(ended);
	});
	app.addHook('onRequestAbort', async (request) => {
		request.log.info({ method: request.method, route: request.routeOptions.url ?? 'none' }, 'the client left');
	});
}
