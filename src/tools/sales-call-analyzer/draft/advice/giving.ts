import { sumText } from '#call-facts/sums.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Reading } from '../../reading.ts';
import { I_CAN, IN_RETURN } from './giving-cues.ts';
import { isBuyers, isSellers, quote, turnOfFact } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on what was given away. */

/** Of the price before it: less is the price of something else. */
const LOWEST = 0.5;
const NEARLY = 0.99;
/** In words: what only says the sum again. */
const ECHO = 4;

interface Cut {
	/** Where the higher sum was named. */
	first: Utterance;
	turn: Utterance;
	sentence: string;
	from: string;
	to: string;
}

/** A lower sum that the seller names after a price of their own, for the same period. */
function cuts(reading: Reading): Cut[] {
	const prices = reading.whole.facts.prices
		.flatMap((price) => {
			const turn = turnOfFact(reading, price);
			return isSellers(reading, turn) ? [{ price, turn }] : [];
		})
		.toSorted((a, b) => a.turn.number - b.turn.number);
	return prices.flatMap(({ price, turn }, index) => {
		const higher = prices
			.slice(0, index)
			.findLast(
				(one) =>
					one.price.per === price.per &&
					price.amount < one.price.amount * NEARLY &&
					price.amount >= one.price.amount * LOWEST,
			);
		const sentence = higher && offers(turn).find((one) => names(one, price.amount));
		if (sentence === undefined || higher === undefined) return [];
		return [{ first: higher.turn, turn, sentence, from: sumText(higher.price), to: sumText(price) }];
	});
}

const offers = oncePer(({ text }: Utterance) => wholeSentences(text).filter((one) => I_CAN.pattern.test(one)));

/** Whether words name a sum, also as "eighteen" for so many hundreds or thousands. */
function names(words: string, sum: number): boolean {
	return amountsIn(words).some(({ value }) => value !== null && [1, 100, 1000].some((times) => value * times === sum));
}

/** Whether the words around a concession ask for something, whoever says them. */
function hasReturn(reading: Reading, turn: Utterance): boolean {
	const { index } = turn;
	return reading.turns.slice(Math.max(0, index - 1), index + 3).some(({ text }) => IN_RETURN.pattern.test(text));
}

export const GIVING: readonly Piece[] = [
	{
		id: 'discount for nothing',
		weight: 58,
		area: 'A lower price for nothing',
		impact: 'High',
		issue: 'You went from {from} to {to} without asking for anything in return: {quote}.',
		target: 'Each concession is an exchange.',
		recommendation: 'Tie it to something: ‘I can do that if you take it for a year.’',
		find: (reading) => {
			const cut = cuts(reading).find(({ turn }) => !hasReturn(reading, turn));
			return (
				cut && {
					lines: [cut.turn.line],
					slots: { from: cut.from, to: cut.to, quote: quote(reading, cut.sentence, cut.turn) },
				}
			);
		},
	},
	{
		id: 'discount unasked',
		weight: 59,
		area: 'A lower price nobody asked for',
		impact: 'High',
		issue: 'They had not said that {from} is too much when you offered {to}: {quote}.',
		target: 'The first price stands until they say something about it.',
		recommendation: 'Wait for their answer, and ask what it is measured against.',
		find: (reading) => {
			const cut = cuts(reading).find(({ turn, first }) => {
				const between = reading.turns.slice(first.index, turn.index);
				const theirs = between.filter((one) => isBuyers(reading, one));
				return (
					!hasReturn(reading, turn) && theirs.every(({ words, text }) => words.length <= ECHO && !/[?]/.test(text))
				);
			});
			return (
				cut && {
					lines: [cut.turn.line],
					slots: { from: cut.from, to: cut.to, quote: quote(reading, cut.sentence, cut.turn) },
				}
			);
		},
	},
];
