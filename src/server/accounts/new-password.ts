import { ApiError } from '#server/api-error.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/account.ts';
import { unmetRules } from '#shared/password-rules.ts';
import { isCommonPassword, isDressedUp } from './common-passwords.ts';

interface PasswordCheck {
	/** Sign-up checks only the length; reset and change check all five rules. */
	rules: 'length' | 'all';
	/** The member whose password it will be. */
	email: string;
}

/**
 * Checks the rules, and that neither a stranger nor a person who knows the address would guess it, before a hash is
 * computed.
 *
 * @throws ApiError WEAK_PASSWORD with one text for each problem
 */
export async function checkNewPassword(password: string, { rules, email }: PasswordCheck): Promise<void> {
	const problems = rules === 'all' ? unmetRules(password) : tooShort(password);
	// A password that is too short has to be replaced anyway.
	if (password.length >= MIN_PASSWORD_LENGTH) problems.push(...(await guessable(password, email)));
	if (problems.length === 0) return;
	const field = rules === 'all' ? 'newPassword' : 'password';
	throw new ApiError('WEAK_PASSWORD', problems.join('. '), {
		details: problems.map((problem) => ({ field, problem })),
	});
}

function tooShort(password: string): string[] {
	return password.length >= MIN_PASSWORD_LENGTH
		? []
		: [`Password must be at least ${MIN_PASSWORD_LENGTH} characters long`];
}

async function guessable(password: string, email: string): Promise<string[]> {
	for (const own of [email, email.split('@')[0] ?? '']) {
		if (await isDressedUp(password, own)) return ['Password must not be made of your email address'];
	}
	if (!(await isCommonPassword(password))) return [];
	return ['Password is one of those that are guessed first: choose a less common one, such as a few words'];
}
