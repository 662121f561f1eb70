import type { MailJob } from '#server/mail/mail-queue.ts';
import type { TwoFactorChange } from '#server/mail/messages/two-factor-changed.ts';

/** Informs the member, who may not be the one who did it. */
export function mailAbout(change: TwoFactorChange, email: string, at: Date): MailJob {
	return { kind: 'two-factor', change, email, at: at.toISOString() };
}
