import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { weights } from './learned/weights.ts';
import { findMoney, standing, sumOf } from './money.ts';
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

it('takes what a buyer has set aside as their budget, in thousands where these are spoken of', () => {
	const budgetsIn = (buyers: string) => {
		const call = `Sam: The build would be a hundred and sixty to two hundred thousand.\nBea: ${buyers}`;
		const sideOf = (speaker: string) => (speaker === 'Sam' ? ('seller' as const) : ('buyer' as const));
		return findMoney(utterancesOf(readCall(call)), sideOf, weights()).budget.map(({ amount }) => amount);
	};
	expect(budgetsIn("Okay. The board's got a hundred and fifty set aside. All up.")).toEqual([150_000]);
	expect(budgetsIn("Okay. The board's met a hundred and fifty times. All up.")).toEqual([]);
});

describe('the prices of a call', () => {
	const pricesIn = (...lines: string[]) => {
		const turns = utterancesOf(readCall(lines.join('\n')));
		const sideOf = (speaker: string) => (speaker === 'Sam' ? ('seller' as const) : ('buyer' as const));
		return findMoney(turns, sideOf, weights()).prices.map(({ amount }) => amount);
	};
	const before = [
		'Bea: Seven hospitals, twelve hundred nurses.',
		'Sam: So what we propose is a programme of twelve weeks.',
	];

	it('are also those that are named with their tax, or in lakhs', () => {
		expect(
			pricesIn(...before, 'Bea: Yes.', 'Sam: For the seven hospitals that makes twenty-eight lakhs plus GST.'),
		).toEqual([2_800_000]);
		expect(
			pricesIn(
				...before,
				'Bea: Yes.',
				"Sam: What if we begin small? One hospital, a hundred and eighty nurses, it'd be six and a half lakhs.",
			),
		).toEqual([650_000]);
	});

	it('are none that the other side names with a tax', () => {
		expect(pricesIn(...before, 'Bea: We paid twenty-eight lakhs plus GST to somebody else.')).toEqual([]);
	});
});
