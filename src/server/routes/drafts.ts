import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import { draftInput, inOrder } from '#server/drafts/input.ts';
import { clearDraft, findDraft, keepDraft, listDrafts, type StoredDraft } from '#server/drafts/store.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import {
	type Draft,
	draftAnswerSchema,
	draftListSchema,
	draftParamsSchema,
	draftQuerySchema,
	draftRequestSchema,
	keptDraftSchema,
} from '#shared/drafts.ts';
import type { Contract } from '#tools/define.ts';

type Context = Pick<RunContext, 'db' | 'tools' | 'now'>;

const described = { tags: ['Drafts'], security: [{ bearer: [] }] };

/** Half-filled forms, which members can continue in any browser. */
export async function draftRoutes(instance: FastifyInstance, { context }: { context: Context }): Promise<void> {
	instance.addHook('onRequest', requireMember);
	readRoutes(instance, context);
	writeRoutes(instance, context);
}

function readRoutes(instance: FastifyInstance, { db, tools }: Context): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.get(
		'/api/drafts',
		{ schema: { ...described, summary: 'Your drafts, the newest first', response: { 200: draftListSchema } } },
		async (request) => {
			const found = await listDrafts(db, memberOf(request).id);
			return {
				drafts: found.flatMap((draft) => {
					const contract = tools[draft.tool]?.contract;
					return contract ? [answerOf(contract, draft)] : [];
				}),
			};
		},
	);

	app.get(
		'/api/drafts/:tool',
		{
			schema: {
				...described,
				summary: "Your draft of a tool's form; null where there is none",
				params: draftParamsSchema,
				response: { 200: draftAnswerSchema },
			},
		},
		async (request) => {
			const contract = contractOf(tools, request.params.tool);
			const draft = await findDraft(db, { userId: memberOf(request).id, tool: contract.id });
			return { draft: draft && answerOf(contract, draft) };
		},
	);
}

function writeRoutes(instance: FastifyInstance, { db, tools, now }: Context): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.put(
		'/api/drafts/:tool',
		{
			schema: {
				...described,
				summary: 'Keep a half-filled form',
				description:
					'The draft that was saved last is kept and answered: an earlier one changes nothing. A moment that is still to come counts as now.',
				params: draftParamsSchema,
				body: draftRequestSchema,
				response: { 200: keptDraftSchema },
			},
		},
		async (request) => {
			const contract = contractOf(tools, request.params.tool);
			const { step, input, client, savedAt } = request.body;
			const kept = await keepDraft(db, {
				userId: memberOf(request).id,
				tool: contract.id,
				step,
				input: draftInput(contract, input),
				clientId: client ?? null,
				savedAt: notAfter(now(), savedAt),
			});
			return { draft: answerOf(contract, kept) };
		},
	);

	app.delete(
		'/api/drafts/:tool',
		{
			schema: {
				...described,
				summary: 'Take a draft away; again changes nothing',
				params: draftParamsSchema,
				querystring: draftQuerySchema,
				response: { 200: z.object({}) },
			},
		},
		async (request) => {
			const { id: tool } = contractOf(tools, request.params.tool);
			const { until = now().toISOString() } = request.query;
			await clearDraft(db, { userId: memberOf(request).id, tool, until: notAfter(now(), until) });
			return {};
		},
	);
}

function contractOf(tools: Context['tools'], id: string): Contract {
	const tool = Object.hasOwn(tools, id) ? tools[id] : undefined;
	if (!tool) throw new ApiError('NOT_FOUND', 'There is no such tool.');
	return tool.contract;
}

/** Caps the moment at now: a draft from a browser whose clock runs ahead would beat drafts that are saved later. */
function notAfter(now: Date, moment: string): Date {
	return new Date(Math.min(now.getTime(), Date.parse(moment)));
}

function answerOf(contract: Contract, { tool, step, input, clientId, savedAt }: StoredDraft): Draft {
	return { tool, step, input: inOrder(contract, input), client: clientId ?? undefined, savedAt: savedAt.toISOString() };
}
