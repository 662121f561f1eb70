import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const refusals = new WeakMap<object, FastifyError>();

/**
 * For Fastify's `frameworkErrors`, which is called before any hook for an address that the router cannot read: sends
 * the request in once more, so that its refusal has the headers of every answer, and the log its line.
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

/** Refuses those, before anything else that a route would do. */
export function refuseAddresses(app: FastifyInstance): void {
	app.addHook('onRequest', async (request) => {
		const refusal = refusals.get(request.raw);
		if (refusal) throw refusal;
	});
}
