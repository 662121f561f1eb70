import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf } from '../call-text.ts';
import type { Commitment } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import {
	CALLS_OFF,
	HABIT,
	LOOKS_FOR_A_DAY,
	NOT_WANTED,
	NOT_YET_BEFORE,
	ON_CONDITION,
	ON_THAT_DAY,
} from './no-promise-cues.ts';

/** What sounds like a promise and holds nobody to anything. */

/**
 * Whether the other side turns it down, a day is only looked for, or all that is said without a day hangs on an if, or is
 * for a day that falls through in the next turn.
 */
export function isNoPromise(call: CallText, turn: Utterance, promise: Commitment): boolean {
	const { quote, when } = promise;
	if (isUnwanted(call, turn, promise) || LOOKS_FOR_A_DAY.pattern.test(quote)) return true;
	if (when !== null) return false;
	const last = wholeSentences(quote).findLast((one) => /['’]ll\b|\bwill\b|\bcan\b/i.test(one)) ?? quote;
	return ON_CONDITION.pattern.test(last) || (ON_THAT_DAY.pattern.test(quote) && isCalledOff(call, turn));
}

/** In turns. */
const JUST_BEFORE = 4;

/** "You'll get an invite." "I wouldn't."; "I can't promise Tuesday." "Tuesday at two. I'll call you." */
function isUnwanted(call: CallText, turn: Utterance, { owner, kind, when }: Commitment): boolean {
	const at = turn.index;
	const isOthers = (one: Utterance | undefined) => one !== undefined && sideOf(call, one) !== sideOf(call, turn);
	const reply = call.turns[at + 1];
	if (turn.speaker !== owner) return false;
	if (reply !== undefined && isOthers(reply) && NOT_WANTED.pattern.test(reply.text)) return true;
	const days = datesIn(when ?? '').flatMap((day) => day.when.weekday ?? []);
	return (
		kind === 'meet' &&
		call.turns
			.slice(Math.max(0, at - JUST_BEFORE), at)
			.filter((one) => isOthers(one) && NOT_WANTED.pattern.test(one.text))
			.some(({ dates }) => dates.some((day) => days.includes(day.when.weekday ?? -1)))
	);
}

function isCalledOff(call: CallText, turn: Utterance): boolean {
	const reply = call.turns[turn.index + 1];
	return reply !== undefined && sideOf(call, reply) !== sideOf(call, turn) && CALLS_OFF.pattern.test(reply.text);
}

/** "The run isn't until the first." */
export function isNotYet(text: string, { when: { bound }, phrase }: DateMention): boolean {
	return (bound === 'until' || bound === 'before') && NOT_YET_BEFORE.pattern.test(text.slice(0, phrase.start));
}

/** Whether a day is one of many: "every Tuesday". */
export function isOfAHabit(text: string, start: number): boolean {
	return HABIT.pattern.test(text.slice(Math.max(0, start - 20), start));
}
