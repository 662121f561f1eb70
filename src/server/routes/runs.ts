import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import { cancelRun, runNotFound } from '#server/runs/cancel.ts';
import type { RunContext } from '#server/runs/context.ts';
import { findRun, listRuns, type Position, toFullRun } from '#server/runs/store.ts';
import { fullRunSchema, type Run, runListSchema, runSchema } from '#shared/runs.ts';

const PAGE = 30;

const querySchema = z.object({
	tool: z.string().max(100, 'must be the id of a tool').optional().describe('Only runs of this tool'),
	q: z.string().max(200, 'must hold at most 200 characters').optional().describe('Words of the title'),
	cursor: z
		.string()
		.max(200, 'must be a cursor of an earlier answer')
		.optional()
		.describe('nextCursor of the page before'),
});
export const runParamsSchema = z.object({ id: z.string().max(100, 'must be the id of a run') });

/** A member's own runs; whatever belongs to somebody else is as unknown as what never was. */
export async function runRoutes(instance: FastifyInstance, { context }: { context: RunContext }): Promise<void> {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	app.addHook('onRequest', requireMember);
	const security = [{ bearer: [] }];

	app.get(
		'/api/runs',
		{
			schema: {
				summary: 'Your runs, newest first',
				tags: ['Runs'],
				security,
				querystring: querySchema,
				response: { 200: runListSchema },
			},
		},
		async (request) => {
			const { tool, q, cursor } = request.query;
			const below = cursor === undefined || cursor === '' ? undefined : readCursor(cursor);
			const found = await listRuns(context.db, memberOf(request).id, { tool, q, below, limit: PAGE + 1 });
			const runs = found.slice(0, PAGE);
			const last = runs.at(-1);
			return { runs, nextCursor: found.length > PAGE && last ? writeCursor(last) : null };
		},
	);

	app.get(
		'/api/runs/:id',
		{
			schema: {
				summary: 'One run with its input and output',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				response: { 200: z.object({ run: fullRunSchema }) },
			},
		},
		async (request) => {
			const row = await findRun(context.db, memberOf(request).id, request.params.id);
			if (!row) throw runNotFound();
			return { run: toFullRun(row) };
		},
	);

	app.post(
		'/api/runs/:id/cancel',
		{
			schema: {
				summary: 'Cancel a run that is waiting or under way',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				response: { 200: z.object({ run: runSchema }) },
			},
		},
		async (request) => ({ run: await cancelRun(context, memberOf(request), request.params.id) }),
	);
}

function writeCursor({ createdAt, id }: Run): string {
	return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Position {
	const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
	const createdAt = new Date(moment);
	if (Number.isNaN(createdAt.getTime()) || !/^[\w-]+$/.test(id)) {
		const problem = 'must be the nextCursor of an earlier answer';
		throw new ApiError('INVALID_REQUEST', `cursor ${problem}.`, { details: [{ field: 'cursor', problem }] });
	}
	return { createdAt, id };
}
