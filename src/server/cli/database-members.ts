import { addAuthorized, importAuthorized, removeAuthorized } from '#server/accounts/authorized.ts';
import { listMembers } from '#server/accounts/membership/listed.ts';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { orderDeletion, resumeMember, suspendMember } from '#server/accounts/membership/suspension.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import type { MemberList } from './member-list.ts';

/** The list in a database that this process has opened. */
export function memberListIn(db: Database): MemberList {
	return {
		add: (emails) => addAuthorized(db, emails),
		import: (emails) => importAuthorized(db, emails),
		list: () => listMembers(db),
		remove: (email) => removeAuthorized(db, email),
		makeOwner: (email) => makeOwner(db, email),
		suspend: (email) => problemOf(suspendMember(db, email, new Date())),
		resume: (email) => problemOf(resumeMember(db, email)),
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
