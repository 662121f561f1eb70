import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountContext } from '#server/accounts/context.ts';
import { ownSpending } from '#server/model/spending-report.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import { statisticsOf } from '#server/runs/statistics.ts';
import { ownSpendingSchema } from '#shared/model-settings.ts';
import { statisticsAnswerSchema } from '#shared/session-answers.ts';

/** The member's own activity, for My Profile. */
export async function profileRoutes(
	instance: FastifyInstance,
	{ account }: { account: AccountContext },
): Promise<void> {
	const app = forMembers(instance);

	app.get(
		'/api/profile/statistics',
		{
			schema: {
				summary: 'What you did here, counted',
				tags: ['Profile'],
				security: [{ bearer: [] }],
				response: { 200: statisticsAnswerSchema },
			},
		},
		async (request) => ({ statistics: await statisticsOf(account.db, memberOf(request), account.now()) }),
	);

	app.get(
		'/api/profile/spending',
		{
			schema: {
				summary: 'What models used for you this month',
				tags: ['Profile'],
				security: [{ bearer: [] }],
				response: { 200: z.object({ spending: ownSpendingSchema }) },
			},
		},
		async (request) => ({ spending: await ownSpending(account.db, memberOf(request), account.now()) }),
	);
}
