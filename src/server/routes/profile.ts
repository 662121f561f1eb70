import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountContext } from '#server/accounts/context.ts';
import { memberOf, requireMember } from '#server/plugins/session.ts';
import { statisticsOf } from '#server/runs/statistics.ts';
import { statisticsAnswerSchema } from '#shared/session-answers.ts';

/** The member's own activity, for My Profile. */
export async function profileRoutes(
	instance: FastifyInstance,
	{ account }: { account: AccountContext },
): Promise<void> {
	instance.withTypeProvider<ZodTypeProvider>().get(
		'/api/profile/statistics',
		{
			onRequest: requireMember,
			schema: {
				summary: 'What you did here, counted',
				tags: ['Profile'],
				security: [{ bearer: [] }],
				response: { 200: statisticsAnswerSchema },
			},
		},
		async (request) => ({ statistics: await statisticsOf(account.db, memberOf(request), account.now()) }),
	);
}
