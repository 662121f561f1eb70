import type { Price } from '#call-facts/facts.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import { ASKS_THE_PRICE } from '#call-facts/sum-cues.ts';
import { overLimit, sumText } from '#call-facts/sums.ts';
import { KNOWN_BEFORE } from '#call-facts/told/earlier-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { CALL_TYPES } from '../../options.ts';
import type { Reading } from '../../reading.ts';
import { HAGGLES, TOO_MUCH } from './giving-cues.ts';
import { before, buyers, isBuyers, isSellers, quote, sellers, sellersAfter, turnOfFact } from './moments.ts';
import {
	ABOUT_PRICE,
	APOLOGISES,
	ASKS_THEIR_MONEY,
	BETWEEN,
	OF_THE_OFFER,
	PROMISES_A_PRICE,
	ROUGHLY,
	SAID_BEFORE,
} from './money-cues.ts';
import type { Piece } from './piece.ts';

/** Advice on how the price was named. */

/** In words, after a price. */
const TALKS_ON = 35;
/** In turns: a price that was asked for comes sooner. */
const LATE = 12;
const FEW = 2;
/** Less likely sums are often what something else costs them. */
const SURELY = 0.8;

/** The seller's prices, in the order in which they were named. */
function named(reading: Reading): { price: Price; turn: Utterance }[] {
	return reading.facts.prices
		.flatMap((price) => {
			const turn = turnOfFact(reading, price);
			return price.confidence >= SURELY && isSellers(reading, turn) ? [{ price, turn }] : [];
		})
		.toSorted((a, b) => a.turn.number - b.turn.number);
}

const isMoney = ({ amounts }: Utterance) => amounts.some(({ kind }) => kind === 'money' || kind === 'number');

/** Calls that follow others, in which a price has been named. */
const LATER_CALLS: ReadonlySet<string> = new Set<(typeof CALL_TYPES)[number]>([
	'Proposal/Closing Call',
	'Follow-up Call',
	'Objection Handling',
	'Contract Negotiation',
]);

/** Whether a price or a sum of theirs is known from an earlier talk: then none comes first here. */
function isKnownBefore(reading: Reading): boolean {
	if (LATER_CALLS.has(reading.input.callType)) return true;
	const shown = [...reading.facts.prices, ...reading.whole.facts.budget].flatMap(({ lines }) => lines.slice(0, 1));
	return shown.some((line) => {
		const index = reading.turns.findIndex(({ number }) => number === line);
		return reading.turns.slice(Math.max(0, index - 1), index + 2).some(({ text }) => KNOWN_BEFORE.pattern.test(text));
	});
}

/** A turn with the few before it. */
function justBefore({ turns }: Reading, turn: Utterance): Utterance[] {
	const { index } = turn;
	return turns.slice(Math.max(0, index - FEW), index + 1);
}

/** What follows the last sum in a turn. */
function wordsAfterTheSum({ text }: Utterance): string[] {
	const sentences = wholeSentences(text);
	const last = sentences.findLastIndex((one) => amountsIn(one).length > 0);
	return sentences.slice(last + 1);
}

/** Where they ask for the price. */
function askedForPrice(reading: Reading): Utterance | undefined {
	return buyers(reading).find(
		({ text }) =>
			ASKS_THE_PRICE.pattern.test(text) &&
			wholeSentences(text).some(
				(one) => one.endsWith('?') && ASKS_THE_PRICE.pattern.test(one) && OF_THE_OFFER.pattern.test(one),
			),
	);
}

