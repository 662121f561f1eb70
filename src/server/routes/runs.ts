import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { correctionSchema } from '#call-facts/corrections.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import { cancelRun, runNotFound } from '#server/runs/cancel.ts';
import { changeRun, removeRun } from '#server/runs/change.ts';
import type { RunContext } from '#server/runs/context.ts';
import { listRuns } from '#server/runs/list.ts';
import { answerRun, correctionsOfRun, correctRun } from '#server/runs/rewrite.ts';
import { findRun, restoreRun, toFullRun } from '#server/runs/store.ts';
import { clientIdSchema } from '#shared/client-id.ts';
import { cursorSchema } from '#shared/cursor.ts';
import { givenTitleSchema } from '#shared/given-title.ts';
import { runFilterFields, statusesOf } from '#shared/run-filter.ts';
import { fullRunSchema, runListSchema, runSchema } from '#shared/runs.ts';
import { pageOf, positionAt } from './cursor.ts';

const PAGE = 30;

const querySchema = z.object({
	q: z.string().max(200, 'must hold at most 200 characters').optional().describe('Words of the title'),
	...runFilterFields,
	cursor: cursorSchema,
});
const changeSchema = z
	.strictObject({
		title: givenTitleSchema.optional().describe('What the run is called in lists'),
		editedOutput: z
			.looseObject({}, 'must be an object of the form of the result, or null')
			.nullable()
			.optional()
			.describe('The result as the member edited it; null shows the original again'),
		clientId: clientIdSchema
			.nullable()
			.optional()
			.describe('The client of yours that it belongs to; a call that has none follows. Null takes it away'),
	})
	.refine((change) => Object.keys(change).length > 0, 'must hold title, editedOutput or clientId');
const answersSchema = z.strictObject({
	answers: z
		.record(z.string(), z.string('must be text'))
		.describe('Texts by the path of an optional field of the tool that its result still asks for'),
});
const correctionsSchema = z.strictObject({
	corrections: z
		.array(correctionSchema)
		.max(200, 'must hold at most 200 corrections')
		.describe('All that you correct in this call, oldest first; what is left out counts as read again'),
});
export const runParamsSchema = z.object({ id: z.string().max(100, 'must be the id of a run') });

/** A member's own runs. Another member's run is answered like one that never existed. */
export async function runRoutes(instance: FastifyInstance, { context }: { context: RunContext }): Promise<void> {
	const app = forMembers(instance);
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
			const { tool, q, status, engine, cursor } = request.query;
			const below = positionAt(cursor);
			const found = await listRuns(context.db, memberOf(request).id, {
				tool,
				q,
				status: statusesOf(status),
				source: engine || undefined,
				below,
				limit: PAGE + 1,
			});
			const { page, nextCursor } = pageOf(found, PAGE, ({ createdAt, id }) => ({ moment: createdAt, id }));
			return {
				runs: page,
				nextCursor,
			};
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

	app.patch(
		'/api/runs/:id',
		{
			schema: {
				summary: 'Rename a run, keep an edited result beside the original, or give the run to a client',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				body: changeSchema,
				response: { 200: z.object({ run: fullRunSchema }) },
			},
		},
		async (request) => ({ run: await changeRun(context, memberOf(request), request.params.id, request.body) }),
	);

	app.put(
		'/api/runs/:id/answers',
		{
			schema: {
				summary: 'Answer what a result still asks for, and make it anew',
				description: 'Fields that are not named stay as they are. Texts that you edited in the result stay, too.',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				body: answersSchema,
				response: { 200: z.object({ run: fullRunSchema }) },
			},
		},
		async (request) => ({
			run: await answerRun(context, memberOf(request), request.params.id, request.body.answers),
		}),
	);

	app.get(
		'/api/runs/:id/corrections',
		{
			schema: {
				summary: 'What you corrected in the call of a run',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				response: { 200: correctionsSchema },
			},
		},
		async (request) => ({
			corrections: [...(await correctionsOfRun(context, memberOf(request), request.params.id))],
		}),
	);

	app.put(
		'/api/runs/:id/corrections',
		{
			schema: {
				summary: 'Correct what was read in the call of a run, and make its result anew',
				description: 'Whatever is made of the same call from now on follows the corrections.',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				body: correctionsSchema,
				response: { 200: z.object({ run: fullRunSchema }) },
			},
		},
		async (request) => ({
			run: await correctRun(context, memberOf(request), request.params.id, request.body.corrections),
		}),
	);

	app.delete(
		'/api/runs/:id',
		{
			schema: {
				summary: 'Delete a run',
				description: 'One under way is cancelled first. Its links stop working. It can be brought back for an hour.',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				response: { 200: z.object({}) },
			},
		},
		async (request) => {
			await removeRun(context, memberOf(request), request.params.id);
			return {};
		},
	);

	app.post(
		'/api/runs/:id/restore',
		{
			schema: {
				summary: 'Bring back a run that was deleted within the last hour',
				tags: ['Runs'],
				security,
				params: runParamsSchema,
				response: { 200: z.object({ run: runSchema }) },
			},
		},
		async (request) => {
			const run = await restoreRun(context.db, memberOf(request).id, request.params.id, context.now());
			if (!run) throw runNotFound();
			return { run };
		},
	);
}
