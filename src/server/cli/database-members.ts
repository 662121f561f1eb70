import { addAuthorized, importAuthorized, removeAuthorized } from '#server/accounts/authorized.ts';
import { listMembers } from '#server/accounts/membership/listed.ts';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { orderDeletion, resumeMember, suspendMember } from '#server/accounts/membership/suspension.ts';
import { resetTwoFactor } from '#server/accounts/two-factor/settings.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { MemberList } from './member-list.ts';

/** Lets work write mails, whoever sends them. */
export type WithMails = (work: (mails: Pick<MailQueue, 'post'>) => Promise<void>) => Promise<void>;

/** The list in a database that this process has opened. */
export function memberListIn(db: Database, withMails: WithMails): MemberList {
	return {
		add: (emails) => addAuthorized(db, emails),
		import: (emails) => importAuthorized(db, emails),
		list: () => listMembers(db),
		remove: (email) => removeAuthorized(db, email),
		makeOwner: (email) => makeOwner(db, email),
		suspend: (email) => problemOf(suspendMember(db, email, new Date())),
		resume: (email) => problemOf(resumeMember(db, email)),
		resetTwoFactor: (email) =>
			problemOf(withMails((mails) => resetTwoFactor({ db, mails, now: () => new Date() }, email))),
		deleteAccount: (email) => problemOf(orderDeletion(db, email, new Date())),
	};
}

async function problemOf(change: Promise<void>): Promise<string> {
	try {
		await change;
		return '';
	} catch (error) {
		if (error instanceof ApiError) return error.message;
		throw error;
	}
}
