import { composeMail } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';

export interface ResetLinkFacts {
	to: string;
	/** The server's address for members, without a slash at its end. */
	publicUrl: string;
	token: string;
	supportEmail: string;
}

export function resetLinkMail({ to, publicUrl, token, supportEmail }: ResetLinkFacts): Mail {
	return composeMail({
		to,
		subject: 'Set a new password for Growth Toolkit',
		parts: [
			`Somebody asked for a new password for the Growth Toolkit account of ${to}.`,
			{ label: 'Set a new password', url: `${publicUrl}/reset-password?token=${token}` },
			'The link works once, for 1 hour. If you asked more than once, only the link in the newest mail works. A new password signs the account out everywhere.',
			'If it was not you who asked, ignore this mail: your password stays as it is.',
			`Questions: ${supportEmail}`,
		],
	});
}
