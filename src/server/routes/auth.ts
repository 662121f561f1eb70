import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountContext } from '#server/accounts/context.ts';
import { checkNewPassword } from '#server/accounts/new-password.ts';
import { revokeSession } from '#server/accounts/sessions.ts';
import { signIn, signInWithCode } from '#server/accounts/sign-in.ts';
import { signUp } from '#server/accounts/sign-up.ts';
import type { Database } from '#server/database/open.ts';
import { bearerToken, memberOf, newSession, requireMember } from '#server/plugins/session.ts';
import {
	emptyAnswerSchema,
	sessionAnswerSchema,
	signInRequestSchema,
	signUpRequestSchema,
	userAnswerSchema,
} from '#shared/account-requests.ts';
import { signInAnswerSchema, signInCodeRequestSchema } from '#shared/two-factor-requests.ts';

/** Sign-up, sign-in, sign-out and the current user. Sessions use bearer tokens; no cookie is ever set. */
export async function authRoutes(instance: FastifyInstance, { account }: { account: AccountContext }): Promise<void> {
	const { db, throttle } = account;
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.post(
		'/api/auth/signup',
		{
			schema: {
				summary: 'Make an account',
				tags: ['Accounts'],
				body: signUpRequestSchema,
				response: { 201: sessionAnswerSchema },
			},
		},
		async (request, reply) => {
			const { email, password } = request.body;
			await checkNewPassword(password, { rules: 'length', email });
			const attempt = await throttle.signUp(email, request.ip);
			const session = await signUp(db, request.body, newSession(request, account));
			await attempt.succeeded();
			return reply.code(201).send({ data: session });
		},
	);

	app.post(
		'/api/auth/signin',
		{
			schema: {
				summary: 'Sign in, or begin to, where a code is needed as well',
				tags: ['Accounts'],
				body: signInRequestSchema,
				response: { 200: signInAnswerSchema },
			},
		},
		async (request) => {
			const attempt = await throttle.signIn(request.body.email, request.ip);
			const session = newSession(request, account);
			const answer = await signIn(account, request.body, session).catch(async (error: unknown) => {
				await attempt.failed();
				throw error;
			});
			await ('codeNeeded' in answer ? attempt.halfway() : attempt.succeeded());
			return { data: answer };
		},
	);

	app.post(
		'/api/auth/signin/code',
		{
			schema: {
				summary: 'Sign in with a code, after the password',
				tags: ['Accounts'],
				body: signInCodeRequestSchema,
				response: { 200: sessionAnswerSchema },
			},
		},
		async (request) => {
			const session = await signInWithCode(account, request.body, newSession(request, account));
			await throttle.opened(session.user.email, request.ip);
			return { data: session };
		},
	);

	app.get(
		'/api/auth/me',
		{
			onRequest: requireMember,
			schema: {
				summary: 'The member who is signed in',
				tags: ['Accounts'],
				security: [{ bearer: [] }],
				response: { 200: userAnswerSchema },
			},
		},
		async (request) => ({ data: { user: memberOf(request) } }),
	);

	await app.register(signOutRoute, { db });
}

/** A plugin of its own, because it accepts and ignores any body: signing out always succeeds. */
async function signOutRoute(instance: FastifyInstance, { db }: { db: Database }): Promise<void> {
	const app = instance.withTypeProvider<ZodTypeProvider>();
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', (_request, payload, done) => {
		payload.resume();
		done(null);
	});

	app.post(
		'/api/auth/signout',
		{ schema: { summary: 'Sign out', tags: ['Accounts'], response: { 200: emptyAnswerSchema } } },
		async (request) => {
			const token = bearerToken(request);
			if (token) await revokeSession(db, token);
			return { data: {} };
		},
	);
}
