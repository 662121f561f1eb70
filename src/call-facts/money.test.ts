import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { standing, sumOf } from './money.ts';
import { utterancesOf } from './utterances.ts';

/** The sums of the last turn that are looked at. */
function sumsIn(...lines: string[]): (number | null)[] {
	const turns = utterancesOf(readCall(lines.map((line, index) => `${index % 2 ? 'Bob' : 'Ann'}: ${line}`).join('\n')));
	return standing(turns, turns.length - 1).map(sumOf);
}

describe('the sums of a turn', () => {
	it('are without one that is taken back in it', () => {
		expect(sumsIn('Hello there.', 'It is eighty-five a month, oh hang on, sorry, ninety-five a month.')).toEqual([95]);
	});

	it('may be in thousands where thousands are spoken of', () => {
		expect(sumsIn('The onboarding is €18,000.', 'So I have eighteen.')).toEqual([18, 18_000]);
	});

	it('are as they are said where nobody speaks of thousands', () => {
		expect(sumsIn('It is $95 a month.', 'So I have eighteen.')).toEqual([18]);
	});

	it('are the lower of a range', () => {
		expect(sumsIn('And?', 'Between $300 and $400 a month.')[0]).toBe(300);
	});
});
