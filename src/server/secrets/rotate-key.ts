import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open.ts';
import { modelKeys, shares } from '#server/database/schema.ts';
import type { SealingKeys } from './keys.ts';
import { openSealed, type SealingKey, seal } from './seal.ts';

export interface Rotation {
	/** Addresses that the new key seals now. */
	sealed: number;
	/** Addresses that no key opens: their links work, but cannot be shown. */
	lost: number;
	/** The key of the connected model; null where none is kept. */
	modelKey: 'sealed' | 'lost' | null;
	/** Whether the new key is that of `SHARE_KEY`. */
	given: boolean;
}

const BATCH = 500;

/**
 * Seals every address and the key of the connected model with a new key: all in one transaction. Stopped at any moment,
 * nothing is lost: until the end both keys are there, and the command can be given again.
 */
export async function rotateSealingKey(db: Database, keys: SealingKeys): Promise<Rotation> {
	const key = keys.next();
	const done = await db.transaction(async (transaction) => {
		await holdKey(transaction, 'rotating');
		const opening = [...keys.forOpening(), key];
		const modelKey = await resealModelKey(transaction, opening, key);
		return { ...(await resealAddresses(transaction, opening, key)), modelKey };
	});
	keys.finish();
	return { ...done, given: keys.isGiven };
}

async function resealAddresses(transaction: Transaction, opening: readonly SealingKey[], key: SealingKey) {
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
			return token === null ? [] : [{ id, sealed: seal(key, id, token) }];
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
}

async function resealModelKey(
	transaction: Transaction,
	opening: readonly SealingKey[],
	key: SealingKey,
): Promise<Rotation['modelKey']> {
	const [kept] = await transaction.select().from(modelKeys);
	if (!kept) return null;
	const secret = openSealed(opening, kept.id, kept.sealedKey);
	if (secret === null) return 'lost';
	const sealedKey = seal(key, kept.id, secret);
	await transaction.update(modelKeys).set({ sealedKey }).where(eq(modelKeys.id, kept.id));
	return 'sealed';
}

/** Whoever seals looks up the key while holding this, so that no address is sealed with a key that is going away. */
export async function holdKey(transaction: Transaction, why: 'sealing' | 'rotating'): Promise<void> {
	const lock = sql`hashtextextended('share-key', 0)`;
	await transaction.execute(
		why === 'sealing' ? sql`select pg_advisory_xact_lock_shared(${lock})` : sql`select pg_advisory_xact_lock(${lock})`,
	);
}
