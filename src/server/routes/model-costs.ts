import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#server/database/open.ts';
import { monthOf, readBudget, saveBudget } from '#server/model/spending.ts';
import { spendingOf } from '#server/model/spending-report.ts';
import { modelBudgetSchema, modelCostsSchema, monthSchema } from '#shared/model-settings.ts';

const described = { tags: ['Model'], security: [{ bearer: [] }] };

/** What the model costs and may cost. */
export function modelCostRoutes(instance: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const response = { 200: modelCostsSchema };
	const costs = async (month = monthOf(now())) => ({
		budget: await readBudget(db),
		spending: await spendingOf(db, month, now()),
	});

	app.get(
		'/api/settings/model/costs',
		{
			schema: {
				...described,
				summary: 'What models cost in a month, by member and by tool, and the budget',
				querystring: z.object({ month: monthSchema.optional() }),
				response,
			},
		},
		(request) => costs(request.query.month),
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
