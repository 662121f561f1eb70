import { describe, expect, it } from 'vitest';
import { addAuthorized } from '#server/accounts/authorized.ts';
import type { Database } from '#server/database/open.ts';
import { authorizedEmails, refundedEmails } from '#server/database/schema.ts';
import { onEveryDatabase } from '#test/database.ts';
import { type PurchaseEvent, takePurchaseEvent } from './purchases.ts';

const email = 'ada@example.com';

let count = 0;
function event(kind: PurchaseEvent['kind'], second: number, id = `evt_${++count}`): PurchaseEvent {
	return { id, kind, email, at: new Date(Date.UTC(2026, 2, 1, 12, 0, second)) };
}

async function lists(db: Database) {
	const authorized = await db.select().from(authorizedEmails);
	const refunded = await db.select().from(refundedEmails);
	return { authorized: authorized.map((row) => row.email), refunded: refunded.map((row) => row.email) };
}

const AUTHORIZED = { authorized: [email], refunded: [] };
const REFUNDED = { authorized: [], refunded: [email] };

describe('takePurchaseEvent', () => {
	onEveryDatabase((current) => {
		/** Sends the events one after the other. */
		async function tell(...events: PurchaseEvent[]) {
			const outcomes: string[] = [];
			for (const told of events) outcomes.push(await takePurchaseEvent(current().db, told));
			return outcomes;
		}

		it('authorizes by a purchase, revokes by a refund, and authorizes again by a later purchase', async () => {
			const { db } = current();
			await tell(event('purchase', 1));
			expect(await lists(db)).toEqual(AUTHORIZED);
			await tell(event('refund', 2));
			expect(await lists(db)).toEqual(REFUNDED);
			await tell(event('purchase', 3));
			expect(await lists(db)).toEqual(AUTHORIZED);
		});

		it('takes a repeated event once', async () => {
			const bought = event('purchase', 1);
			expect(await tell(bought, event('refund', 2), bought)).toEqual(['authorized', 'revoked', 'repeated']);
			expect(await lists(current().db)).toEqual(REFUNDED);
		});

		it('does not undo a refund by an older purchase that is reported later', async () => {
			expect(await tell(event('refund', 5), event('purchase', 1))).toEqual(['revoked', 'outdated']);
			expect(await lists(current().db)).toEqual(REFUNDED);
		});

		it('does not undo a purchase by an older refund that is reported later', async () => {
			expect(await tell(event('purchase', 5), event('refund', 3))).toEqual(['authorized', 'outdated']);
			expect(await lists(current().db)).toEqual(AUTHORIZED);
		});

		it('remembers the newest of several, whatever came last', async () => {
			await tell(event('purchase', 8), event('purchase', 2), event('refund', 5));
			expect(await lists(current().db)).toEqual(AUTHORIZED);
			await tell(event('refund', 20), event('refund', 9), event('purchase', 15));
			expect(await lists(current().db)).toEqual(REFUNDED);
		});

		it('takes the refund for the later one within a second', async () => {
			await tell(event('refund', 1), event('purchase', 1));
			expect(await lists(current().db)).toEqual(REFUNDED);
		});

		it('revokes an address that a person put on the list, and lets a person authorize it again', async () => {
			const { db } = current();
			await addAuthorized(db, [email]);
			await tell(event('refund', 1));
			expect(await lists(db)).toEqual(REFUNDED);
			expect(await addAuthorized(db, [email])).toEqual([email]);
			expect(await lists(db)).toEqual(AUTHORIZED);
		});

		it('counts one event once when it is reported many times at once', async () => {
			const told = event('purchase', 1);
			const outcomes = await Promise.all(Array.from({ length: 8 }, () => takePurchaseEvent(current().db, told)));
			expect(outcomes.sort()).toEqual(['authorized', ...Array(7).fill('repeated')]);
		});

		it('ends in the same state when a purchase and its refund are reported at once', async () => {
			const { db } = current();
			for (let round = 0; round < 10; round++) {
				await Promise.all([
					takePurchaseEvent(db, event('purchase', round * 2)),
					takePurchaseEvent(db, event('refund', round * 2 + 1)),
				]);
				expect(await lists(db)).toEqual(REFUNDED);
			}
		});
	});
});
