import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf } from '../call-text.ts';
import type { Commitment } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { CALLS_OFF, HABIT, ON_CONDITION, ON_THAT_DAY } from './no-promise-cues.ts';

/** What sounds like a promise and holds nobody to anything. */

/** Whether all that is said without a day hangs on an if, or is for a day that falls through in the next turn. */
export function isNoPromise(call: CallText, turn: Utterance, { quote, when }: Commitment): boolean {
	if (when !== null) return false;
	const last = wholeSentences(quote).findLast((one) => /['’]ll\b|\bwill\b|\bcan\b/i.test(one)) ?? quote;
	return ON_CONDITION.pattern.test(last) || (ON_THAT_DAY.pattern.test(quote) && isCalledOff(call, turn));
}

function isCalledOff(call: CallText, turn: Utterance): boolean {
	const reply = call.turns[call.turns.indexOf(turn) + 1];
	return reply !== undefined && sideOf(call, reply) !== sideOf(call, turn) && CALLS_OFF.pattern.test(reply.text);
}

/** Whether a day is one of many: "every Tuesday". */
export function isOfAHabit(text: string, start: number): boolean {
	return HABIT.pattern.test(text.slice(Math.max(0, start - 20), start));
}
