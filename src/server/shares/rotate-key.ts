import { and, asc, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { shares } from '#server/database/schema.ts';
import type { ShareKeys } from './keys.ts';
import { openSealed, sealToken } from './seal.ts';

export interface Rotation {
	/** Addresses that the new key seals now. */
	sealed: number;
	/** Addresses that no key opens: their links work, but cannot be shown. */
	lost: number;
	/** Whether the new key is that of `SHARE_KEY`. */
	given: boolean;
}

const BATCH = 500;

/**
 * Seals every address with a new key: all in one transaction. Stopped at any moment, nothing is lost: until the end
 * both keys are there, and the command can be given again.
 */
export async function rotateShareKey(db: Database, keys: ShareKeys): Promise<Rotation> {
	const key = keys.next();
	const done = await db.transaction(async (transaction) => {
		await holdKey(transaction, 'rotating');
		const opening = [...keys.forOpening(), key];
		const counts = { sealed: 0, lost: 0 };
		for (let after = ''; ; ) {
			const rows = await transaction
				.select({ id: shares.id, sealedToken: shares.sealedToken })
				.from(shares)
				.where(and(isNotNull(shares.sealedToken), gt(shares.id, after)))
				.orderBy(asc(shares.id))
				.limit(BATCH);
			const sealed = rows.flatMap(({ id, sealedToken }) => {
				const token = openSealed(opening, id, sealedToken ?? '');
				return token === null ? [] : [{ id, sealed: sealToken(key, id, token) }];
			});
			await transaction.execute(sql`
				update ${shares} set sealed_token = given.sealed
				from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as given(id text, sealed text)
				where ${shares.id} = given.id`);
			counts.sealed += sealed.length;
			counts.lost += rows.length - sealed.length;
			const last = rows.at(-1);
			if (!last || rows.length < BATCH) return counts;
			after = last.id;
		}
	});
	keys.finish();
	return { ...done, given: keys.isGiven };
}

/** Whoever seals looks up the key while holding this, so that no address is sealed with a key that is going away. */
export async function holdKey(transaction: Transaction, why: 'sealing' | 'rotating'): Promise<void> {
	const lock = sql`hashtextextended('share-key', 0)`;
	await transaction.execute(
		why === 'sealing' ? sql`select pg_advisory_xact_lock_shared(${lock})` : sql`select pg_advisory_xact_lock(${lock})`,
	);
}
