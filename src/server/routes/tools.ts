import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { invalidFields } from '#server/plugins/request-problems.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import { type StartedRun, startRun } from '#server/runs/start.ts';
import { suggestFor } from '#server/runs/suggest.ts';
import { clientIdSchema } from '#shared/client-id.ts';
import { chosenModelSchema } from '#shared/model-settings.ts';
import { runSchema } from '#shared/runs.ts';
import { suggestionsAnswerSchema } from '#shared/suggestions.ts';
import { type Contract, suggestionsEndpoint, type ToolOutline } from '#tools/define.ts';
import { refuseMissing } from './missing-fields.ts';
import { type Preference, readPrefer } from './prefer.ts';

const querySchema = z.object({
	engine: z
		.enum(['built-in'], { error: 'must be built-in, or left out' })
		.optional()
		.describe('built-in: do without the connected model'),
	model: chosenModelSchema,
	client: clientIdSchema
		.optional()
		.describe('The client of yours that this is for: the run, and its call, then belong to it'),
});

function refuseTwoEngines({ engine, model }: z.output<typeof querySchema>): void {
	if (engine === undefined || model === undefined) return;
	throw invalidFields([{ field: 'model', problem: 'is given together with engine=built-in: leave one of them out' }]);
}

const headersSchema = z.object({
	'idempotency-key': z
		.string()
		.regex(/^[\x21-\x7e]{1,200}$/, 'must hold 1 to 200 visible ASCII characters and no space')
		.optional()
		.describe('Names the request: the same one again is answered with the run of the first'),
});

/** Adds one route per tool, from its contract alone. */
export async function toolRoutes(app: FastifyInstance, { context }: { context: RunContext }): Promise<void> {
	for (const tool of Object.values(context.tools)) {
		generatorRoute(app, context, tool);
		if (tool.suggests) suggestionsRoute(app, context, tool);
	}
}

function suggestionsRoute(instance: FastifyInstance, context: RunContext, tool: ToolOutline): void {
	const { contract } = tool;
	instance.withTypeProvider<ZodTypeProvider>().post(
		suggestionsEndpoint(contract),
		{
			onRequest: requireMember,
			schema: {
				summary: `${contract.title}: what the input offers for its empty fields`,
				description: 'Required fields may still be empty. Nothing is stored but what was read of a call.',
				tags: ['Tools'],
				security: [{ bearer: [] }],
				body: contract.input,
				response: { 200: suggestionsAnswerSchema },
			},
		},
		async (request) => ({ suggestions: await suggestFor(context, memberOf(request), tool, request.body) }),
	);
}

function generatorRoute(instance: FastifyInstance, context: RunContext, tool: ToolOutline): void {
	const { contract } = tool;
	instance.withTypeProvider<ZodTypeProvider>().post(
		contract.endpoint,
		{
			onRequest: requireMember,
			schema: {
				summary: contract.title,
				description:
					'Waits for the result. With `Prefer: respond-async` it answers 202 with the run at once, with `Prefer: respond-async, wait=10` after ten seconds at the latest.',
				tags: ['Tools'],
				security: [{ bearer: [] }],
				querystring: querySchema,
				headers: headersSchema,
				body: contract.input,
				response: { 200: answerSchema(contract), 202: z.object({ run: runSchema }) },
			},
		},
		async (request, reply) => {
			refuseTwoEngines(request.query);
			refuseMissing(contract, request.body);
			// A long input has just been parsed, and is about to be written: others get their turn in between.
			await turn();
			const started = await startRun(context, memberOf(request), {
				tool,
				input: request.body,
				builtIn: request.query.engine === 'built-in',
				model: request.query.model,
				client: request.query.client,
				key: request.headers['idempotency-key'],
			});
			return answer(reply, started, readPrefer(request.headers.prefer));
		},
	);
}

async function answer(
	reply: FastifyReply,
	{ run, waiting }: StartedRun,
	preference: Preference,
): Promise<FastifyReply> {
	const { respondAsync, waitSeconds, applied } = preference;
	if (respondAsync) reply.header('preference-applied', applied);
	try {
		const outcome = respondAsync
			? waitSeconds > 0 && (await Promise.race([waiting.outcome, pause(waitSeconds * 1000, undefined, { ref: false })]))
			: await waiting.outcome;
		if (!outcome) return reply.code(202).header('location', `/api/runs/${run.id}`).send({ run });
		if ('failure' in outcome) throw outcome.failure;
		// Likewise between the writing of a long result and its sending.
		await turn();
		return reply.code(200).send({ ...outcome.output, run: outcome.run });
	} finally {
		waiting.leave();
	}
}

/** The keys of the result, plus `run`. */
function answerSchema(contract: Contract) {
	if (!(contract.output instanceof z.ZodObject)) throw new TypeError(`the output of ${contract.id} is not an object`);
	return z.object({ ...contract.output.shape, run: runSchema });
}
