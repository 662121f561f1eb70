import type { BusinessProfile } from '#business/profile.ts';

type FieldName = keyof BusinessProfile;

export interface Merged {
	profile: BusinessProfile;
	/** Fields that were changed on both sides: here they stay as typed. */
	clashes: FieldName[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Two profiles that were changed apart, field by field; a list is one field. `base` is what both began with. */
export function mergeProfiles(base: BusinessProfile, mine: BusinessProfile, theirs: BusinessProfile): Merged {
	const names = Object.keys(theirs) as FieldName[];
	const changedHere = names.filter((name) => !same(mine[name], base[name]));
	const clashes = changedHere.filter((name) => !same(theirs[name], base[name]) && !same(theirs[name], mine[name]));
	const kept = Object.fromEntries(changedHere.map((name) => [name, mine[name]]));
	return { profile: { ...theirs, ...kept }, clashes };
}
