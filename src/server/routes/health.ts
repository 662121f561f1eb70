import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import type { Queue } from '#server/queue/queue.ts';

/** How long an answer is cached, so that frequent requests do not reach the database more often. */
const KNOWN_MS = 5000;

export interface HealthRoutesOptions {
	database: OpenDatabase;
	queue: Queue;
}

/** Liveness (`/healthz`) and readiness (`/readyz`). */
export async function healthRoutes(instance: FastifyInstance, { database, queue }: HealthRoutesOptions): Promise<void> {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const known = knownFor(KNOWN_MS, () => Promise.all([database.ready(), queue.ready()]));
	app.get(
		'/healthz',
		{
			schema: {
				summary: 'The process lives',
				tags: ['Health'],
				response: { 200: z.object({ status: z.literal('ok') }) },
			},
		},
		async () => ({ status: 'ok' as const }),
	);
	app.get(
		'/readyz',
		{
			schema: {
				summary: 'The database writes, and the queue answers',
				tags: ['Health'],
				response: { 200: z.object({ status: z.literal('ready') }) },
			},
		},
		async () => {
			const [databaseReady, queueReady] = await known();
			if (!databaseReady)
				throw new ApiError('NOT_READY', 'The database does not answer, or cannot write.', { retryAfter: 5 });
			if (!queueReady) throw new ApiError('NOT_READY', 'The queue does not answer.', { retryAfter: 5 });
			return { status: 'ready' as const };
		},
	);
}

/** Asks again only if the last question is older than this, whether or not it has been answered. */
function knownFor<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
	let answer: Promise<Answer> | undefined;
	let askedAt = 0;
	return () => {
		if (!answer || performance.now() - askedAt >= milliseconds) {
			askedAt = performance.now();
			answer = ask();
		}
		return answer;
	};
}
