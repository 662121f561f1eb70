import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EXPORT_FORMATS, exportRun } from '#server/export/run.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import { runNotFound } from '#server/runs/cancel.ts';
import type { RunContext } from '#server/runs/context.ts';
import { findRun } from '#server/runs/store.ts';
import { runParamsSchema } from './runs.ts';

const formats = Object.keys(EXPORT_FORMATS) as (keyof typeof EXPORT_FORMATS)[];
const querySchema = z.object({ format: z.enum(formats, { error: `must be one of: ${formats.join('; ')}` }) });

/** A result as a file. */
export async function exportRoutes(instance: FastifyInstance, { context }: { context: RunContext }): Promise<void> {
	instance.withTypeProvider<ZodTypeProvider>().get(
		'/api/runs/:id/export',
		{
			onRequest: requireMember,
			schema: {
				summary: 'The result of a run as a file',
				tags: ['Runs'],
				security: [{ bearer: [] }],
				params: runParamsSchema,
				querystring: querySchema,
				response: { 200: z.string().describe('The file, as an attachment') },
			},
		},
		async (request, reply) => {
			const row = await findRun(context.db, memberOf(request).id, request.params.id);
			if (!row) throw runNotFound();
			const file = exportRun(row, context.tools[row.tool], request.query.format);
			return reply
				.header('content-disposition', `attachment; filename="${file.name}"`)
				.type(file.type)
				.serializer((content: string) => content)
				.send(file.content);
		},
	);
}
