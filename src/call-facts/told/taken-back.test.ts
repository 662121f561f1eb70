import { describe, expect, it } from 'vitest';
import { isPutRight, isTakenBack, restatedIn } from './taken-back.ts';
import { around, callIn, read } from './testing.ts';

describe('a figure that is put right', () => {
	const hours = around(
		'Bea: About three hours a day.',
		'Sam: Three hours between the two of them?',
		'Bea: No, each. Three hours each.',
	);

	it('is said once more by its speaker, behind a no', () => {
		const call = callIn(hours);
		const [first, , then] = call.turns.slice(8);
		expect(first && restatedIn(call, first)).toBe(then);
		expect(then && restatedIn(call, then)).toBeUndefined();
		expect(isPutRight(call, { lines: [9] })).toBe(true);
		const other = callIn(hours.map((line) => line.replace('No, each.', 'Yes.')));
		expect(isPutRight(other, { lines: [9] })).toBe(false);
	});

	it('is denied by another in so many words', () => {
		const lines = around('Bea: We have about twelve remakes a week.', 'Sam: Oh.', "Bea: It's not twelve.");
		const figure = read(lines, 9, { amount: 12, unit: 'remakes' });
		expect(isTakenBack(callIn(lines), figure)).toBe(true);
		expect(isPutRight(callIn(lines), figure)).toBe(true);
		const stands = lines.map((line) => line.replace("It's not twelve.", "It's not much."));
		expect(isTakenBack(callIn(stands), figure)).toBe(false);
	});
});
