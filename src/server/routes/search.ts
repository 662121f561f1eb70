import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '#server/database/open.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import { find } from '#server/search/find.ts';
import { statusesOf } from '#shared/run-filter.ts';
import { searchAnswerSchema, searchQuerySchema } from '#shared/search.ts';
import { positionAt, writeCursor } from './cursor.ts';

const PAGE = 20;

/** The search over the member's own results, calls and clients. */
export async function searchRoutes(instance: FastifyInstance, { db }: { db: Database }): Promise<void> {
	instance.withTypeProvider<ZodTypeProvider>().get(
		'/api/search',
		{
			onRequest: requireMember,
			schema: {
				summary: 'What of yours holds these words, newest first, each with the place',
				description: 'Case and accents make no difference. A deleted run is not found.',
				tags: ['Search'],
				security: [{ bearer: [] }],
				querystring: searchQuerySchema,
				response: { 200: searchAnswerSchema },
			},
		},
		async (request) => {
			const { q, kind, tool, status, engine, each, cursor } = request.query;
			const { hits, last } = await find(db, memberOf(request).id, {
				words: q,
				kind: kind || undefined,
				tool: tool || undefined,
				status: statusesOf(status),
				source: engine || undefined,
				below: positionAt(cursor),
				limit: PAGE,
				each,
			});
			const nextCursor = last && writeCursor({ moment: last.moment.toISOString(), id: last.id });
			return { hits, nextCursor };
		},
	);
}
