import { describe, expect, it } from 'vitest';
import { wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { isUsed, LEAST_OF_A_SUM, likelyUsed, usedWeights } from './used.ts';
import { USED_CUES } from './used-cues.ts';

const PRICES = 'Prices, as they were named';

describe('what readers use of a file', () => {
	it.each([
		`${PRICES}: “So the site and the ordering is two thousand nine hundred. Then there's eighty-five a month, that's hosting and updates.” (line 37)`,
		'Their situation: “We had four hundred and twelve calls last April, and we answered two hundred and seventy of them.” (Tammy, line 18)',
		"Next: Marcus, Friday: “I'll send you one page with the price, with what it reads and what it does not.” (line 73)",
	])('is what can be understood by itself: %s', (line) => {
		expect(isUsed(line, LEAST_OF_A_SUM)).toBe(true);
	});

	it.each([
		`${PRICES}: “That'd be six hundred.” (line 52)`,
		`${PRICES}: “So can I ask, on the four fifty.” (Tammy, line 34)`,
		'Also said: “Thursday I can do.” (Jo, line 60)',
	])('is no crumb: %s', (line) => {
		expect(isUsed(line)).toBe(false);
	});

	it('of a step hangs on whether it names what is handed over', () => {
		const likely = (thing: string) =>
			likelyUsed(
				{ label: 'Next', text: `Marcus, Friday: “I'll send you ${thing} on Friday.” (line 73)` },
				usedWeights(),
			);
		expect(likely('the contract')).toBeGreaterThan(likely('that then') + 0.1);
	});

	it('is whatever quotes nobody', () => {
		expect(isUsed('Both sides speak again, Friday at ten (line 51)')).toBe(true);
		expect(isUsed('Next: Both sides speak again, Friday at ten (line 51)')).toBe(true);
	});

	it('hangs on the form of the words, not on what they are about', () => {
		const likely = (thing: string) =>
			likelyUsed(
				{ label: 'Their situation', text: `“We lost nine ${thing} last week, and nobody said a word.” (Bea, line 4)` },
				usedWeights(),
			);
		expect(likely('patients')).toBe(likely('drivers'));
	});

	it('is told by words that carry their own examples', () => {
		expect(wrongExamples(USED_CUES)).toEqual([]);
		expect(USED_CUES.flatMap((cue) => idleInAnyGroup(cue))).toEqual([]);
	});
});
