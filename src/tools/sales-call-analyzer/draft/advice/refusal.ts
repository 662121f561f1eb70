import { LEAVE_ALONE } from '#call-facts/cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import { questionsIn } from '#transcript/questions.ts';
import type { Reading } from '../../reading.ts';
import { reasonOf } from '../trouble.ts';
import { OFFERS_A_DAY } from './ending-cues.ts';
import { buyers, isBuyers, isRefused, lastPart, quote, sellers, sellersAfter } from './moments.ts';
import type { Piece } from './piece.ts';
import { ASKS_ONCE_MORE, ASKS_WHY, COMES_BACK, GIVES_REASON, LATER } from './refusal-cues.ts';

/** Advice on how a no was taken. */

export const REFUSAL: readonly Piece[] = [
	{
		id: 'reason of the no',
		weight: 84,
		area: 'A no without its reason',
		impact: 'High',
		issue: 'They said no ({quote}). You did not ask why.',
		target: 'You know what the no is about.',
		recommendation: 'Ask once, without selling: ‘May I ask what it came down to?’',
		find: (reading) => {
			const turn = refusalOf(reading);
			if (turn === undefined || reasonOf(reading) !== undefined || isToLeaveAlone(reading)) return undefined;
			const isAsked = sellers(reading).some((one) => one.text.includes('?') && ASKS_WHY.pattern.test(one.text));
			const gives = buyers(reading).some(({ text }) => GIVES_REASON.pattern.test(text));
			return isAsked || gives
				? undefined
				: { lines: [turn.line], slots: { quote: quote(reading, turn.text.slice(0, 300), turn) } };
		},
	},
	{
		id: 'door left open',
		weight: 82,
		area: 'A door left open, and no day kept',
		impact: 'High',
		issue: 'They said no for now: {quote}. You kept no day for it.',
		target: 'A no for now becomes a day in the diary.',
		recommendation: 'Ask for leave to come back: ‘May I ring you in the first week of that month?’',
		find: (reading) => {
			if (!isRefused(reading)) return undefined;
			const late = lastPart(reading, 0.4).filter((turn) => isBuyers(reading, turn));
			const turn = late.find(({ text }) =>
				wholeSentences(text).some((one) => LATER.pattern.test(one) && !one.includes('?')),
			);
			if (
				turn === undefined ||
				sellersAfter(reading, turn).some(
					(one) => one.dates.length > 0 || LATER.pattern.test(one.text) || COMES_BACK.pattern.test(one.text),
				)
			)
				return undefined;
			if (isToLeaveAlone(reading)) return undefined;
			const sentence = wholeSentences(turn.text).find((one) => LATER.pattern.test(one)) ?? '';
			return { lines: [turn.line], slots: { quote: quote(reading, sentence, turn) } };
		},
	},
	{
		id: 'selling after a no',
		weight: 74,
		area: 'Selling on after a clear no',
		impact: 'High',
		issue: 'They asked to be left alone ({quote}), and you tried again (line {line}).',
		target: 'A clear no is taken at once.',
		recommendation: 'Thank them, say that you take them off the list, and end the call.',
		find: (reading) => {
			const turn = buyers(reading).find(({ text }) => LEAVE_ALONE.pattern.test(text));
			const again = turn && sellersAfter(reading, turn).find((one) => ASKS_ONCE_MORE.pattern.test(one.text));
			if (turn === undefined || again === undefined) return undefined;
			return {
				lines: [turn.line, again.line],
				slots: { quote: quote(reading, turn.text.slice(0, 300), turn), line: `${again.line}` },
			};
		},
	},
	{
		id: 'no question before the no',
		weight: 65,
		area: 'A no before the first question',
		impact: 'High',
		issue: 'By the time they said no ({quote}), you had asked them nothing about their business.',
		target: 'They have answered one question before they decide.',
		recommendation: 'Open with one question about their work: ‘How do you handle that today?’',
		find: (reading) => {
			const turn = refusalOf(reading);
			if (turn === undefined) return undefined;
			const asked = sellers(reading).filter(
				(one) =>
					one.number < turn.number &&
					questionsIn(one.text).some(
						(question) => question.split(' ').length > 4 && !OFFERS_A_DAY.pattern.test(question),
					),
			);
			return asked.length > 0
				? undefined
				: { lines: [turn.line], slots: { quote: quote(reading, turn.text.slice(0, 300), turn) } };
		},
	},
];

function isToLeaveAlone(reading: Reading): boolean {
	return buyers(reading).some(({ text }) => LEAVE_ALONE.pattern.test(text));
}

/** The turn in which they said no. */
function refusalOf(reading: Reading): Utterance | undefined {
	if (!isRefused(reading)) return undefined;
	const lines = reading.facts.outcome.lines;
	return reading.turns.find((turn) => lines.includes(turn.number) && isBuyers(reading, turn));
}
