import { addAuthorized, listAuthorized, removeAuthorized } from '#server/accounts/authorized.ts';
import type { Database } from '#server/database/open.ts';
import type { MemberList } from './member-list.ts';

/** The list in a database that this process has open. */
export function memberListIn(db: Database): MemberList {
	return {
		add: (emails) => addAuthorized(db, emails),
		list: () => listAuthorized(db),
		remove: (email) => removeAuthorized(db, email),
	};
}
