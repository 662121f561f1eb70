import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#business/profile.ts';
import { keptIn, profilePlace, textAt } from './profile-place.ts';

describe('the place of a field in the business profile', () => {
	it.each([
		['cold-email-writer', 'valueProposition', 'whatWeDo'],
		['cold-email-writer', 'fullName', null],
		['dealmaker', 'answers.solution', 'howItWorks'],
		['dealmaker', 'transcript', null],
		['prompt-generator', 'task', null],
	] as const)('%s, %s: %s', (tool, path, place) => expect(profilePlace(tool, path)).toBe(place));

	it('takes a text over what was there, unless it is the same', () => {
		const profile = { ...EMPTY_PROFILE, howItWorks: 'You send it.' };
		expect(textAt(profile, 'howItWorks')).toBe('You send it.');
		expect(keptIn(profile, 'howItWorks', 'We fetch it.')).toEqual({ ...profile, howItWorks: 'We fetch it.' });
		expect(keptIn(profile, 'howItWorks', 'You send it.')).toBeNull();
	});

	it('adds a result to the others, once, and as many as the profile takes', () => {
		let profile = EMPTY_PROFILE;
		for (const sentence of ['1', '2', '3', '4', '5']) profile = keptIn(profile, 'results', sentence) ?? EMPTY_PROFILE;
		expect(profile.results.map(({ sentence }) => sentence)).toEqual(['1', '2', '3', '4', '5']);
		expect(profile.results[0]).toEqual({ sentence: '1', mayName: false, inAds: false });
		expect(keptIn(profile, 'results', '6')).toBeNull();
		const four = { ...profile, results: profile.results.slice(1) };
		expect(keptIn(four, 'results', '3')).toBeNull();
		expect(keptIn(four, 'results', '6')).not.toBeNull();
	});
});
