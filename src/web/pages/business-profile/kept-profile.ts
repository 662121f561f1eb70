/** What was typed and is not saved by the server yet, kept in the browser by member. */
import { type BusinessProfile, type BusinessProfileAnswer, EMPTY_PROFILE } from '#business/profile.ts';

export interface KeptProfile {
	profile: BusinessProfile;
	/** What the server had saved when it was typed. */
	base: BusinessProfileAnswer;
}

const keyOf = (userId: string): string => `business-profile:${userId}`;

export function readKept(userId: string): KeptProfile | null {
	try {
		const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<KeptProfile> | null;
		if (typeof kept?.profile !== 'object' || typeof kept.base?.profile !== 'object') return null;
		const base = { profile: known(kept.base.profile), savedAt: kept.base.savedAt ?? null };
		return { profile: known(kept.profile), base };
	} catch {
		return null;
	}
}

/** The fields that there are: it may have been kept by an earlier version. */
function known(profile: object): BusinessProfile {
	const fields = Object.entries(profile).filter(([name]) => Object.hasOwn(EMPTY_PROFILE, name));
	return { ...EMPTY_PROFILE, ...Object.fromEntries(fields) };
}

/** False where the browser has no room or forbids storage. */
export function keep(userId: string, kept: KeptProfile): boolean {
	try {
		localStorage.setItem(keyOf(userId), JSON.stringify(kept));
		return true;
	} catch {
		return false;
	}
}

/** Forgets what the server saved; what was typed since stays. */
export function forgetKept(userId: string, saved: BusinessProfile): void {
	try {
		const kept = readKept(userId);
		if (JSON.stringify(kept?.profile) === JSON.stringify(known(saved))) localStorage.removeItem(keyOf(userId));
	} catch {
		// Nothing was kept there either.
	}
}
