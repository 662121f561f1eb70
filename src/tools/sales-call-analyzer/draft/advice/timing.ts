import { MUST_BE } from '#call-facts/told/main-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { datesIn } from '#language/dates/dates.ts';
import { namesADay } from '#language/dates/when.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { Reading } from '../../reading.ts';
import { ASKS_FOR_A_DAY, ASKS_TO_START, HOLDS_OFF, OFFERS_A_DAY, RECKONS_WITH_TIME } from './ending-cues.ts';
import { after, asks, buyers, isSellers, isUndecided, lastPart, quote, sellersAfter, turnOfFact } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on the moments at which a day could have been fixed. */

/** Of a call: where it comes to its end. */
const END = 0.3;
/** In turns. */
const NEAR = 5;
const SOON = 4;
/** In words. */
const TALKS_ON = 50;

const namesDay = ({ dates }: Utterance): boolean => dates.some(namesADay);

export const TIMING: readonly Piece[] = [
	{
		id: 'their day unused',
		weight: 63,
		area: 'Their day left unused',
		impact: 'Medium',
		issue: 'They named a day that matters to them: {quote}. You did not come back to it.',
		target: 'The next step is reckoned back from their day.',
		recommendation: 'Reckon back aloud: ‘For that day we would have to begin by … Does that work?’',
		find: (reading) => {
			if (!isUndecided(reading)) return undefined;
			if (
				hasAskedForADay(reading) ||
				[...reading.facts.next, ...reading.whole.facts.next].some(({ when }) => when !== null)
			)
				return undefined;
			for (const fact of reading.facts.timing.filter(
				({ quote: words }) => MUST_BE.pattern.test(words) && !HOLDS_OFF.pattern.test(words),
			)) {
				const turn = turnOfFact(reading, fact);
				if (turn === undefined) continue;
				const words = datesIn(fact.quote).map(({ text }) => text.toLowerCase());
				const isUsed = sellersAfter(reading, turn).some(
					({ text, dates }) =>
						words.some((word) => text.toLowerCase().includes(word)) ||
						dates.some(({ when }) => when.month !== undefined || when.season !== undefined || when.in !== undefined) ||
						RECKONS_WITH_TIME.pattern.test(text),
				);
				if (!isUsed) return { lines: [turn.line], slots: { quote: quote(reading, fact.quote, turn) } };
			}
			return undefined;
		},
	},
	{
		id: 'start asked, no day',
		weight: 76,
		area: 'A question for the start, and no day',
		impact: 'High',
		issue: 'They asked {quote}, and no day followed.',
		target: 'Who asks for the start hears a day.',
		recommendation: 'Answer with a day and what it needs: ‘On the first, if we have your list a week before.’',
		find: (reading) => {
			const turn = buyers(reading).find(({ text }) => questionsIn(text).some((one) => ASKS_TO_START.pattern.test(one)));
			if (turn === undefined || !isUndecided(reading)) return undefined;
			const isAnswered = after(reading, turn, NEAR).some(
				({ dates, amounts }) => dates.length > 0 || amounts.some(({ kind }) => kind === 'duration'),
			);
			if (isAnswered) return undefined;
			const question = questionsIn(turn.text).find((one) => ASKS_TO_START.pattern.test(one)) ?? '';
			return { lines: [turn.line], slots: { quote: quote(reading, question, turn) } };
		},
	},
	{
		id: 'yes talked over',
		weight: 70,
		area: 'Selling past a yes',
		impact: 'High',
		issue: 'They said {quote}, and you went on presenting (line {line}).',
		target: 'After a yes comes the next step, and nothing else.',
		recommendation: 'Stop there and fix the step: ‘Good. Shall we put a day on it?’',
		find: (reading) => {
			if (!isUndecided(reading)) return undefined;
			for (const signal of reading.facts.signals) {
				const turn = turnOfFact(reading, signal);
				const [next] = turn === undefined ? [] : after(reading, turn, 1);
				if (turn === undefined || !isSellers(reading, next) || turn.text.includes('?')) continue;
				if (next.words.length < TALKS_ON || asks(next) || next.dates.length > 0 || next.amounts.length > 0) continue;
				if (turn.words.length > 15 || after(reading, next, SOON).some(namesDay)) continue;
				return {
					lines: [turn.line, next.line],
					slots: { quote: quote(reading, signal.quote, turn), line: `${next.line}` },
				};
			}
			return undefined;
		},
	},
];

/** Whether the seller tried at the end: a day or an hour in a question, or a question for one. */
export function hasAskedForADay(reading: Reading): boolean {
	return lastPart(reading, END).some(
		({ text, dates, speaker }) =>
			reading.facts.sides[speaker] === 'seller' &&
			(text.includes('?') || OFFERS_A_DAY.pattern.test(text)) &&
			(dates.length > 0 || ASKS_FOR_A_DAY.pattern.test(text)),
	);
}
