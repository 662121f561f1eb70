import type { FastifyInstance } from 'fastify';
import { fitting } from '#business/fit/fit.ts';
import {
	businessProfileAnswerSchema,
	businessProfileConflictSchema,
	businessProfileRequestSchema,
	fittingProfileAnswerSchema,
} from '#business/profile.ts';
import type { AccountContext } from '#server/accounts/context.ts';
import { findBusinessProfile, type StoredBusinessProfile, saveBusinessProfile } from '#server/business/store.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';

const described = { tags: ['Profile'], security: [{ bearer: [] }] };

type Context = Pick<AccountContext, 'db' | 'now'>;

/** What a member says of the business, for every tool. */
export async function businessProfileRoutes(
	instance: FastifyInstance,
	{ account: { db, now } }: { account: Context },
): Promise<void> {
	const app = forMembers(instance);

	app.get(
		'/api/profile/business',
		{
			schema: {
				...described,
				summary: 'Your business profile; an empty one before the first time',
				response: { 200: businessProfileAnswerSchema },
			},
		},
		async (request) => answerOf(await findBusinessProfile(db, memberOf(request).id)),
	);

	app.get(
		'/api/profile/business/fitting',
		{
			schema: {
				...described,
				summary: 'What of your business profile may stand in sentences: without every text that does not fit its place',
				response: { 200: fittingProfileAnswerSchema },
			},
		},
		async (request) => {
			const { profile } = await findBusinessProfile(db, memberOf(request).id);
			return { profile: fitting(profile) };
		},
	);

	app.put(
		'/api/profile/business',
		{
			schema: {
				...described,
				summary: 'Save your whole business profile',
				description:
					'Texts are kept as typed, also those that do not fit their place. With savedAt of what was read, a profile that was saved meanwhile is not overwritten: the answer is 409 with that profile in details.',
				body: businessProfileRequestSchema,
				response: { 200: businessProfileAnswerSchema, 409: businessProfileConflictSchema },
			},
		},
		async (request, reply) => {
			const { id: userId } = memberOf(request);
			const { profile, savedAt: known } = request.body;
			const over = typeof known === 'string' ? new Date(known) : known;
			const savedAt = await saveBusinessProfile(db, { userId, profile, now: now(), over });
			if (savedAt !== null) return answerOf({ profile, savedAt });
			return reply.code(409).send({
				error: 'Another device saved this profile meanwhile. Read it, and save again what is missing.',
				code: 'CONFLICT' as const,
				details: answerOf(await findBusinessProfile(db, userId)),
			});
		},
	);
}

function answerOf({ profile, savedAt }: StoredBusinessProfile) {
	return { profile, savedAt: savedAt?.toISOString() ?? null };
}
