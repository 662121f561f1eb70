import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountContext } from '#server/accounts/context.ts';
import { listSessions, revokeAllSessions, revokeOwnSession } from '#server/accounts/sessions.ts';
import { ApiError } from '#server/api-error.ts';
import { forMembers, memberOf, tokenOf } from '#server/plugins/session.ts';
import { emptyAnswerSchema } from '#shared/account-requests.ts';
import { sessionListSchema } from '#shared/session-answers.ts';

const paramsSchema = z.object({ id: z.string().max(100, 'must be the id of a session') });

/** The devices on which a member is signed in. */
export async function sessionRoutes(
	instance: FastifyInstance,
	{ account }: { account: AccountContext },
): Promise<void> {
	const app = forMembers(instance);
	const { db, sessionIdleDays: idleDays, now } = account;
	const security = [{ bearer: [] }];

	app.get(
		'/api/auth/sessions',
		{
			schema: {
				summary: 'Where you are signed in, newest first',
				tags: ['Accounts'],
				security,
				response: { 200: sessionListSchema },
			},
		},
		async (request) => {
			const moment = { now: now(), idleDays, token: tokenOf(request) };
			return { data: { sessions: await listSessions(db, memberOf(request).id, moment) } };
		},
	);

	app.delete(
		'/api/auth/sessions/:id',
		{
			schema: {
				summary: 'End one of your sessions',
				tags: ['Accounts'],
				security,
				params: paramsSchema,
				response: { 200: emptyAnswerSchema },
			},
		},
		async (request) => {
			const ended = await revokeOwnSession(db, memberOf(request).id, request.params.id);
			if (!ended) throw new ApiError('NOT_FOUND', 'This session does not exist. It may be over already.');
			return { data: {} };
		},
	);

	app.post(
		'/api/auth/signout-everywhere',
		{
			schema: {
				summary: 'End all of your sessions, this one too',
				tags: ['Accounts'],
				security,
				response: { 200: emptyAnswerSchema },
			},
		},
		async (request) => {
			await revokeAllSessions(db, memberOf(request).id);
			return { data: {} };
		},
	);
}