export const PRICE: readonly Piece[] = [
	{
		id: 'price before their sum',
		weight: 64,
		area: 'A price before their sum',
		impact: 'High',
		issue: 'You named {price} (line {first}) before they named {sum} (line {second}).',
		target: 'Their sum is known before your first figure.',
		recommendation: 'Ask back before the first figure: ‘So that I offer the right size, what is set aside for this?’',
		find: (reading) => {
			const over = overLimit(reading);
			const [price, limit] = [over && turnOfFact(reading, over.price), over && turnOfFact(reading, over.limit)];
			if (over === undefined || price === undefined || limit === undefined) return undefined;
			if (price.number >= limit.number || isKnownBefore(reading)) return undefined;
			const isSaid = ({ amounts }: Utterance, sum: number | null) => amounts.some(({ value }) => value === sum);
			if (!isSaid(price, over.price.amount) || !isSaid(limit, over.limit.amount)) return undefined;
			const hasAsked = sellers(reading).some(
				({ number, text }) => number <= price.number && text.includes('?') && ASKS_THEIR_MONEY.pattern.test(text),
			);
			const isHaggled =
				HAGGLES.pattern.test(over.limit.quote) ||
				justBefore(reading, price).some(({ text }) => SAID_BEFORE.pattern.test(text));
			const isSecond = reading.whole.facts.budget.some(({ lines: [line = 0] }) => line < price.number);
			if (hasAsked || isHaggled || isSecond) return undefined;
			return {
				lines: [price.line, limit.line],
				slots: {
					price: sumText(over.price),
					sum: sumText(over.limit),
					first: `${price.line}`,
					second: `${limit.line}`,
				},
			};
		},
	},
	{
		id: 'talking past the price',
		weight: 44,
		area: 'Talking past the price',
		impact: 'Medium',
		issue: 'You named {price} (line {line}) and talked on instead of waiting for what they say.',
		target: 'After the price, the next word is theirs.',
		recommendation: 'Say the sum, say what it covers in one sentence, and wait.',
		find: (reading) => {
			const found = named(reading).find(({ turn }) => {
				const rest = wordsAfterTheSum(turn);
				return lengthOf(rest.join(' ')) >= TALKS_ON && !rest.some((one) => one.includes('?'));
			});
			return (
				found && {
					lines: [found.turn.line],
					slots: { price: sumText(found.price), line: `${found.turn.line}` },
				}
			);
		},
	},
	{
		id: 'price before the need',
		weight: 62,
		area: 'A price before their need',
		impact: 'High',
		issue: 'You named {price} (line {line}) unasked, before they had told you a trouble or a wish.',
		target: 'A price answers something that they have told you.',
		recommendation: 'Keep the sum until you can say what it mends: ‘Let me ask two things first, so that it fits.’',
		find: (reading) => {
			const [first] = named(reading);
			if (first === undefined || isKnownBefore(reading)) return undefined;
			const { pains, goals, figures } = reading.whole.facts;
			const isEarlier = [...pains, ...goals, ...figures].some(({ lines: [line = 0] }) => line < first.turn.number);
			const isAsked = reading.turns.some(
				(turn) =>
					turn.number < first.turn.number &&
					isBuyers(reading, turn) &&
					(ABOUT_PRICE.pattern.test(turn.text) || (turn.number === first.turn.number - 1 && turn.text.includes('?'))),
			);
			if (isEarlier || isAsked) return undefined;
			return { lines: [first.turn.line], slots: { price: sumText(first.price), line: `${first.turn.line}` } };
		},
	},
	{
		id: 'price as a range',
		weight: 42,
		area: 'A price as a range',
		impact: 'Medium',
		issue: 'You named your price as a range: {quote}. They will remember the lower end.',
		target: 'One sum, with what it is for.',
		recommendation: 'Name one sum for one case: ‘For what you describe it is …, and this would change it.’',
		find: (reading) => {
			if (sellers(reading).some(({ text }) => PROMISES_A_PRICE.pattern.test(text))) return undefined;
			for (const { turn } of named(reading).filter((one) => !ROUGHLY.pattern.test(one.turn.text))) {
				const sentence = wholeSentences(turn.text).find(
					(one) =>
						BETWEEN.pattern.test(one) &&
						amountsIn(one).some(
							({ kind, low, high }) => kind === 'money' && low !== undefined && high !== undefined && high > low,
						),
				);
				if (sentence !== undefined) return { lines: [turn.line], slots: { quote: quote(reading, sentence, turn) } };
			}
			return undefined;
		},
	},
	{
		id: 'apology for the price',
		weight: 48,
		area: 'An apology for the price',
		impact: 'Medium',
		issue: 'You apologised for your price before they had said anything about it: {quote}.',
		target: 'The price is said like any other fact.',
		recommendation: 'Say what it covers, then the sum, in one calm sentence.',
		find: (reading) => {
			for (const { turn } of named(reading)) {
				const earlier = before(reading, turn);
				const sentence = wholeSentences(turn.text).find((one) => APOLOGISES.pattern.test(one));
				if (sentence === undefined || (earlier !== undefined && TOO_MUCH.pattern.test(earlier.text))) continue;
				return { lines: [turn.line], slots: { quote: quote(reading, sentence, turn) } };
			}
			return undefined;
		},
	},
	{
		id: 'no price for their question',
		weight: 68,
		area: 'A question for the price without an answer',
		impact: 'High',
		issue: 'They asked {quote}. No sum of yours followed in the call.',
		target: 'Whoever asks for the price hears a sum, however rough.',
		recommendation:
			'Give the range and what moves it: ‘Most pay between … and …; with you it depends on this one thing.’',
		find: (reading) => {
			const turn = askedForPrice(reading);
			if (turn === undefined || reading.whole.facts.prices.length > 0) return undefined;
			if (sellersAfter(reading, turn).some(isMoney)) return undefined;
			const question = wholeSentences(turn.text).find((one) => ASKS_THE_PRICE.pattern.test(one)) ?? '';
			return { lines: [turn.line], slots: { quote: quote(reading, question, turn) } };
		},
	},
	{
		id: 'price put off',
		weight: 47,
		area: 'A price put off',
		impact: 'Medium',
		issue: 'They asked {quote}. Your sum came only at line {line}.',
		target: 'The sum comes with the first answer.',
		recommendation: 'Give a rough sum at once, and then ask what you need to make it exact.',
		find: (reading) => {
			const turn = askedForPrice(reading);
			if (turn === undefined) return undefined;
			const prices = reading.whole.facts.prices.flatMap((price) => turnOfFact(reading, price) ?? []);
			const sum = sellersAfter(reading, turn).find(isMoney);
			if (sum === undefined || prices.some(({ number }) => number < sum.number)) return undefined;
			const apart = sum.index - turn.index;
			if (apart < LATE || !prices.includes(sum)) return undefined;
			const question = wholeSentences(turn.text).find((one) => ASKS_THE_PRICE.pattern.test(one)) ?? '';
			return { lines: [turn.line, sum.line], slots: { quote: quote(reading, question, turn), line: `${sum.line}` } };
		},
	},
];
