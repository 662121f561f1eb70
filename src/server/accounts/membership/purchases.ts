/** What payments do to the authorized list, in whatever order they are reported. */
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { authorizedEmails, purchaseEvents, refundedEmails } from '#server/database/schema.ts';

export interface PurchaseEvent {
	/** The provider's id: a repeated one counts once. */
	id: string;
	kind: 'purchase' | 'refund';
	/** Normalised. */
	email: string;
	/** When it happened, not when it was reported. */
	at: Date;
}

/** `outdated`: something newer is known about the address. */
export type Taken = 'authorized' | 'revoked' | 'repeated' | 'outdated';

/** Stores an event and its effect together or not at all, so that the provider may send it again after a failure. */
export function takePurchaseEvent(db: Database, event: PurchaseEvent): Promise<Taken> {
	return db.transaction(async (transaction) => {
		const inserted = await transaction
			.insert(purchaseEvents)
			.values({ id: event.id })
			.onConflictDoNothing()
			.returning({ id: purchaseEvents.id });
		if (inserted.length === 0) return 'repeated';
		// Two events for one address read and write one after the other, even on several instances.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${event.email}, 1))`);
		return event.kind === 'purchase' ? authorize(transaction, event) : revoke(transaction, event);
	});
}

/** Within the same second the refund counts as later, since it needs a purchase. */
async function authorize(transaction: Transaction, { email, at }: PurchaseEvent): Promise<Taken> {
	const [refund] = await transaction.select().from(refundedEmails).where(eq(refundedEmails.email, email));
	if (refund && refund.createdAt >= at) return 'outdated';
	await transaction.delete(refundedEmails).where(eq(refundedEmails.email, email));
	await transaction
		.insert(authorizedEmails)
		.values({ email, purchasedAt: at })
		.onConflictDoUpdate({
			target: authorizedEmails.email,
			set: { purchasedAt: sql`greatest(${authorizedEmails.purchasedAt}, excluded.purchased_at)` },
		});
	return 'authorized';
}

async function revoke(transaction: Transaction, { email, at }: PurchaseEvent): Promise<Taken> {
	const [listed] = await transaction.select().from(authorizedEmails).where(eq(authorizedEmails.email, email));
	if (listed?.purchasedAt && listed.purchasedAt > at) return 'outdated';
	await transaction.delete(authorizedEmails).where(eq(authorizedEmails.email, email));
	await transaction
		.insert(refundedEmails)
		.values({ email, createdAt: at })
		.onConflictDoUpdate({
			target: refundedEmails.email,
			set: { createdAt: sql`greatest(${refundedEmails.createdAt}, excluded.created_at)` },
		});
	return 'revoked';
}
