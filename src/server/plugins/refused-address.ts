import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#server/api-error.ts';

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

/** Refuses those, and a NUL character anywhere in an address: no database can look for it. */
export function refuseAddresses(app: FastifyInstance): void {
	app.addHook('onRequest', async (request) => {
		const refusal = refusals.get(request.raw);
		if (refusal) throw refusal;
		if (request.originalUrl.includes('%00')) {
			throw new ApiError('INVALID_REQUEST', 'The address holds a NUL character (%00). Take it out.');
		}
	});
}
