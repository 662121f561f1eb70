import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { resetPassword, verifyResetToken } from '#server/accounts/recovery.ts';
import type { Throttle } from '#server/accounts/throttle.ts';
import type { Database } from '#server/database/open.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { emptyAnswerSchema } from '#shared/account-requests.ts';
import {
	FORGOT_PASSWORD_MESSAGE,
	forgotPasswordAnswerSchema,
	forgotPasswordRequestSchema,
	resetPasswordRequestSchema,
	verifyTokenAnswerSchema,
	verifyTokenParamsSchema,
} from '#shared/recovery-requests.ts';

export interface PasswordRoutesOptions {
	db: Database;
	mails: MailQueue;
	throttle: Throttle;
	now: () => Date;
}

/** The three steps from a forgotten password to a new one. None of them reveals whether an address has an account. */
export async function passwordRoutes(instance: FastifyInstance, options: PasswordRoutesOptions): Promise<void> {
	const { db, mails, throttle, now } = options;
	const app = instance.withTypeProvider<ZodTypeProvider>();

	app.post(
		'/api/password/forgot-password',
		{
			schema: {
				summary: 'Ask for a link to set a new password',
				tags: ['Accounts'],
				body: forgotPasswordRequestSchema,
				response: { 200: forgotPasswordAnswerSchema },
			},
		},
		async (request) => {
			const { email } = request.body;
			// Whether the account exists is looked up when the mail is written, long after this response.
			if ((await throttle.forgot(email, request.ip)) === 'send') await mails.post({ kind: 'reset-link', email });
			return { data: { message: FORGOT_PASSWORD_MESSAGE } };
		},
	);

	app.get(
		'/api/password/verify-token/:token',
		{
			schema: {
				summary: 'Whose password a link sets',
				tags: ['Accounts'],
				params: verifyTokenParamsSchema,
				response: { 200: verifyTokenAnswerSchema },
			},
		},
		async (request) => {
			const attempt = await throttle.resetLink(request.ip);
			const email = await verifyResetToken(db, request.params.token, now());
			await attempt.succeeded();
			return { data: { email } };
		},
	);

	app.post(
		'/api/password/reset-password',
		{
			schema: {
				summary: 'Set a new password by a link',
				tags: ['Accounts'],
				body: resetPasswordRequestSchema,
				response: { 200: emptyAnswerSchema },
			},
		},
		async (request) => {
			const attempt = await throttle.resetLink(request.ip);
			await verifyResetToken(db, request.body.token, now());
			// A valid link with a weak password does not count as a guess.
			await attempt.succeeded();
			const email = await resetPassword(db, request.body, now());
			await throttle.recovered(email, request.ip);
			return { data: {} };
		},
	);
}
