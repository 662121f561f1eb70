import { expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { correctedBy } from './corrected-by.ts';

const SAID = 'Last February I put in sixteen grand of my own.';

function right(said: string, ...after: string[]): string | undefined {
	const reading = readingWith([`Bea: ${said}`, ...after], { others: { Tom: 'buyer' } });
	return correctedBy(reading, { quote: said, line: 1, name: 'Bea' });
}

it('CALL-16: a figure that a colleague puts right at once stands beside the right one', () => {
	expect(right(SAID, 'Tom: Eighteen.')).toBe('“Eighteen.” (Tom, line 2)');
	expect(right(SAID, "Tom: It's eighteen, Bea.")).toBe("“It's eighteen, Bea.” (Tom, line 2)");
	for (const next of [
		'Tom: Sixteen.',
		'Tom: Eighteen?',
		'Tom: Nine hundred thousand.',
		'Tom: Fifteen percent.',
		'Tom: Eighteen, and eighteen more the year after that.',
		'Sam: Eighteen.',
		'Bea: Eighteen.',
	])
		expect(right(SAID, next), next).toBeUndefined();
	expect(right('Last February I put in some of my own.', 'Tom: Eighteen.')).toBeUndefined();
});

it('CALL-16: a figure that its speaker takes back stands beside what they say instead', () => {
	const talk = ['Tom: Eighteen.', 'Bea: Was it?', 'Tom: I did the transfer.', 'Bea: Eighteen, then. She knows now.'];
	expect(right(SAID, ...talk)).toBe('“Eighteen, then.” (Bea, line 5)');
	expect(right(SAID, 'Sam: In what I see it is six.', 'Bea: Sixteen was in winter. Six now.')).toBe(
		'“Six now.” (Bea, line 3)',
	);
	expect(right(SAID, 'Sam: I see.', 'Bea: And eighteen doors.')).toBeUndefined();
	expect(right(SAID, ...Array.from({ length: 6 }, () => 'Sam: I see.'), 'Bea: Eighteen, then.')).toBeUndefined();
});
