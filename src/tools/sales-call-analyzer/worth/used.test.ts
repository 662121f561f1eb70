import { describe, expect, it } from 'vitest';
import { wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { isUsed, likelyUsed, usedWeights } from './used.ts';
import { USED_CUES } from './used-cues.ts';

describe('what readers use of a file', () => {
	it.each([
		'Your price: “So the site and the ordering is two thousand nine hundred, with the menu, the photos and the tablet in the kitchen. Then there is eighty-five a month, that is hosting and updates.” (line 37)',
		'From the call: You: “How many calls do you get in a month like that?” Tammy: “We had four hundred and twelve calls last April, and we answered two hundred and seventy of them, because there are only two of us at the desk.” (lines 17 and 18)',
		"Next: Marcus, Friday: “I'll send you one page with the price, with what it reads and what it does not.” (line 73)",
	])('is what can be understood by itself: %s', (line) => {
		expect(isUsed(line)).toBe(true);
	});

	it.each(['Your price: “That would be six hundred.” (line 52)', 'From the call: Jo: “Thursday I can do.” (line 60)'])(
		'is no crumb: %s',
		(line) => {
			expect(isUsed(line)).toBe(false);
		},
	);

	it('of a step hangs on whether it names what is handed over', () => {
		const likely = (thing: string) =>
			likelyUsed(
				{ label: 'Next', text: `Marcus, Friday: “I'll send you ${thing} on Friday.” (line 73)` },
				usedWeights(),
			);
		expect(likely('the contract')).toBeGreaterThan(likely('that then') + 0.1);
	});

	it('is whatever quotes nobody', () => {
		expect(isUsed('Nothing was settled (line 51)')).toBe(true);
		expect(isUsed('Next: Friday at ten (line 51)')).toBe(true);
	});

	it('hangs on the form of the words, not on what they are about', () => {
		const likely = (thing: string) =>
			likelyUsed(
				{ label: 'From the call', text: `Bea: “We lost nine ${thing} last week, and nobody said a word.” (line 4)` },
				usedWeights(),
			);
		expect(likely('patients')).toBe(likely('drivers'));
	});

	it('is told by words that carry their own examples', () => {
		expect(wrongExamples(USED_CUES)).toEqual([]);
		expect(USED_CUES.flatMap((cue) => idleInAnyGroup(cue))).toEqual([]);
	});
});
