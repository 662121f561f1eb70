import type { SendMailOptions } from 'nodemailer';
import { type Mail, MailNotSentError } from './mail.ts';

/**
 * The mail as Nodemailer takes it. The recipient is exactly one address, whatever the text; a line break in a header
 * would start another header, so such a mail is not sent at all.
 */
export function envelopeOf({ to, subject, text, html }: Mail): SendMailOptions {
	if (/[\r\n]/.test(to + subject)) throw new MailNotSentError('EHEADER');
	return {
		to: { name: '', address: to },
		subject,
		text,
		html,
		headers: { 'Auto-Submitted': 'auto-generated' },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
