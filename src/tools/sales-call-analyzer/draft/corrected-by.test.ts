import { expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { correctedBy } from './corrected-by.ts';

it('CALL-16: a figure that a colleague puts right at once stands beside the right one', () => {
	const right = (said: string, next: string) => {
		const reading = readingWith([`Bea: ${said}`, next, 'Sam: I see.'], { others: { Tom: 'buyer' } });
		const [turn] = reading.turns;
		return turn && correctedBy(reading, { turn, said: { quote: said, line: 1, name: 'Bea' } });
	};
	const said = 'Last February I put in sixteen grand of my own.';
	expect(right(said, 'Tom: Eighteen.')).toBe('“Eighteen.” (Tom, line 2)');
	for (const next of [
		'Tom: Sixteen.',
		'Tom: Sixteen?',
		'Tom: Nine hundred thousand.',
		'Tom: Fifteen percent.',
		'Tom: Eighteen, and eighteen more the year after that.',
		'Sam: Eighteen.',
		'Bea: Eighteen.',
	])
		expect(right(said, next), next).toBeUndefined();
	expect(right('Last February I put in of my own.', 'Tom: Eighteen.')).toBeUndefined();
});
