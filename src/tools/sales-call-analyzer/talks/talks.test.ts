import { expect, it } from 'vitest';
import { readingWith } from '../draft/advice/testing.ts';
import { talksOf } from './talks.ts';

const CALL = [
	'Sam: How many calls do you miss in a week?',
	'Bea: About forty. Most of them at lunch.',
	'Sam: Forty at lunch.',
	'Bea: Forty, yes, and the worst is Monday.',
	'Sam: Okay. So, the price. It is nine hundred a month.',
	'Bea: Nine hundred. Is that with the set-up?',
	'Sam: With the set-up, yes.',
	'Bea: And who would train my people?',
	'Sam: I would, on two mornings.',
];

it('a talk begins where another matter is brought up, not with the answer to it', () => {
	const { begins } = talksOf(readingWith(CALL));
	const at = (line: number) => begins[line - 1] ?? 0;
	expect(at(1)).toBe(1);
	expect(at(CALL.length + 1)).toBe(1);
	for (const opens of [5, 8])
		for (const goesOn of [2, 3, 4, 6, 7, 9]) expect(at(opens), `${opens}, ${goesOn}`).toBeGreaterThan(at(goesOn) + 0.2);
});

it('is likelier where what is named next was not named before', () => {
	const other = CALL.with(7, 'Bea: And who would do the set-up?');
	expect(talksOf(readingWith(CALL)).begins[7]).toBeGreaterThan(talksOf(readingWith(other)).begins[7] ?? 1);
});
