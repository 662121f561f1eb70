import { and, eq } from 'drizzle-orm';
import { type BusinessProfile, businessProfileSchema, EMPTY_PROFILE } from '#business/profile.ts';
import type { Database, Transaction } from '#server/database/open.ts';
import { businessProfiles } from '#server/database/schema.ts';

export interface StoredBusinessProfile {
	profile: BusinessProfile;
	/** Null where nothing was saved yet. */
	savedAt: Date | null;
}

interface Saving {
	userId: string;
	profile: BusinessProfile;
	now: Date;
	/** Saves only over what was saved at this moment: null for nothing, undefined for anything. */
	over: Date | null | undefined;
}

/** A member's profile, with every field that was added since it was saved; an empty one where there is none. */
export async function findBusinessProfile(db: Database | Transaction, userId: string): Promise<StoredBusinessProfile> {
	const [found] = await db
		.select({ profile: businessProfiles.profile, savedAt: businessProfiles.savedAt })
		.from(businessProfiles)
		.where(eq(businessProfiles.userId, userId));
	if (!found) return { profile: EMPTY_PROFILE, savedAt: null };
	return { profile: businessProfileSchema.parse(found.profile), savedAt: found.savedAt };
}

/** When it was saved, always later than what it replaces; null where something else was saved meanwhile. */
export async function saveBusinessProfile(db: Database, { userId, profile, now, over }: Saving): Promise<Date | null> {
	const savedAt = new Date(Math.max(now.getTime(), (over?.getTime() ?? 0) + 1));
	const [saved] = await written(db, { userId, profile, savedAt }, over);
	return saved?.savedAt ?? null;
}

const SAVED = { savedAt: businessProfiles.savedAt };

function written(db: Database, row: typeof businessProfiles.$inferInsert, over: Date | null | undefined) {
	const insert = db.insert(businessProfiles).values(row);
	if (over === undefined) {
		return insert.onConflictDoUpdate({ target: businessProfiles.userId, set: row }).returning(SAVED);
	}
	if (over === null) return insert.onConflictDoNothing().returning(SAVED);
	const read = and(eq(businessProfiles.userId, row.userId), eq(businessProfiles.savedAt, over));
	return db.update(businessProfiles).set(row).where(read).returning(SAVED);
}
