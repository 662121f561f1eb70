/** What the routes for two-factor authentication take and answer. The browser imports only the types from here. */
import { z } from 'zod';
import { passwordSchema, sessionAnswerSchema } from './account-requests.ts';
import { RECOVERY_CODES } from './two-factor.ts';

/** Ours are shorter: a longer text is refused before anything opens it. */
const MOST_SEALED = 2000;

/** Six digits of the app, or a recovery code, with or without spaces and hyphens. */
const codeSchema = z
	.string('The code must be text.')
	.trim()
	.min(1, 'Enter the code of your app, or a recovery code.')
	.max(100, 'The code is too long: enter six digits of your app, or one recovery code.');

const sealedSchema = (name: string) =>
	z
		.string(`The ${name} must be text.`)
		.min(1, `The ${name} is missing: begin again.`)
		.max(MOST_SEALED, `The ${name} is too long: begin again.`);

/** Either the session, or what answers for the password until the code is there. */
export const signInAnswerSchema = z.object({
	data: z.union([
		sessionAnswerSchema.shape.data,
		z.strictObject({
			codeNeeded: z.literal(true).describe('The account has two-factor authentication'),
			challenge: z.string().describe('For POST /api/auth/signin/code, within five minutes'),
		}),
	]),
});

export const signInCodeRequestSchema = z.strictObject({ challenge: sealedSchema('challenge'), code: codeSchema });

export const twoFactorAnswerSchema = z.object({
	data: z.object({
		email: z.string().describe('Of the account'),
		since: z.string().nullable().describe('ISO 8601; null while it is off'),
		recoveryCodesLeft: z.int().min(0).max(RECOVERY_CODES),
	}),
});
export type TwoFactor = z.infer<typeof twoFactorAnswerSchema>['data'];

export const setUpRequestSchema = z.strictObject({ password: passwordSchema });

export const setUpAnswerSchema = z.object({
	data: z.object({
		address: z.string().describe('otpauth://…, for a QR code'),
		secret: z.string().describe('The same key to type, in base32'),
		setUp: z.string().describe('For POST /api/auth/two-factor/turn-on, within 15 minutes'),
	}),
});
export type SetUp = z.infer<typeof setUpAnswerSchema>['data'];

export const turnOnRequestSchema = z.strictObject({ setUp: sealedSchema('set-up'), code: codeSchema });

/** To turn it off, or to replace the recovery codes. */
export const passwordAndCodeSchema = z.strictObject({ password: passwordSchema, code: codeSchema });
export type PasswordAndCode = z.infer<typeof passwordAndCodeSchema>;

export const recoveryCodesAnswerSchema = z.object({
	data: z.object({ recoveryCodes: z.array(z.string()).describe('Shown this once') }),
});
