import type { Pain } from '#call-facts/facts.ts';
import { PRAISES } from '#call-facts/told/praise-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { overlap, stems } from '#language/stems.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { Reading } from '../../reading.ts';
import { ASKS_THE_SIZE } from './asking-cues.ts';
import {
	after,
	asks,
	buyers,
	isRefused,
	isSellers,
	quote,
	sellers,
	sellersAfter,
	turnOfFact,
	turnsOf,
} from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on what hurts them and what they want. */

/** In turns: who takes a matter up does it soon. */
const SOON = 6;
/** In words. */
const A_PITCH = 40;
const FEWEST_WORDS_BEFORE = 150;

const troubles = (reading: Reading): { turn: Utterance; pain: Pain }[] =>
	reading.facts.pains.flatMap((pain) => {
		const turn = turnOfFact(reading, pain);
		return turn === undefined ? [] : [{ turn, pain }];
	});

/** Whether a later turn of the seller's speaks of the same. */
const isTakenUp = (reading: Reading, { turn }: { turn: Utterance }, most?: number): boolean =>
	sellersAfter(reading, turn, most).some(({ text }) => overlap(stems(text), stems(turn.text)) > 0);

/** Amounts that they named with what they count. */
const countsSomething = ({ amounts }: Utterance): boolean =>
	amounts.some(({ kind, value, low }) => kind !== 'number' && (value ?? low ?? 0) > 1);

/** In turns: whoever is asked for the size of a trouble names it soon. */
const SIZED_SOON = 8;

const isCountedSoon = ({ turns, facts }: Reading, { index }: Utterance): boolean =>
	turns
		.slice(index + 1, index + 1 + SIZED_SOON)
		.some((turn) => facts.sides[turn.speaker] === 'buyer' && countsSomething(turn));

export const NEED: readonly Piece[] = [
	{
		id: 'trouble without a number',
		weight: 66,
		area: 'A trouble without a number',
		impact: 'High',
		issue: 'They told you {quote}. Nobody asked how much or how often.',
		target: 'Each trouble has its number before your price.',
		recommendation: 'Ask for its size: ‘How often does that happen, and what does one cost you?’',
		find: (reading) => {
			const [first] = troubles(reading).filter(({ pain, turn }) => pain.main && !PRAISES.pattern.test(turn.text));
			const isSized =
				reading.whole.facts.figures.length > 0 ||
				troubles(reading).some(({ turn }) => countsSomething(turn) || isCountedSoon(reading, turn)) ||
				sellers(reading).some(({ text }) => questionsIn(text).some((one) => ASKS_THE_SIZE.pattern.test(one)));
			if (first === undefined || isSized || isRefused(reading)) return undefined;
			return { lines: [first.turn.line], slots: { quote: quote(reading, first.pain.quote, first.turn) } };
		},
	},
	{
		id: 'trouble met with a pitch',
		weight: 54,
		area: 'A trouble met with a pitch',
		impact: 'High',
		issue: 'They told you {quote}, and you went straight to your offer.',
		target: 'Two questions about a trouble before a word about the offer.',
		recommendation: 'Ask first: ‘What have you tried?’ Then show the one part that answers it.',
		find: (reading) => {
			const [first] = troubles(reading);
			const [next] = first === undefined ? [] : after(reading, first.turn, 1);
			if (first === undefined || !isSellers(reading, next)) return undefined;
			const hasAsked = sellersAfter(reading, first.turn, SOON).some(asks);
			const hasAskedBefore = sellers(reading).filter((one) => one.number < first.turn.number && asks(one)).length > 0;
			if (next.words.length < A_PITCH || hasAsked || hasAskedBefore) return undefined;
			return { lines: [first.turn.line, next.line], slots: { quote: quote(reading, first.pain.quote, first.turn) } };
		},
	},
	{
		id: 'number unused',
		weight: 50,
		area: 'Their number left unused',
		impact: 'Medium',
		issue: 'They gave you a number: {quote}. You named your price without coming back to it.',
		target: 'The price stands beside what the trouble costs.',
		recommendation: 'Put the two side by side: ‘You said what it costs you today. Against that, this is the price.’',
		find: (reading) => {
			const prices = turnsOf(reading, reading.facts.prices).filter((turn) => isSellers(reading, turn));
			const [price] = prices;
			const found = troubles(reading).find(({ turn }) => {
				if (price === undefined || turn.number >= price.number || !countsSomething(turn)) return false;
				const later = sellersAfter(reading, turn);
				const others = later.flatMap(({ amounts, number }) =>
					prices.some((one) => one.number === number) ? [] : amounts.filter(({ kind }) => kind !== 'number'),
				);
				return !isTakenUp(reading, { turn }) && others.length === 0;
			});
			if (found === undefined || price === undefined || reading.facts.outcome.kind === 'agreed') return undefined;
			return { lines: [found.turn.line, price.line], slots: { quote: quote(reading, found.pain.quote, found.turn) } };
		},
	},
	{
		id: 'pitch before a question',
		weight: 52,
		area: 'A pitch before the first question',
		impact: 'High',
		issue: 'You presented at length before you asked them anything: your first question is {quote}.',
		target: 'They speak of their business before you speak of yours.',
		recommendation: 'Say in one sentence why you are there, and ask: ‘How do you do it today?’',
		find: (reading) => {
			let words = 0;
			for (const turn of reading.turns) {
				if (!isSellers(reading, turn)) continue;
				const question = questionsIn(turn.text).find((one) => one.split(' ').length > 3);
				if (question !== undefined) {
					const said = turn.text.slice(0, turn.text.indexOf(question)).split(' ').length;
					const first = sellers(reading)[0];
					if (words + said < FEWEST_WORDS_BEFORE || first === undefined) return undefined;
					if (buyers(reading).some((one) => one.number < turn.number && one.text.includes('?'))) return undefined;
					return { lines: [first.line, turn.line], slots: { quote: quote(reading, question, turn) } };
				}
				words += turn.words.length;
			}
			return undefined;
		},
	},
];
