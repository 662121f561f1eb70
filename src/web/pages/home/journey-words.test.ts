import { expect, it } from 'vitest';
import { journeyWords } from './journey-words.ts';

const without = (...closed: number[]) => Array.from({ length: 8 }, (_step, index) => !closed.includes(index + 1));

it('says which steps are open and which are not, for any of them', () => {
	expect(journeyWords(without())).toBe('Start anywhere: every step is open.');
	expect(journeyWords(without(7))).toBe(
		'Start anywhere. Steps 1 to 6 and 8 are open; step 7 is being built, and its page says so.',
	);
	expect(journeyWords(without(1, 2, 5))).toBe(
		'Start anywhere. Steps 3, 4 and 6 to 8 are open; steps 1, 2 and 5 are being built, and their pages say so.',
	);
	expect(journeyWords(without(1, 2, 3, 4, 5, 6, 7))).toBe(
		'Start anywhere. Step 8 is open; steps 1 to 7 are being built, and their pages say so.',
	);
});
