import { MUST_BE } from '#call-facts/told/main-cues.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { Reading } from '../../reading.ts';
import { ASKS_FOR_A_DAY, HOLDS_OFF, OFFERS_A_DAY, RECKONS_WITH_TIME } from './ending-cues.ts';
import { isUndecided, lastPart, quote, sellersAfter, turnOfFact } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on the moments at which a day could have been fixed. */

/** Of a call: where it comes to its end. */
const END = 0.3;

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
