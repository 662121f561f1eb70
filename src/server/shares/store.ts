import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, getTableColumns, isNull, max, sql } from 'drizzle-orm';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { ApiError } from '#server/api-error.ts';
import type { Database } from '#server/database/open.ts';
import { runs, shares } from '#server/database/schema.ts';
import type { SealingKeys } from '#server/secrets/keys.ts';
import { holdKey } from '#server/secrets/rotate-key.ts';
import { openSealed, seal } from '#server/secrets/seal.ts';
import type { PrintedDocument } from '#shared/document.ts';
import type { Share } from '#shared/shares.ts';

type ShareRow = typeof shares.$inferSelect;

/** For each run: more links than anyone can keep track of. */
const MOST_OF_A_RUN = 100;

/** The fields that a list needs; the copy itself and the hashes remain in the database. */
const SUMMARY = {
	id: shares.id,
	version: shares.version,
	parts: shares.parts,
	hasPassword: sql<boolean>`${shares.passwordHash} is not null`,
	views: shares.views,
	createdAt: shares.createdAt,
	expiresAt: shares.expiresAt,
	revokedAt: shares.revokedAt,
};

interface NewCopy {
	userId: string;
	runId: string;
	document: PrintedDocument;
	parts: readonly string[];
	passwordHash: string | null;
	now: Date;
	expiresAt: Date;
	/** With which the address is kept; without them it is shown only once. */
	keys?: SealingKeys;
}

/** Stores a copy; nobody else knows the token. @throws ApiError CONFLICT where a run has too many. */
export async function insertShare(
	db: Database,
	{ now, keys, ...copy }: NewCopy,
): Promise<{ share: Share; token: string }> {
	const token = newToken();
	return db.transaction(async (transaction) => {
		await holdKey(transaction, 'sealing');
		// The run is locked, so that two copies made at once get consecutive numbers.
		await transaction.select({ id: runs.id }).from(runs).where(eq(runs.id, copy.runId)).for('update');
		const [before] = await transaction
			.select({ made: count(), version: max(shares.version) })
			.from(shares)
			.where(eq(shares.runId, copy.runId));
		if ((before?.made ?? 0) >= MOST_OF_A_RUN) {
			throw new ApiError(
				'CONFLICT',
				`This result has ${MOST_OF_A_RUN} links already: generate it again to share more.`,
			);
		}
		const version = (before?.version ?? 0) + 1;
		const id = randomUUID();
		const key = keys?.forSealing() ?? null;
		const sealedToken = key && seal(key, id, token);
		const row = { ...copy, id, tokenHash: hashToken(token), sealedToken, version, createdAt: now };
		const [inserted] = await transaction.insert(shares).values(row).returning(SUMMARY);
		if (!inserted) throw new Error('the database gave no row back');
		return { share: toShare(inserted), token };
	});
}

/** All shares of a run, newest first. */
export async function listShares(db: Database, runId: string): Promise<Share[]> {
	const rows = await db.select(SUMMARY).from(shares).where(eq(shares.runId, runId)).orderBy(desc(shares.version));
	return rows.map(toShare);
}

/** Ends a member's own link for good; null for an unknown link and for another member's alike. */
export async function revokeShare(db: Database, userId: string, id: string, now: Date): Promise<Share | null> {
	const own = and(eq(shares.id, id), eq(shares.userId, userId));
	await db
		.update(shares)
		.set({ revokedAt: now })
		.where(and(own, isNull(shares.revokedAt)));
	const [row] = await db.select(SUMMARY).from(shares).where(own);
	return row ? toShare(row) : null;
}

/** The token of a member's own link; null for an unknown link and for another member's alike. */
export async function findToken(
	db: Database,
	keys: SealingKeys,
	{ userId, id }: Pick<ShareRow, 'userId' | 'id'>,
): Promise<{ token: string | null; isKept: boolean } | null> {
	const [row] = await db
		.select({ sealedToken: shares.sealedToken })
		.from(shares)
		.where(and(eq(shares.id, id), eq(shares.userId, userId)));
	if (!row) return null;
	const { sealedToken } = row;
	return {
		token: sealedToken === null ? null : openSealed(keys.forOpening(), id, sealedToken),
		isKept: sealedToken !== null,
	};
}

/** Null for an unknown link, and for one whose run the member deleted. */
export async function findShare(db: Database, token: string): Promise<ShareRow | null> {
	const [row] = await db
		.select(getTableColumns(shares))
		.from(shares)
		.innerJoin(runs, and(eq(runs.id, shares.runId), isNull(runs.deletedAt)))
		.where(eq(shares.tokenHash, hashToken(token)));
	return row ?? null;
}

export async function countView(db: Database, id: string): Promise<void> {
	await db
		.update(shares)
		.set({ views: sql`${shares.views} + 1` })
		.where(eq(shares.id, id));
}

type Moments = 'createdAt' | 'expiresAt' | 'revokedAt';
type SummaryRow = Omit<Share, Moments | 'parts'> & Pick<ShareRow, Moments | 'parts'>;

function toShare({ createdAt, expiresAt, revokedAt, parts, ...row }: SummaryRow): Share {
	return {
		...row,
		parts: [...parts],
		createdAt: createdAt.toISOString(),
		expiresAt: expiresAt.toISOString(),
		revokedAt: revokedAt?.toISOString() ?? null,
	};
}
