import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { highlights, insights } from './summary.ts';

/** How the trouble of the second line is told. */
const told = (...call: string[]) =>
	insights(readingWith(call, { pains: { 2: { main: true } } })).painPoints[0]?.painPoint;

it('CALL-16: a no that holds its reason is told once', () => {
	const no = (...words: string[]) => {
		const lines = words.flatMap((one) => [`Bea: ${one}`, 'Sam: I see.']);
		const call = [...Array.from({ length: 4 }, () => ['Bea: We make doors.', 'Sam: Tell me more.']).flat(), ...lines];
		return highlights(
			readingWith(call, { ended: 'refused', end: 9 + 2 * (words.length - 1), pains: { 1: {} } }),
		).filter((line) => line.startsWith('Why'));
	};
	expect(no("It's a no. It isn't the price. We can't take more patients, and we've been burned.")).toEqual([]);
	expect(no("We can't take more patients, and we've been burned.", "It's a no.")[0]).toMatch(
		/^Why: “We can't take more/,
	);
});

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
