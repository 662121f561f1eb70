/** What the routes for a forgotten password take and answer. */
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './account.ts';
import { emailSchema } from './account-requests.ts';

/** Ours have 43 characters; a longer text is answered as a link that does not work. */
const MAX_TOKEN_LENGTH = 1000;

export const forgotPasswordRequestSchema = z.strictObject({ email: emailSchema });

/** Word for word the same, whether or not the address has an account. */
export const FORGOT_PASSWORD_MESSAGE = 'If this email address has an account, a link is on its way.';

export const forgotPasswordAnswerSchema = z.object({ data: z.object({ message: z.string() }) });

const tokenSchema = z
	.string('The token must be text.')
	.min(1, 'No reset token provided')
	.max(MAX_TOKEN_LENGTH, 'Invalid or expired reset token');

export const verifyTokenParamsSchema = z.object({ token: tokenSchema });

export const verifyTokenAnswerSchema = z.object({ data: z.object({ email: z.string() }) });

/** The route checks the five rules of a new password, with an error code of their own. */
export const resetPasswordRequestSchema = z.strictObject({
	token: tokenSchema,
	newPassword: z
		.string('The new password must be text.')
		.min(1, 'New password is required')
		.max(MAX_PASSWORD_LENGTH, `The password may hold at most ${MAX_PASSWORD_LENGTH} characters.`),
});

export const takeBackRequestSchema = z.strictObject({ token: tokenSchema });

/** The address that the account has again. */
export const takeBackAnswerSchema = z.object({ data: z.object({ email: z.string() }) });
