import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import type { Queue } from '#server/queue/queue.ts';

export interface HealthRoutesOptions {
	database: OpenDatabase;
	queue: Queue;
}

/** Whether the process lives, and whether it can work. */
export async function healthRoutes(instance: FastifyInstance, { database, queue }: HealthRoutesOptions): Promise<void> {
	const app = instance.withTypeProvider<ZodTypeProvider>();
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
				summary: 'The database and the queue answer',
				tags: ['Health'],
				response: { 200: z.object({ status: z.literal('ready') }) },
			},
		},
		async () => {
			const [databaseReady, queueReady] = await Promise.all([database.ready(), queue.ready()]);
			if (!databaseReady) throw new ApiError('NOT_READY', 'The database does not answer.', { retryAfter: 5 });
			if (!queueReady) throw new ApiError('NOT_READY', 'The queue does not answer.', { retryAfter: 5 });
			return { status: 'ready' as const };
		},
	);
}
