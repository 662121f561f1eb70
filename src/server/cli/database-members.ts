import { addAuthorized, importAuthorized, removeAuthorized } from '#server/accounts/authorized.ts';
import { listMembers } from '#server/accounts/membership/listed.ts';
import { makeOwner } from '#server/accounts/membership/owner.ts';
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
	};
}
