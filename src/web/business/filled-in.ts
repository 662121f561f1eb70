import { type BusinessProfile, EMPTY_PROFILE } from '#business/profile.ts';
import { isList, type ProfileSection } from './section.ts';
import { SECTIONS } from './sections.ts';

/** How many of a section's parts hold something; a list is one part. */
export function filledIn({ parts }: ProfileSection, profile: BusinessProfile): { filled: number; all: number } {
	const names = parts.map((part) => (isList(part) ? part.list : part.name));
	return { filled: names.filter((name) => isFilled(profile, name)).length, all: names.length };
}

function isFilled(profile: BusinessProfile, name: string): boolean {
	const value = profile[name as keyof BusinessProfile];
	return JSON.stringify(value) !== JSON.stringify(EMPTY_PROFILE[name as keyof BusinessProfile]);
}

/** The same for the whole profile. */
export function filledInAll(profile: BusinessProfile): { filled: number; all: number } {
	const counts = SECTIONS.map((section) => filledIn(section, profile));
	return {
		filled: counts.reduce((sum, { filled }) => sum + filled, 0),
		all: counts.reduce((sum, { all }) => sum + all, 0),
	};
}
