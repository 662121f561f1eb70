import { type BusinessProfile, businessProfileSchema, EMPTY_PROFILE } from '#business/profile.ts';
import type { ToolId } from './catalog.ts';
import { fieldsFromProfile } from './from-profile.ts';

/** A text of the business profile, or a new entry among its results. */
export type ProfilePlace = SingleText | 'results';

type SingleText = {
	[Key in keyof BusinessProfile]: BusinessProfile[Key] extends string ? Key : never;
}[keyof BusinessProfile];

const RESULT = 'results';
/** As many as the profile takes. */
const RESULTS = 5;

/**
 * Where the business profile keeps what a field of a tool asks: read backwards from what fills the field. `null` for a
 * field that the profile does not fill, or from more than one text.
 */
export function profilePlace(tool: ToolId, path: string): ProfilePlace | null {
	const place = fieldsFromProfile(tool, NAMED)[path];
	return typeof place === 'string' && PLACES.has(place) ? (place as ProfilePlace) : null;
}

/** What the profile holds there; empty for a new entry of a list. */
export function textAt(profile: BusinessProfile, place: ProfilePlace): string {
	return place === RESULT ? '' : profile[place];
}

/**
 * The profile with the text in its place. A result is added to the others.
 *
 * @returns null where the profile has it already, or takes no further one
 */
export function keptIn(profile: BusinessProfile, place: ProfilePlace, text: string): BusinessProfile | null {
	if (place !== RESULT) return profile[place] === text ? null : { ...profile, [place]: text };
	if (profile.results.some(({ sentence }) => sentence === text)) return null;
	const results = [...profile.results, { sentence: text, mayName: false, inAds: false }];
	return businessProfileSchema.safeParse({ ...profile, results }).success ? { ...profile, results } : null;
}

/** A profile in which each text is the name of its place. */
const NAMED: BusinessProfile = {
	...(Object.fromEntries(
		Object.entries(EMPTY_PROFILE).map(([name, value]) => [name, typeof value === 'string' ? name : value]),
	) as BusinessProfile),
	results: Array.from({ length: RESULTS }, () => ({ sentence: RESULT, mayName: true, inAds: true })),
};

const PLACES: ReadonlySet<string> = new Set([
	RESULT,
	...Object.entries(EMPTY_PROFILE).flatMap(([name, value]) => (typeof value === 'string' ? [name] : [])),
]);
