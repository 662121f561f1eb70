import type { BusinessProfile } from '../profile.ts';
import { JUDGES } from './judges.ts';
import { SLOTS, type Slot, type Surroundings } from './slots.ts';
import { textsOf } from './texts.ts';

/** A text of the profile that does not fit its place. */
export interface Problem {
	/** Dotted, e.g. `results.0.sentence`. */
	path: string;
	/** For the member: what does not fit and what to do. */
	problem: string;
	/** A text that fits the place; empty where none helps. */
	example: string;
}

/**
 * What is wrong with a text for its place, in words for the member, or null where it fits. An empty text fits: there
 * is nothing to say about it. Nothing is ever corrected, cut or rewritten.
 */
export function fits(slot: Slot, text: string, around: Surroundings = {}): string | null {
	const trimmed = text.trim();
	return trimmed === '' ? null : JUDGES[slot](trimmed, around);
}

/** The text, if it fits its place, or else ''. */
export function ifFits(slot: Slot, text: string, around?: Surroundings): string {
	return fits(slot, text, around) === null ? text : '';
}

/** Every text of the profile that does not fit, in the order of the form. */
export function problemsOf(profile: BusinessProfile): Problem[] {
	return textsOf(profile).flatMap(({ path, slot, text, around }) => {
		const problem = fits(slot, text, around);
		return problem === null ? [] : [{ path, problem, example: SLOTS[slot].example }];
	});
}

/** The profile with everything empty that does not fit; the lists keep all their entries. */
export function withoutMisfits(profile: BusinessProfile): BusinessProfile {
	const kept = structuredClone(profile);
	for (const { path } of problemsOf(profile)) empty(kept, path.split('.'));
	return kept;
}

/**
 * The profile that may be put into sentences: what does not fit is empty, and an entry of a list that lost what it is
 * about is left out.
 */
export function fitting(profile: BusinessProfile): BusinessProfile {
	const kept = withoutMisfits(profile);
	return {
		...kept,
		results: kept.results.filter(({ sentence }) => sentence !== ''),
		caseStudies: kept.caseStudies.filter(({ challenge, outcome, result }) => challenge + outcome + result !== ''),
		prices: kept.prices.filter(({ label, sum }) => label !== '' && sum !== ''),
		adLines: kept.adLines.filter(({ picture, headline }) => picture + headline !== ''),
		shows: kept.shows.filter(({ name }) => name !== ''),
		content: kept.content.filter(({ first }) => first !== ''),
	};
}

/** Empties the text at a path. */
function empty(within: unknown, [key = '', ...rest]: readonly string[]): void {
	const parent = within as Record<string, unknown>;
	if (rest.length === 0) parent[key] = '';
	else empty(parent[key], rest);
}
