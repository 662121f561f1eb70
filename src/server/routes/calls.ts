import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeCall, deleteCall } from '#server/calls/change.ts';
import { fullCall } from '#server/calls/full-call.ts';
import { listCalls } from '#server/calls/list.ts';
import { checkClient } from '#server/clients/check.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import { callChangeSchema, callListSchema, callSchema, fullCallAnswerSchema } from '#shared/calls.ts';
import { clientIdSchema } from '#shared/client-id.ts';
import { cursorSchema } from '#shared/cursor.ts';
import { storableText } from '#shared/storable-text.ts';
import { pageOf, positionAt } from './cursor.ts';

const PAGE = 30;

const paramsSchema = z.object({ id: z.string().max(100, 'must be the id of a call').transform(storableText) });
const querySchema = z.object({
	client: clientIdSchema.optional().describe('Only the calls with this client of yours'),
	cursor: cursorSchema,
});

const described = { tags: ['Calls'], security: [{ bearer: [] }] };
const one = { ...described, params: paramsSchema };

/** A member's calls, each kept once. Another member's call is answered like one that never existed. */
export async function callRoutes(instance: FastifyInstance, { context }: { context: RunContext }): Promise<void> {
	const { db } = context;
	const app = forMembers(instance);

	app.get(
		'/api/calls',
		{
			schema: {
				...described,
				summary: 'Your calls, newest first',
				querystring: querySchema,
				response: { 200: callListSchema },
			},
		},
		async (request) => {
			const { client: clientId, cursor } = request.query;
			const { id: userId } = memberOf(request);
			const below = positionAt(cursor);
			if (clientId) await checkClient(db, userId, clientId);
			const found = await listCalls(db, userId, { clientId, below, limit: PAGE + 1 });
			const { page, nextCursor } = pageOf(found, PAGE, ({ createdAt, id }) => ({ moment: createdAt, id }));
			return {
				calls: page,
				nextCursor,
			};
		},
	);

	app.get(
		'/api/calls/:id',
		{ schema: { ...one, summary: 'A call with its text', response: { 200: fullCallAnswerSchema } } },
		async (request) => ({ call: await fullCall(context, memberOf(request).id, request.params.id) }),
	);

	app.patch(
		'/api/calls/:id',
		{
			schema: {
				...one,
				summary: 'Rename a call, or give it to a client',
				body: callChangeSchema,
				response: { 200: z.object({ call: callSchema }) },
			},
		},
		async (request) => {
			const change = { ...request.body, now: context.now() };
			return { call: await changeCall(db, memberOf(request).id, request.params.id, change) };
		},
	);

	app.delete(
		'/api/calls/:id',
		{
			schema: {
				...one,
				summary: 'Delete what was kept of a call',
				description: 'What was made of it stays, and keeps its text.',
				response: { 200: z.object({}) },
			},
		},
		async (request) => {
			await deleteCall(db, memberOf(request).id, request.params.id);
			return {};
		},
	);
}
