/** What payments do to the authorized list, whatever order they are told in. */
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { authorizedEmails, purchaseEvents, refundedEmails } from '#server/database/schema.ts';

export interface PurchaseEvent {
	/** The provider's: what comes twice under one id counts once. */
	id: string;
	kind: 'purchase' | 'refund';
	/** Normalised. */
	email: string;
	/** When it happened, not when it was told. */
	at: Date;
}

/** `outdated`: something newer was known of the address. */
export type Taken = 'authorized' | 'revoked' | 'repeated' | 'outdated';

/** Takes an event and its effect together or not at all, so that the provider may tell it again after a failure. */
export function takePurchaseEvent(db: Database, event: PurchaseEvent): Promise<Taken> {
	return db.transaction(async (transaction) => {
		const inserted = await transaction
			.insert(purchaseEvents)
			.values({ id: event.id })
			.onConflictDoNothing()
			.returning({ id: purchaseEvents.id });
		if (inserted.length === 0) return 'repeated';
		// Two events of one address read and write one after the other, on several instances as well.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${event.email}, 1))`);
		return event.kind === 'purchase' ? authorize(transaction, event) : revoke(transaction, event);
	});
}

/** In one second the refund is the later one: it needs a purchase. */
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
