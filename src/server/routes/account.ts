import type { FastifyInstance } from 'fastify';
import { changeEmail } from '#server/accounts/change-email.ts';
import { changePassword } from '#server/accounts/change-password.ts';
import type { AccountContext } from '#server/accounts/context.ts';
import { forMembers, memberOf, newSession, tokenOf } from '#server/plugins/session.ts';
import {
	changePasswordRequestSchema,
	sessionAnswerSchema,
	tokenAnswerSchema,
	updateEmailRequestSchema,
} from '#shared/account-requests.ts';

/** Changes of email and password. Both return a new token and end every other session. */
export async function accountRoutes(
	instance: FastifyInstance,
	{ account }: { account: AccountContext },
): Promise<void> {
	const app = forMembers(instance);
	const { throttle } = account;
	const security = [{ bearer: [] }];

	app.put(
		'/api/auth/update-email',
		{
			schema: {
				summary: 'Change your email address',
				tags: ['Accounts'],
				security,
				body: updateEmailRequestSchema,
				response: { 200: sessionAnswerSchema },
			},
		},
		async (request) => {
			const member = memberOf(request);
			const { newEmail } = request.body;
			const attempt = await throttle.newEmail(member.id);
			const change = { member, newEmail, token: tokenOf(request) };
			const session = await changeEmail(account, change, newSession(request, account));
			await attempt.succeeded();
			await throttle.opened(newEmail, request.ip);
			return { data: session };
		},
	);

	app.put(
		'/api/auth/change-password',
		{
			schema: {
				summary: 'Change your password',
				tags: ['Accounts'],
				security,
				body: changePasswordRequestSchema,
				response: { 200: tokenAnswerSchema },
			},
		},
		async (request) => {
			const change = { ...request.body, member: memberOf(request), token: tokenOf(request) };
			return { data: { token: await changePassword(account, change, newSession(request, account)) } };
		},
	);
}
