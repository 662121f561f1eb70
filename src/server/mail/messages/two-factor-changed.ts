import { composeMail } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';

/** `reset`: the owner turned it off for a member who lost app and recovery codes. */
export type TwoFactorChange = 'on' | 'off' | 'reset' | 'new-codes' | 'recovery-code-used';

export interface TwoFactorFacts {
	to: string;
	change: TwoFactorChange;
	at: Date;
	publicUrl: string;
	supportEmail: string;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const WORDS: Record<TwoFactorChange, { subject: string; what: string; since: string }> = {
	on: {
		subject: 'Two-factor authentication was turned on',
		what: 'Two-factor authentication was turned on for your Growth Toolkit account',
		since:
			'From now on, signing in needs your password and a code of your app, or a recovery code. Browsers that were signed in still are.',
	},
	off: {
		subject: 'Two-factor authentication was turned off',
		what: 'Two-factor authentication was turned off for your Growth Toolkit account',
		since: 'From now on, your password alone signs in. Your recovery codes no longer work.',
	},
	reset: {
		subject: 'Two-factor authentication was turned off for you',
		what: 'Whoever runs this Growth Toolkit turned two-factor authentication off for your account',
		since: 'Your password alone signs in. Turn it on again in your profile.',
	},
	'new-codes': {
		subject: 'New recovery codes were made',
		what: 'New recovery codes were made for your Growth Toolkit account',
		since: 'The codes that you had before no longer work.',
	},
	'recovery-code-used': {
		subject: 'A recovery code was used to sign in',
		what: 'Somebody signed in to your Growth Toolkit account with your password and one of your recovery codes',
		since: 'That code does not work again. Your profile says how many are left, and makes new ones.',
	},
};

/** Informs the member, who may not be the one who did it. */
export function twoFactorChangedMail({ to, change, at, publicUrl, supportEmail }: TwoFactorFacts): Mail {
	const { subject, what, since } = WORDS[change];
	return composeMail({
		to,
		subject,
		parts: [
			`${what} ${to} on ${moment.format(at)} UTC.`,
			since,
			'If it was you, there is nothing to do.',
			{ label: 'Open your profile', url: `${publicUrl}/profile` },
			`If it was not you, somebody knows your password: choose “Not me” beside every session that you do not know, and change the password. If you cannot sign in, use “Forgot password?”, or write to ${supportEmail}.`,
		],
	});
}
