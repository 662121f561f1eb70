import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/api-error.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

/** `GET /metrics`, for whoever holds METRICS_TOKEN; a member's session opens nothing here. */
export async function metricsRoutes(
	app: FastifyInstance,
	{ metrics, token }: { metrics: Metrics; token: string },
): Promise<void> {
	const expected = digest(`Bearer ${token}`);
	app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
		if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
			throw new ApiError('UNAUTHENTICATED', 'Send the token of METRICS_TOKEN as a bearer token.');
		}
		return reply
			.type(metrics.contentType)
			.header('cache-control', 'no-store')
			.send(await metrics.text());
	});
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
