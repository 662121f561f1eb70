import readability from 'text-readability';
import { describe, expect, it } from 'vitest';
import { readingGrade, syllablesIn } from './grade.ts';

describe('the reading grade', () => {
	it('is that of the formula where the syllables are counted by hand', () => {
		expect(readingGrade('The cat sat on the mat.')).toBe(-1.4);
		// 9 words, 12 syllables: 0.39 × 9 + 11.8 × 12 / 9 − 15.59
		expect(readingGrade('We had a long talk about the kitchen table.')).toBe(3.7);
		// 7 words, 20 syllables
		expect(readingGrade('The committee considered several complicated proposals yesterday.')).toBe(20.9);
		expect(readingGrade('[add one result] …')).toBeNull();
	});

	it('counts a new paragraph and a point of a list as the end of a sentence', () => {
		const lines = 'We ask about:\n\n- the first call\n- the last bill\n\nWrite to me.';
		expect(readingGrade(lines)).toBe(readingGrade('We ask about. The first call. The last bill. Write to me.'));
	});

	it.each([
		[1, 'one use late walked proof charge large brief'],
		[
			2,
			'client quiet business coaches changes needed reviewed anxious creature schedules doing royal power warehouse table',
		],
		[3, 'area idea radio invoices curious serious appointment calendar medicine dispatcher employer'],
		[4, 'receptionist complicated administer'],
	])('hears %i syllables', (count, words) => {
		for (const word of words.split(' ')) expect([word, syllablesIn(word)]).toEqual([word, count]);
	});

	it('counts the syllables of running text as the library does, within three in a hundred', () => {
		const text = `A patient cancels in the morning, and the chair stays empty while others wait for a date. The phone rings
			while the whole team is busy, and a new patient hangs up. Each proposal takes a weekend, because the figures of
			the last one are nowhere. The technician writes two words, and the counter has to explain them to the driver.
			Nobody notices that an account has been quiet since spring until the cancellation arrives.`;
		const words = text.split(/\s+/);
		const ours = words.reduce((sum, word) => sum + syllablesIn(word), 0);
		expect(Math.abs(ours / readability.syllableCount(text) - 1)).toBeLessThan(0.03);
	});
});
