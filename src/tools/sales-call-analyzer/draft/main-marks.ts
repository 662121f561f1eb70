import { sideOf } from '#call-facts/call-text.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { inContext } from '#call-facts/told/in-context.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import type { MainFact } from './main-fact.ts';

/** By what a trial is judged, where one side asked the other for it. */

export const ASKS_FOR_A_MARK: Pattern = {
	id: 'a question for what counts as success',
	pattern:
		/\b(?:your measure\b|good enough\b|counts? as (?:working|success|a success)|(?:you|we) call (?:it )?(?:good|a success)|how (?:do|will|would) (?:we|you|i) (?:say|know|tell|see|measure) (?:if|that|whether) it (?:works|worked|is working))[^.?!]*\?/i,
	finds: [
		"I agree. What's your measure?",
		'What would be good enough for you?',
		'Like what are we saying counts as working?',
		'What would count as success?',
		'What counts as a success for you?',
		'And what would you call good?',
		'When do we call it a success?',
		'How do we say if it works?',
		'How will you know that it worked?',
		'How would I tell whether it is working?',
		'How do we see if it works?',
		'How do we measure whether it works?',
	],
	leaves: ['That is good enough.', 'What does it measure?', 'How do I know it?'],
};

/** Of a call: what is asked before is about what they have. */
const LATE = 0.3;
/** In turns: an answer follows at once, and is soon put right. */
const SOON = 2;
const AGAIN = 4;

export function theirMark(reading: Reading): MainFact[] {
	const asked = reading.turns
		.slice(Math.floor(reading.turns.length * LATE))
		.findLast((turn) => sideOf(reading, turn) !== 'other' && ASKS_FOR_A_MARK.pattern.test(turn.text));
	if (asked === undefined) return [];
	const after = reading.turns.slice(asked.index + 1);
	const answer = after.slice(0, SOON).find((turn) => isOthers(reading, asked, turn) && holdsAMark(turn.text));
	const told = answer && inContext(reading, answer, weigh, { isPrice: true });
	if (!answer || !told) return [];
	const right = after
		.slice(0, AGAIN)
		.find((turn) => turn !== answer && sideOf(reading, turn) === 'buyer' && PUTS_ANOTHER.test(turn.text));
	const further = right && inContext(reading, right, (one) => (PUTS_ANOTHER.test(one) ? 1 : 0), { isPrice: true });
	return [{ ...told, ...(further && { further: further.said }), kind: 'mark', turn: answer, weight: 1 }];
}

function isOthers(reading: Reading, one: Utterance, other: Utterance): boolean {
	return sideOf(reading, other) !== 'other' && sideOf(reading, other) !== sideOf(reading, one);
}

function weigh(sentence: string): number {
	return sentence.endsWith('?') ? -1 : holdsAMark(sentence) ? 1 : 0;
}

/** A share, a count or "half". */
function holdsAMark(words: string): boolean {
	return wholeSentences(words.slice(0, FARTHEST)).some((one) => amountsIn(one).length > 0 || /\bhalf\b/i.test(one));
}

/** "I'd want it to be twenty per cent more." */
const PUTS_ANOTHER = /\b(?:i['’]d want it|i want it|make it)\b[^.?!]*\b(?:per ?cent|percent|%|of)/i;
