import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '#server/database/open.ts';
import { readBudget, saveBudget, spendingOf } from '#server/model/spending.ts';
import { modelBudgetSchema, modelCostsSchema } from '#shared/model-settings.ts';

const described = { tags: ['Model'], security: [{ bearer: [] }] };

/** What the model costs and may cost. */
export function modelCostRoutes(instance: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const response = { 200: modelCostsSchema };
	const costs = async () => ({ budget: await readBudget(db), spending: await spendingOf(db, now()) });

	app.get(
		'/api/settings/model/costs',
		{ schema: { ...described, summary: 'What the model costs this month, by member, and its budget', response } },
		costs,
	);

	app.put(
		'/api/settings/model/costs',
		{
			schema: {
				...described,
				summary: 'Set the prices and the budget of a month',
				description: 'Prices hold for runs from then on, and not where the provider says what it charges.',
				body: modelBudgetSchema,
				response,
			},
		},
		async (request) => {
			await saveBudget(db, request.body);
			return costs();
		},
	);
}
