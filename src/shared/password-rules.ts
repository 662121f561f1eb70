import { MIN_PASSWORD_LENGTH } from './account.ts';

/** The five rules for a new password, checked by reset and change; sign-up checks only the length. */

export interface PasswordRule {
	/** For the checklist, e.g. "At least 8 characters". */
	label: string;
	/** The message when the rule is not met. */
	message: string;
	holds(password: string): boolean;
}

export const PASSWORD_RULES: readonly PasswordRule[] = [
	{
		label: `At least ${MIN_PASSWORD_LENGTH} characters`,
		message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
		holds: (password) => password.length >= MIN_PASSWORD_LENGTH,
	},
	{
		label: 'One uppercase letter',
		message: 'Password must contain at least one uppercase letter',
		holds: (password) => /\p{Lu}/u.test(password),
	},
	{
		label: 'One lowercase letter',
		message: 'Password must contain at least one lowercase letter',
		holds: (password) => /\p{Ll}/u.test(password),
	},
	{
		label: 'One number',
		message: 'Password must contain at least one number',
		holds: (password) => /\p{Nd}/u.test(password),
	},
	{
		label: 'One special character',
		message: 'Password must contain at least one special character',
		holds: (password) => /[\p{P}\p{S}]/u.test(password),
	},
];

/** The messages of the rules that a password does not meet, in the order of the list. */
export function unmetRules(password: string): string[] {
	return PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}

const STRENGTHS = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** How many of the five rules are met, and the word for it. */
export function passwordStrength(password: string): { met: number; word: (typeof STRENGTHS)[number] } {
	const met = PASSWORD_RULES.filter((rule) => rule.holds(password)).length;
	return { met, word: STRENGTHS[met] ?? 'Strong' };
}
