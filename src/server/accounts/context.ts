import type { Database } from '#server/database/open.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Throttle } from './throttle.ts';

/** What the account routes need of their process. */
export interface AccountContext {
	readonly db: Database;
	readonly throttle: Throttle;
	readonly mails: Pick<MailQueue, 'post'>;
	/** Life of a session, whatever happens. */
	readonly sessionDays: number;
	/** How long one may rest. */
	readonly sessionIdleDays: number;
	readonly now: () => Date;
}
