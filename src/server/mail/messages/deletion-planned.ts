import { composeMail } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';

export interface DeletionPlannedFacts {
	to: string;
	/** When the account is deleted. */
	at: Date;
	publicUrl: string;
	supportEmail: string;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Informs the member, who may not be the one who asked. */
export function deletionPlannedMail({ to, at, publicUrl, supportEmail }: DeletionPlannedFacts): Mail {
	return composeMail({
		to,
		subject: 'Your Growth Toolkit account will be deleted',
		parts: [
			`Your Growth Toolkit account ${to} will be deleted on ${day.format(at)} (UTC), with everything in it. Until then it works as before, and so do the pages that you shared with clients.`,
			'If you want to stay, sign in and choose “Keep my account”. You can also export everything there first.',
			{ label: 'Open your account', url: `${publicUrl}/profile` },
			`If you did not ask for this, somebody knows your password: sign in, keep your account and change the password. If you cannot sign in, write to ${supportEmail}.`,
		],
	});
}
