import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { count, createCounter, hashed } from '#server/accounts/throttle-counters.ts';
import { ApiError } from '#server/api-error.ts';
import { sqlState } from '#server/database/errors.ts';
import { writeZip } from '#server/own-data/archive/zip-writer.ts';
import { contentsOf } from '#server/own-data/contents.ts';
import { writeExport } from '#server/own-data/export/write-export.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';

/** Per member: each reads everything that the member has. */
const MOST_A_DAY = 6;
const DAY_SECONDS = 86_400;

/** A ZIP numbers its files with 16 bits; some are left for shared copies and lists. */
const MOST_FILES = 40_000;

/** For all of it, however slowly it is read. */
const DEADLINE_MS = 15 * 60 * 1000;

/** A member takes everything along, as a ZIP. */
export async function accountExportRoutes(
	instance: FastifyInstance,
	{ context }: { context: RunContext },
): Promise<void> {
	const counter = createCounter(context.db, 'export', MOST_A_DAY, DAY_SECONDS);
	const underWay = new Set<string>();

	instance.withTypeProvider<ZodTypeProvider>().post(
		'/api/account/export',
		{
			onRequest: requireMember,
			schema: {
				summary: 'Everything of yours as a ZIP with JSON and Markdown, without passwords and addresses of pages',
				tags: ['Accounts'],
				security: [{ bearer: [] }],
				response: { 200: z.any().describe('The archive, as an attachment') },
			},
		},
		async (request, reply) => {
			const member = memberOf(request);
			if (underWay.has(member.id)) {
				throw new ApiError('CONFLICT', 'An export of yours is under way already. Wait for it, or stop it first.');
			}
			const { runs, calls } = await contentsOf(context.db, member, context.now());
			if (2 * (runs + calls) > MOST_FILES) {
				throw new ApiError(
					'CONFLICT',
					'You have more than fits into one archive. Delete old runs first, or ask support.',
				);
			}
			await count(counter, hashed(member.id), 'exports');
			underWay.add(member.id);
			const stream = new PassThrough();
			// Whoever reads it sees the error.
			stream.on('error', () => {});
			const gone = new AbortController();
			stream.once('close', () => gone.abort());
			reply.raw.once('close', () => stream.destroy());
			const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(DEADLINE_MS)]);
			const made = context.now();
			writeExport(context, member, writeZip(stream, signal, made))
				.then(
					(counts) => request.log.info({ counts }, 'an account was exported'),
					(error: unknown) => {
						const reason = signal.aborted ? 'broken off' : (sqlState(error) ?? 'unknown');
						request.log[signal.aborted ? 'info' : 'error']({ reason }, 'an export failed');
						// The file is not complete, and must not look as if it was.
						stream.destroy(new Error('the export failed'));
					},
				)
				.finally(() => underWay.delete(member.id));
			return reply
				.type('application/zip')
				.header('content-disposition', `attachment; filename="growth-toolkit-${made.toISOString().slice(0, 10)}.zip"`)
				.serializer((file: string) => file)
				.send(stream);
		},
	);
}
