import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const refusals = new WeakMap<object, FastifyError>();

/**
 * For Fastify's `frameworkErrors`, which runs before any hook when the router cannot read an address. Routes the
 * request a second time, so that the error response gets the usual headers and a log line.
 */
export function refuseAddress(
	app: FastifyInstance,
	error: FastifyError,
	{ raw }: FastifyRequest,
	reply: FastifyReply,
): void {
	refusals.set(raw, error);
	Object.assign(raw, { originalUrl: raw.url, url: '/' });
	app.routing(raw, reply.raw);
}

/** Rejects those requests before the route does anything else. */
export function refuseAddresses(app: FastifyInstance): void {
	app.addHook('onRequest', async (request) => {
		const refusal = refusals.get(request.raw);
		if (refusal) throw refusal;
	});
}
