/** The authorized list: the addresses that may make an account. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { authorizedEmails, refundedEmails } from '#server/database/schema.ts';

/**
 * Puts normalised addresses on the list by a person's decision and returns those that were new. Authorizes refunded
 * addresses again.
 */
export async function addAuthorized(db: Database, emails: readonly string[]): Promise<string[]> {
	if (emails.length === 0) return [];
	return db.transaction(async (transaction) => {
		await transaction.delete(refundedEmails).where(inArray(refundedEmails.email, [...emails]));
		return insert(transaction, emails);
	});
}

export interface Imported {
	added: string[];
	/** Left out: the webhook reported their refund. */
	refunded: string[];
}

/** Puts the addresses of a file on the list, all or none. A file can be older than a refund, and does not undo it. */
export async function importAuthorized(db: Database, emails: readonly string[]): Promise<Imported> {
	return db.transaction(async (transaction) => {
		const { refunded } = await compareWithList(transaction, emails);
		const left = new Set(refunded);
		return {
			added: await insert(transaction, left.size > 0 ? emails.filter((email) => !left.has(email)) : emails),
			refunded,
		};
	});
}

/** Which of these addresses are on the list, and which were refunded. */
export async function compareWithList(
	db: Database,
	emails: readonly string[],
): Promise<{ known: string[]; refunded: string[] }> {
	const given = sql`(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`;
	const known = await db
		.select({ email: authorizedEmails.email })
		.from(authorizedEmails)
		.where(sql`${authorizedEmails.email} in ${given}`);
	const refunded = await db
		.select({ email: refundedEmails.email })
		.from(refundedEmails)
		.where(sql`${refundedEmails.email} in ${given}`);
	return { known: known.map((row) => row.email), refunded: refunded.map((row) => row.email) };
}

/** Whether the address was on the list. An account made with it remains. */
export async function removeAuthorized(db: Database, email: string): Promise<boolean> {
	const removed = await db.delete(authorizedEmails).where(eq(authorizedEmails.email, email)).returning();
	return removed.length > 0;
}

/** One parameter for any number of addresses: PostgreSQL takes at most 65,535 in a statement. */
async function insert(db: Database, emails: readonly string[]): Promise<string[]> {
	const { rows } = await db.execute<{ email: string }>(sql`
		insert into ${authorizedEmails} (email)
		select distinct jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)
		on conflict do nothing
		returning email`);
	return rows.map((row) => row.email);
}
