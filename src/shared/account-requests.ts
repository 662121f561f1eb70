/** What the account routes take and answer. The browser, whose first page stays small, may import only types from here. */
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, normalizeEmail } from './account.ts';

const MAX_EMAIL_LENGTH = 254;
const MAX_TOKEN_LENGTH = 200;

/** A text field; a missing one counts as empty. */
const text = (name: string) => z.string(`${name} must be text.`).default('');

/** An address as it is stored and compared: trimmed and lower-cased. */
export const emailSchema = text('The email address')
	.transform(normalizeEmail)
	.pipe(
		z
			.string()
			.min(1, { error: 'Enter your email address.', abort: true })
			.max(MAX_EMAIL_LENGTH, {
				error: `The email address may hold at most ${MAX_EMAIL_LENGTH} characters.`,
				abort: true,
			})
			.pipe(z.email('Enter a whole email address, such as name@example.com.')),
	);

/** Only its presence and a maximum: the required strength depends on the route. */
export const passwordSchema = text('The password').pipe(
	z
		.string()
		.min(1, 'Enter your password.')
		.max(MAX_PASSWORD_LENGTH, `The password may hold at most ${MAX_PASSWORD_LENGTH} characters.`),
);

export const signInRequestSchema = z.strictObject({ email: emailSchema, password: passwordSchema });

export const signUpRequestSchema = signInRequestSchema.extend({
	/** From the one-time link of a fresh installation. */
	setupToken: z
		.string('The set-up token must be text.')
		.max(MAX_TOKEN_LENGTH, 'The set-up token is too long: use the link as it was printed.')
		.optional(),
});

export const updateEmailRequestSchema = z.strictObject({ newEmail: emailSchema });

const requiredPassword = (name: string) =>
	text(`The ${name.toLowerCase()}`).pipe(
		z
			.string()
			.min(1, `${name} is required`)
			.max(MAX_PASSWORD_LENGTH, `${name} may hold at most ${MAX_PASSWORD_LENGTH} characters.`),
	);

export const changePasswordRequestSchema = z.strictObject({
	currentPassword: requiredPassword('Current password'),
	newPassword: requiredPassword('New password'),
});

const userSchema = z.object({
	id: z.string(),
	email: z.string(),
	/** ISO 8601 */
	createdAt: z.string(),
	role: z.enum(['owner', 'member']),
});

export const sessionAnswerSchema = z.object({ data: z.object({ user: userSchema, token: z.string() }) });
export const tokenAnswerSchema = z.object({ data: z.object({ token: z.string() }) });
export const userAnswerSchema = z.object({ data: z.object({ user: userSchema }) });
export const emptyAnswerSchema = z.object({ data: z.strictObject({}) });
