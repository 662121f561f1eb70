import type { Database } from '#server/database/open.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import type { Throttle } from './throttle.ts';

/** What the account routes need from their process. */
export interface AccountContext {
	readonly db: Database;
	readonly throttle: Throttle;
	readonly keys: SealingKeys;
	readonly mails: Pick<MailQueue, 'post'>;
	/** The longest life of a session, in any case. */
	readonly sessionDays: number;
	/** How long a session may be idle. */
	readonly sessionIdleDays: number;
	readonly now: () => Date;
}
