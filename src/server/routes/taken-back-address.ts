import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { takeBackAddress } from '#server/accounts/take-back-address.ts';
import type { Throttle } from '#server/accounts/throttle.ts';
import type { Database } from '#server/database/open.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { takeBackAnswerSchema, takeBackRequestSchema } from '#shared/recovery-requests.ts';

export interface TakenBackAddressOptions {
	db: Database;
	keys: SealingKeys;
	throttle: Throttle;
	now: () => Date;
}

/** The way back for a member whose address somebody changed. */
export async function takenBackAddressRoutes(
	instance: FastifyInstance,
	{ throttle, now, ...parts }: TakenBackAddressOptions,
): Promise<void> {
	instance.withTypeProvider<ZodTypeProvider>().post(
		'/api/auth/take-back-address',
		{
			schema: {
				summary: 'Give an account its old email address again, by the link that was sent there',
				tags: ['Accounts'],
				body: takeBackRequestSchema,
				response: { 200: takeBackAnswerSchema },
			},
		},
		async (request) => {
			const attempt = await throttle.resetLink(request.ip);
			const email = await takeBackAddress(parts, request.body.token, now());
			await attempt.succeeded();
			await throttle.recovered(email, request.ip);
			return { data: { email } };
		},
	);
}
