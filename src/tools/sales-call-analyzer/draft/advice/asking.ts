import { lengthOf } from '#call-facts/near-words.ts';
import { ASKS_FOR_DOUBTS } from '#call-facts/told/asked-cues.ts';
import { SMALL_TALK } from '#call-facts/told/cues.ts';
import { SUPPOSES } from '#call-facts/told/earlier-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { questionsIn } from '#transcript/questions.ts';
import { askedLate } from '../../reading.ts';
import { CHECKS_ALONG } from './asking-cues.ts';
import { isUndecided, quote, sellers } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on how the seller asks. */

/** In words: a shorter question only checks or greets. */
const FEWEST = 4;
/** In turns. */
const SHORT_CALL = 12;
const WHOLE_CALL = 24;

/** The questions of a turn that ask for something. */
function realQuestions({ text }: Utterance): string[] {
	return questionsIn(text).filter(
		(one) =>
			lengthOf(one) >= FEWEST &&
			!SMALL_TALK.pattern.test(one) &&
			!SUPPOSES.pattern.test(one) &&
			!CHECKS_ALONG.pattern.test(one),
	);
}

export const ASKING: readonly Piece[] = [
	{
		id: 'no late question',
		weight: 34,
		area: 'No question in the second half',
		impact: 'Medium',
		issue: 'Your last question came in the first half of the call: {quote}.',
		target: 'The last question of the call is yours.',
		recommendation: 'Ask once more before you end: ‘What would keep you from starting?’',
		find: (reading) => {
			const turn = sellers(reading).findLast(({ text }) => questionsIn(text).length > 0);
			const question = questionsIn(turn?.text ?? '').at(-1);
			if (turn === undefined || question === undefined || askedLate(reading) > 0) return undefined;
			if (!isUndecided(reading)) return undefined;
			return { lines: [turn.line], slots: { quote: quote(reading, question, turn) } };
		},
	},
	{
		id: 'doubts never asked for',
		weight: 31,
		area: 'Doubts never asked for',
		impact: 'Medium',
		issue: 'They named no doubt, and you asked for none. Your last question was {quote}.',
		target: 'What holds them back is said while you are there.',
		recommendation: 'Ask before the next step: ‘What would keep you from going ahead?’',
		find: (reading) => {
			const turn = sellers(reading).findLast((one) => realQuestions(one).length > 0);
			if (
				turn === undefined ||
				reading.turns.length < WHOLE_CALL ||
				!isUndecided(reading) ||
				reading.whole.facts.objections.length > 0
			)
				return undefined;
			if (sellers(reading).some(({ text }) => ASKS_FOR_DOUBTS.pattern.test(text))) return undefined;
			return { lines: [turn.line], slots: { quote: quote(reading, realQuestions(turn).at(-1) ?? '', turn) } };
		},
	},
	{
		id: 'nothing asked',
		weight: 60,
		area: 'No question at all',
		impact: 'High',
		issue: 'You asked them nothing in the whole call. Your longest turn is at {where}.',
		target: 'They say what they need before you say what you have.',
		recommendation: 'Begin with one: ‘What made you take this call?’',
		find: (reading) => {
			const seller = reading.measurements.sides.find(({ role }) => role === 'salesperson');
			const line = seller?.longestMonologue?.line;
			if (line === undefined || seller?.questions !== 0 || reading.turns.length < SHORT_CALL) return undefined;
			return { lines: [line], slots: { where: `line ${line}` } };
		},
	},
];
