/** Every address that the owner may want to see: the authorized list, refunds, and every account. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { authorizedEmails, refundedEmails, twoFactor, users } from '#server/database/schema.ts';
import type { ListedMember } from '#shared/member-requests.ts';

/** Where a page of the list ended: the next one begins after it. */
export interface ListPosition {
	/** ISO 8601 */
	addedAt: string;
	email: string;
}

export interface ListQuery {
	/** Part of the address, in any case. */
	q?: string;
	below?: ListPosition;
	limit?: number;
}

/** One row for each address, whichever table holds it. */
const everybody = sql`(
	select email, created_at as added_at, true as authorized from ${authorizedEmails}
	union all
	select email, created_at, false from ${refundedEmails} as refunded
	where not exists (select 1 from ${authorizedEmails} as listed where listed.email = refunded.email)
	union all
	select email, created_at, false from ${users} as account
	where not exists (select 1 from ${authorizedEmails} as listed where listed.email = account.email)
	and not exists (select 1 from ${refundedEmails} as refunded where refunded.email = account.email)
) as everybody`;

/** Newest first. Without a limit: all of them. */
export async function listMembers(db: Database, { q, below, limit }: ListQuery = {}): Promise<ListedMember[]> {
	const page = below
		? sql`(added_at < ${below.addedAt}::timestamptz or (added_at = ${below.addedAt}::timestamptz and everybody.email > ${below.email}))`
		: sql`true`;
	const { rows } = await db.execute<ListedMember & Record<string, unknown>>(sql`
		select everybody.email,
			${isoText(sql`added_at`)} as "addedAt",
			authorized,
			account.id is not null as "hasAccount",
			${isoText(sql`account.last_seen_at`)} as "lastSeenAt",
			refunded.email is not null as refunded,
			account.role,
			account.suspended_at is not null as suspended,
			second.user_id is not null as "twoFactor"
		from ${everybody}
		left join ${users} as account on account.email = everybody.email
		left join ${twoFactor} as second on second.user_id = account.id
		left join ${refundedEmails} as refunded on refunded.email = everybody.email
		where ${contains(q)} and ${page}
		order by added_at desc, everybody.email
		${limit === undefined ? sql`` : sql`limit ${limit}`}`);
	return rows;
}

export async function countMembers(db: Database, q?: string): Promise<number> {
	const { rows } = await db.execute<{ total: number }>(
		sql`select count(*)::integer as total from ${everybody} where ${contains(q)}`,
	);
	return rows[0]?.total ?? 0;
}

function contains(q: string | undefined): SQL {
	return q ? sql`position(${q.toLowerCase()} in everybody.email) > 0` : sql`true`;
}

/** The drivers return different types for a moment in a plain query. */
function isoText(moment: SQL): SQL {
	return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
