import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '#server/accounts/context.ts';
import {
	makeRecoveryCodes,
	readTwoFactor,
	setUpTwoFactor,
	turnOffTwoFactor,
	turnOnTwoFactor,
} from '#server/accounts/two-factor/settings.ts';
import { forMembers, memberOf } from '#server/plugins/session.ts';
import { emptyAnswerSchema } from '#shared/account-requests.ts';
import {
	passwordAndCodeSchema,
	recoveryCodesAnswerSchema,
	setUpAnswerSchema,
	setUpRequestSchema,
	turnOnRequestSchema,
	twoFactorAnswerSchema,
} from '#shared/two-factor-requests.ts';

/** A code from an app besides the password, for members who want it. What is shown once is kept by no cache. */
export async function twoFactorRoutes(
	instance: FastifyInstance,
	{ account }: { account: AccountContext },
): Promise<void> {
	const app = forMembers(instance);
	app.addHook('onRequest', async (_request, reply) => {
		reply.header('cache-control', 'no-store');
	});
	const described = { tags: ['Accounts'], security: [{ bearer: [] }] };

	app.get(
		'/api/auth/two-factor',
		{
			schema: {
				...described,
				summary: 'Whether you sign in with a code as well',
				response: { 200: twoFactorAnswerSchema },
			},
		},
		async (request) => ({ data: await readTwoFactor(account.db, memberOf(request)) }),
	);

	app.post(
		'/api/auth/two-factor/set-up',
		{
			schema: {
				...described,
				summary: 'A key for your authenticator app; nothing changes before its first code',
				body: setUpRequestSchema,
				response: { 200: setUpAnswerSchema },
			},
		},
		async (request) => ({ data: await setUpTwoFactor(account, memberOf(request), request.body.password) }),
	);

	app.post(
		'/api/auth/two-factor/turn-on',
		{
			schema: {
				...described,
				summary: 'Sign in with a code from now on; answers your recovery codes',
				body: turnOnRequestSchema,
				response: { 200: recoveryCodesAnswerSchema },
			},
		},
		async (request) => ({
			data: { recoveryCodes: await turnOnTwoFactor(account, memberOf(request), request.body) },
		}),
	);

	app.post(
		'/api/auth/two-factor/turn-off',
		{
			schema: {
				...described,
				summary: 'Sign in with the password alone again',
				body: passwordAndCodeSchema,
				response: { 200: emptyAnswerSchema },
			},
		},
		async (request) => {
			await turnOffTwoFactor(account, memberOf(request), request.body);
			return { data: {} };
		},
	);

	app.post(
		'/api/auth/two-factor/recovery-codes',
		{
			schema: {
				...described,
				summary: 'New recovery codes; the old ones stop working',
				body: passwordAndCodeSchema,
				response: { 200: recoveryCodesAnswerSchema },
			},
		},
		async (request) => ({
			data: { recoveryCodes: await makeRecoveryCodes(account, memberOf(request), request.body) },
		}),
	);
}
