import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowOf } from '#server/accounts/two-factor/secret.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { modelKeys, ownModelKeys, shares, twoFactor } from '#server/database/schema.ts';
import { rowOfOwnKey } from '#server/model/own/sealed-row.ts';
import type { SealingKeys } from './keys.ts';
import { openSealed, type SealingKey, seal } from './seal.ts';

export interface Rotation {
	/** Addresses that the new key seals now. */
	sealed: number;
	/** Addresses that no key opens: their links work, but cannot be shown. */
	lost: number;
	/** The key of the connected model; null where none is kept. */
	modelKey: 'sealed' | 'lost' | null;
	/** Members' own keys of models. */
	ownKeys: { sealed: number; lost: number };
	/** Secrets of members' two-factor authentication, counted alike; where one is lost, only recovery codes sign in. */
	appSecrets: { sealed: number; lost: number };
	/** Whether the new key is that of `SHARE_KEY`. */
	given: boolean;
}

const BATCH = 500;

/**
 * Seals every address, the keys of models, the owner's and the members', and the secrets of members' apps with a new key:
 * all in one transaction. Stopped at any moment, nothing is lost: until the end both keys are there, and the command can be
 * given again.
 */
export async function rotateSealingKey(db: Database, keys: SealingKeys): Promise<Rotation> {
	const key = keys.next();
	const done = await db.transaction(async (transaction) => {
		await holdKey(transaction, 'rotating');
		const opening = [...keys.forOpening(), key];
		const modelKey = await resealModelKey(transaction, opening, key);
		const appSecrets = await reseal(transaction, APP_SECRETS, opening, key);
		const ownKeys = await reseal(transaction, OWN_KEYS, opening, key);
		return { ...(await reseal(transaction, ADDRESSES, opening, key)), modelKey, ownKeys, appSecrets };
	});
	keys.finish();
	return { ...done, given: keys.isGiven };
}

interface Sealed {
	table: PgTable;
	id: PgColumn;
	column: PgColumn;
	/** What the seal of a row is for. */
	row: (id: string) => string;
}

const ADDRESSES: Sealed = { table: shares, id: shares.id, column: shares.sealedToken, row: (id) => id };
const APP_SECRETS: Sealed = { table: twoFactor, id: twoFactor.userId, column: twoFactor.sealedSecret, row: rowOf };
const OWN_KEYS: Sealed = {
	table: ownModelKeys,
	id: ownModelKeys.userId,
	column: ownModelKeys.sealedKey,
	row: rowOfOwnKey,
};

async function reseal(
	transaction: Transaction,
	{ table, id, column, row }: Sealed,
	opening: readonly SealingKey[],
	key: SealingKey,
) {
	const counts = { sealed: 0, lost: 0 };
	for (let after = ''; ; ) {
		const rows = await transaction
			.select({ id: sql<string>`${id}`, secret: sql<string>`${column}` })
			.from(table)
			.where(and(isNotNull(column), gt(id, after)))
			.orderBy(asc(id))
			.limit(BATCH);
		const sealed = rows.flatMap((one) => {
			const secret = openSealed(opening, row(one.id), one.secret);
			return secret === null ? [] : [{ id: one.id, sealed: seal(key, row(one.id), secret) }];
		});
		await transaction.execute(sql`
			update ${table} set ${sql.identifier(column.name)} = given.sealed
			from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as given(id text, sealed text)
			where ${id} = given.id`);
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
