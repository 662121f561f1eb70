import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { insights } from './summary.ts';

/** How the trouble of the second line is told. */
const told = (...call: string[]) =>
	insights(readingWith(call, { pains: { 2: { main: true } } })).painPoints[0]?.painPoint;

describe('a trouble', () => {
	it('CALL-20: stands behind the question to which its words begin as an answer', () => {
		expect(told('Sam: And how many do you reach?', 'Bea: Half. The others have booked somebody else.')).toBe(
			'You asked “And how many do you reach?” (line 1): “Half. The others have booked somebody else.” (Bea, line 2)',
		);
	});

	it('is left out where the question before it says nothing', () => {
		expect(told('Sam: In September?', 'Bea: September, yes. And then there was a review.')).toBeUndefined();
	});

	it('stands alone where its words do, or nothing was asked', () => {
		expect(told('Sam: How is it?', 'Bea: We lose forty callers a week. All of them.')).toMatch(/^“We lose/);
		expect(told('Sam: Right.', 'Bea: Half. The others have booked somebody else.')).toMatch(/^“Half\./);
	});

	it('stands behind nothing that the seller left unfinished', () => {
		expect(
			told('Sam: What if the bot only --', 'Bea: She types her name. She types her school, and we lose her.'),
		).toBe(undefined);
	});
});
