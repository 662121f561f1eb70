import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import type { RunContext } from '#server/runs/context.ts';
import { estimateRun } from '#server/runs/estimate.ts';
import { chosenModelSchema } from '#shared/model-settings.ts';
import { runEstimateAnswerSchema } from '#shared/run-estimate.ts';
import { estimateEndpoint } from '#tools/define.ts';
import { refuseMissing } from './missing-fields.ts';

const querySchema = z.object({ model: chosenModelSchema });

/** Adds one route per tool: what a run would cost, about. */
export async function runEstimateRoutes(
	instance: FastifyInstance,
	{ context }: { context: RunContext },
): Promise<void> {
	const app = forMembers(instance);
	for (const tool of Object.values(context.tools)) {
		const { contract } = tool;
		app.post(
			estimateEndpoint(contract),
			{
				schema: {
					summary: `${contract.title}: what a run by the connected model would use, about`,
					description: 'The model is not asked, and nothing is stored. Null where the built-in engine writes.',
					tags: ['Tools'],
					security: [{ bearer: [] }],
					querystring: querySchema,
					body: contract.input,
					response: { 200: runEstimateAnswerSchema },
				},
			},
			async (request) => {
				refuseMissing(contract, request.body);
				const { model } = request.query;
				return { estimate: await estimateRun(context, memberOf(request), tool, request.body, model) };
			},
		);
	}
}
