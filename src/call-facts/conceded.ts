import type { Price } from './facts.ts';
import type { SideOf } from './learned/features.ts';
import { sentenceAround } from './quote.ts';
import { INSTEAD_OF } from './sum-cues.ts';
import type { Utterance } from './utterances.ts';

/** "The nine" may be nine hundred, or nine thousand. */
const SCALES = [1, 100, 1000];

/** The prices with those that a seller offers instead of one of them: "eight hundred instead of nine". */
export function withConceded(prices: readonly Price[], turns: readonly Utterance[], sideOf: SideOf): Price[] {
	const conceded = turns
		.filter(({ speaker }) => sideOf(speaker) === 'seller')
		.flatMap((turn) => concededIn(turn, prices))
		.filter(({ amount }) => !prices.some((price) => price.amount === amount));
	return conceded.length === 0 ? [...prices] : [...prices, ...conceded];
}

function concededIn({ text, amounts, number }: Utterance, prices: readonly Price[]): Price[] {
	return amounts.flatMap(({ value, start, phrase }, index): Price[] => {
		const next = amounts[index + 1];
		if (value === null || next === undefined || !INSTEAD_OF.pattern.test(text.slice(start, next.start))) return [];
		const before = prices.find(({ amount }) => SCALES.some((scale) => (next.value ?? 0) * scale === amount));
		if (before === undefined || value >= before.amount || value <= before.amount / 2) return [];
		return [{ ...before, amount: value, lines: [number], quote: sentenceAround(text, start, phrase.end), by: 'words' }];
	});
}
