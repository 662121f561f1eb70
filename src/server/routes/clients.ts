import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientNotFound } from '#server/clients/check.ts';
import { contentsOf } from '#server/clients/contents.ts';
import { deleteClient } from '#server/clients/delete.ts';
import { openExample } from '#server/clients/example.ts';
import { fullClient } from '#server/clients/full-client.ts';
import { mergeClients } from '#server/clients/merge.ts';
import { openPoints } from '#server/clients/open-points.ts';
import { findClient, insertClient, listClients, updateClient } from '#server/clients/store.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import {
	clientAnswerSchema,
	clientChangeSchema,
	clientContentsSchema,
	clientListSchema,
	fullClientSchema,
	mergeRequestSchema,
	newClientSchema,
	openPointsSchema,
} from '#shared/clients.ts';
import { cursorSchema } from '#shared/cursor.ts';
import { storableText } from '#shared/storable-text.ts';
import { pageOf, positionAt } from './cursor.ts';

const PAGE = 30;

const paramsSchema = z.object({ id: z.string().max(100, 'must be the id of a client').transform(storableText) });
const querySchema = z.object({
	q: z
		.string()
		.max(200, 'must hold at most 200 characters')
		.transform(storableText)
		.optional()
		.describe('Words of the company or of a person’s name'),
	archived: z
		.enum(['true', 'false'], { error: 'must be true or false' })
		.optional()
		.describe('true: those that are archived, instead of those that are not'),
	cursor: cursorSchema,
});

const described = { tags: ['Clients'], security: [{ bearer: [] }] };
const one = { ...described, params: paramsSchema };

/** The companies that a member sells to. Another member's client is answered like one that never existed. */
export async function clientRoutes(instance: FastifyInstance, { context }: { context: RunContext }): Promise<void> {
	instance.addHook('onRequest', requireMember);
	listRoutes(instance, context);
	exampleRoute(instance, context);
	readRoutes(instance, context);
	changeRoutes(instance, context);
}

function listRoutes(instance: FastifyInstance, { db, now }: RunContext): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.get(
		'/api/clients',
		{
			schema: {
				...described,
				summary: 'Your clients, changed last first',
				querystring: querySchema,
				response: { 200: clientListSchema },
			},
		},
		async (request) => {
			const { q, archived, cursor } = request.query;
			const below = positionAt(cursor);
			const wanted = { q, archived: archived === 'true', below, limit: PAGE + 1 };
			const found = await listClients(db, memberOf(request).id, wanted);
			const { page, nextCursor } = pageOf(found, PAGE, ({ changedAt, id }) => ({ moment: changedAt, id }));
			return {
				clients: page,
				nextCursor,
			};
		},
	);

	app.post(
		'/api/clients',
		{
			schema: { ...described, summary: 'Add a client', body: newClientSchema, response: { 201: clientAnswerSchema } },
		},
		async (request, reply) => {
			const client = await insertClient(db, memberOf(request).id, request.body, now());
			return reply.code(201).send({ client });
		},
	);
}

function exampleRoute(instance: FastifyInstance, context: RunContext): void {
	instance.withTypeProvider<ZodTypeProvider>().post(
		'/api/clients/example',
		{
			schema: {
				...described,
				summary: 'Look at an example client: a call with its analysis and proposal',
				description:
					'Made by the built-in engine, once: the same client again after that. It counts in no statistics, and is removed like any client.',
				response: { 200: clientAnswerSchema },
			},
		},
		async (request) => ({ client: await openExample(context, memberOf(request)) }),
	);
}

function readRoutes(instance: FastifyInstance, context: RunContext): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const { db } = context;

	app.get(
		'/api/clients/:id',
		{
			schema: {
				...one,
				summary: 'A client with its calls, runs and links, newest first',
				response: { 200: fullClientSchema },
			},
		},
		async (request) => fullClient(db, memberOf(request).id, request.params.id),
	);

	app.get(
		'/api/clients/:id/contents',
		{ schema: { ...one, summary: 'What goes where a client is deleted', response: { 200: clientContentsSchema } } },
		async (request) => {
			const { id: userId } = memberOf(request);
			const client = await findClient(db, userId, request.params.id);
			if (!client) throw clientNotFound();
			return contentsOf(db, userId, client.id);
		},
	);

	app.get(
		'/api/clients/:id/open',
		{
			schema: {
				...one,
				summary: 'What the calls of a client leave open: doubts without an answer, and what to ask next',
				response: { 200: openPointsSchema },
			},
		},
		async (request) => openPoints(context, memberOf(request).id, request.params.id),
	);
}

function changeRoutes(instance: FastifyInstance, context: RunContext): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const { db, now } = context;

	app.patch(
		'/api/clients/:id',
		{
			schema: {
				...one,
				summary: 'Change a client, archive it, or take it out of the archive',
				body: clientChangeSchema,
				response: { 200: clientAnswerSchema },
			},
		},
		async (request) => {
			const client = await updateClient(db, memberOf(request).id, request.params.id, request.body, now());
			if (!client) throw clientNotFound();
			return { client };
		},
	);

	app.post(
		'/api/clients/:id/merge',
		{
			schema: {
				...one,
				summary: 'Merge a client into another one, which takes over its calls, runs, people and notes',
				body: mergeRequestSchema,
				response: { 200: clientAnswerSchema },
			},
		},
		async (request) => {
			const merge = { userId: memberOf(request).id, from: request.params.id, into: request.body.into, now: now() };
			return { client: await mergeClients(db, merge) };
		},
	);

	app.delete(
		'/api/clients/:id',
		{
			schema: {
				...one,
				summary: 'Delete a client with its calls, its runs and their links',
				description: 'For good. `GET /api/clients/:id/contents` says beforehand how many of each.',
				response: { 200: z.object({}) },
			},
		},
		async (request) => {
			await deleteClient(context, memberOf(request), request.params.id);
			return {};
		},
	);
}
