import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '#server/database/open.ts';
import { readRules, saveRules } from '#server/model/own/rules.ts';
import { removeOwnModel, saveOwnModel, shownOwnModel } from '#server/model/own/stored.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import {
	ownModelAnswerSchema,
	ownModelRequestSchema,
	ownModelRulesAnswerSchema,
	ownModelRulesSchema,
} from '#shared/own-models.ts';

const security = [{ bearer: [] }];

/** Whether members may use keys of their own, for the owner. */
export function ownModelRuleRoutes(instance: FastifyInstance, { db }: { db: Database }): void {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	const described = { tags: ['Model'], security };
	const response = { 200: ownModelRulesAnswerSchema };

	app.get(
		'/api/settings/model/own-keys',
		{ schema: { ...described, summary: 'Whether members may use keys of their own, and where', response } },
		() => readRules(db),
	);

	app.put(
		'/api/settings/model/own-keys',
		{
			schema: {
				...described,
				summary: 'Allow or forbid keys of members',
				description:
					'What is no longer allowed is not used from then on; members see that, and keep what they entered.',
				body: ownModelRulesSchema,
				response,
			},
		},
		async (request) => {
			await saveRules(db, request.body);
			return readRules(db);
		},
	);
}

/** The member's own model. A key goes in, and never comes out. */
export async function ownModelRoutes(
	instance: FastifyInstance,
	{ db, keys }: { db: Database; keys: SealingKeys },
): Promise<void> {
	const app = forMembers(instance);
	const described = { tags: ['Profile'], security };
	const response = { 200: ownModelAnswerSchema };

	app.get(
		'/api/profile/model',
		{ schema: { ...described, summary: 'Your own model, and what the owner allows', response } },
		(request) => shownOwnModel(db, keys, memberOf(request)),
	);

	app.put(
		'/api/profile/model',
		{
			schema: {
				...described,
				summary: 'Have your runs written with a key of your own',
				description:
					'It is kept encrypted, and sent to the provider and address that it was saved for, and nowhere else.',
				body: ownModelRequestSchema,
				response,
			},
		},
		async (request) => {
			const member = memberOf(request);
			await saveOwnModel(db, keys, member.id, request.body);
			return shownOwnModel(db, keys, member);
		},
	);

	app.delete(
		'/api/profile/model',
		{ schema: { ...described, summary: 'Forget your own model and its key', response } },
		async (request) => {
			const member = memberOf(request);
			await removeOwnModel(db, member.id);
			return shownOwnModel(db, keys, member);
		},
	);
}
