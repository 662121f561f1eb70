import { composeMail } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';

export interface EmailChangedFacts {
	/** The old address. */
	to: string;
	newEmail: string;
	at: Date;
	supportEmail: string;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Informs the reader of the old address, who may be the owner of an account that was taken over. */
export function emailChangedMail({ to, newEmail, at, supportEmail }: EmailChangedFacts): Mail {
	return composeMail({
		to,
		subject: 'The e-mail address of your Growth Toolkit account was changed',
		parts: [
			`Your Growth Toolkit account had the e-mail address ${to} until ${moment.format(at)} UTC. It was then changed to ${hinted(newEmail)}, and ${to} no longer signs in.`,
			'If you made this change, there is nothing to do.',
			`If you did not, write to ${supportEmail} from this address at once, and say when the change was made. A link for a new password would go to the other address, so that support has to return the account to you.`,
		],
	});
}

/** "n…@example.com": enough to recognise one's own address, too little to write to a stranger. */
function hinted(email: string): string {
	return email.replace(/^(.).*@/su, '$1…@');
}
