import { composeMail } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';

export interface EmailChangedFacts {
	/** The old address. */
	to: string;
	newEmail: string;
	at: Date;
	/** Takes the account back; null where the installation has no key for it. */
	link: string | null;
	supportEmail: string;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Informs the reader of the old address, who may be the owner of an account that was taken over. */
export function emailChangedMail({ to, newEmail, at, link, supportEmail }: EmailChangedFacts): Mail {
	return composeMail({
		to,
		subject: 'The email address of your Growth Toolkit account was changed',
		parts: [
			`Your Growth Toolkit account had the email address ${to} until ${moment.format(at)} UTC. It was then changed to ${hinted(newEmail)}, and ${to} no longer signs in.`,
			'If you made this change, there is nothing to do.',
			...(link
				? [
						'If you did not, take your account back. This works for seven days, signs everybody out, and lets you set a new password by mail.',
						{ label: 'Take the address back', url: link },
					]
				: []),
			`${link ? 'If the link does not work' : 'If you did not'}, write to ${supportEmail} from this address at once, and say when the change was made. A link for a new password would go to the other address, so that support has to return the account to you.`,
		],
	});
}

/** "n…@example.com": enough to recognise one's own address, too little to write to a stranger. */
function hinted(email: string): string {
	return email.replace(/^(.).*@/su, '$1…@');
}
