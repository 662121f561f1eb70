import { eq, sql } from 'drizzle-orm';
import { holdOwnership } from '#server/accounts/membership/owner.ts';
import { hashed } from '#server/accounts/throttle-counters.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { authorizedEmails, refundedEmails, submissions, throttles, users } from '#server/database/schema.ts';
import { isLastOwner } from '#server/own-data/contents.ts';

/**
 * Deletes an account with everything that belongs to it, and its address wherever it is kept: all of it or nothing.
 * Stop the member's runs first. Does nothing where there is no such account.
 *
 * @param isWanted asked once nothing can change any more; false keeps the account
 * @throws ApiError CONFLICT for the only owner
 */
export async function deleteMember(
	db: Database,
	userId: string,
	isWanted: (deleteAt: Date | null) => boolean = () => true,
): Promise<boolean> {
	return db.transaction(async (transaction) => {
		await holdOwnership(transaction);
		const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
		if (!user || !isWanted(user.deleteAt)) return false;
		if (user.role === 'owner' && (await isLastOwner(transaction, userId))) throw mustHandOver();
		const sent = await transaction
			.select({ id: submissions.id })
			.from(submissions)
			.where(eq(submissions.userId, userId));
		// Everything else of the member refers to this row and goes with it.
		await transaction.delete(users).where(eq(users.id, userId));
		await transaction.delete(authorizedEmails).where(eq(authorizedEmails.email, user.email));
		await transaction.delete(refundedEmails).where(eq(refundedEmails.email, user.email));
		const submitted = sent.map(({ id }) => id);
		await deleteJobs(transaction, { userId, email: user.email, submitted });
		await deleteCounts(transaction, { userId, email: user.email });
		return true;
	});
}

export function mustHandOver(): ApiError {
	return new ApiError(
		'CONFLICT',
		'You own this installation. Make another account its owner first, with “npm run members -- owner EMAIL” on the server; then delete yours.',
	);
}

/** Jobs of the member's runs, which are grouped by member, and mails to the address or about it. */
async function deleteJobs(
	transaction: Transaction,
	{ userId, email, submitted }: { userId: string; email: string; submitted: readonly string[] },
): Promise<void> {
	await transaction.execute(sql`
		delete from pgboss.job
		where group_id = ${userId}
			or name = 'mail' and (
				data ->> 'email' = ${email} or data ->> 'newEmail' = ${email}
				or data ->> 'id' in (select jsonb_array_elements_text(${JSON.stringify(submitted)}::jsonb))
			)`);
}

/** Counts of attempts are kept under hashes. Those under a network address as well end by themselves. */
async function deleteCounts(
	transaction: Transaction,
	{ userId, email }: { userId: string; email: string },
): Promise<void> {
	const kinds = ['password', 'email', 'app code', 'recovery code'];
	const keys = [userId, email, ...kinds.map((kind) => `${kind} ${userId}`)].map(hashed);
	await transaction.execute(sql`
		delete from ${throttles}
		where substring(key from position(':' in key) + 1) in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`);
}
