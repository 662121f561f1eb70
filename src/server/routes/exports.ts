import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ExportedFile } from '#server/export/run.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import { runNotFound } from '#server/runs/cancel.ts';
import type { RunContext } from '#server/runs/context.ts';
import { runAsFile } from '#server/runs/present.ts';
import { findRun } from '#server/runs/store.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';
import { runParamsSchema } from './runs.ts';

const formats = Object.keys(EXPORT_FORMATS) as ExportFormat[];
const querySchema = z.object({
	format: z.enum(formats, { error: `must be one of: ${formats.join('; ')}` }),
	part: z.coerce
		.number('must be a whole number from 1')
		.int('must be a whole number from 1')
		.min(1, 'must be a whole number from 1')
		.optional()
		.describe('one email of the result as a draft, with format eml'),
	start: z.iso
		.date('must be a day such as 2026-03-02')
		.refine((day) => day.startsWith('20'), 'must be a day of this century, such as 2026-03-02')
		.optional()
		.describe('the first day of what holds dates, with ics and the lists of posts'),
});

/** Serves a result as a file. */
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
			const { format, ...options } = request.query;
			const file = await runAsFile(context, row, format, options);
			return send(reply, file);
		},
	);
}

function send(reply: FastifyReply, { name, type, content }: ExportedFile): FastifyReply {
	return reply
		.header('content-disposition', `attachment; filename="${name}"`)
		.type(type)
		.serializer((file: string) => file)
		.send(typeof content === 'string' ? content : Buffer.from(content));
}
