import { wholeSentences } from '#language/sentences.ts';
import { type CallText, sideOf } from '../call-text.ts';
import type { Commitment, NamedThing } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { DECLINES } from './day-cues.ts';
import { phraseOf } from './day-phrase.ts';
import { isSameDay, type NamedDay, namedDays } from './meeting-day.ts';
import { CALLS_OFF } from './no-promise-cues.ts';
import { AGREES, ASKS_START, STARTS } from './start-cues.ts';

/** The day on which it begins: named by one side, agreed to by the other. */

/** In a share of the call: days to begin are agreed late. */
const LATE = 0.4;
/** In turns: what is proposed is soon taken up, or put right. */
const SOON = 4;
/** In characters: whoever is asked when says so at once. */
const AT_ONCE = 30;

interface Proposed {
	day: NamedDay;
	thing?: NamedThing;
	/** Whether it answers a question when, so that silence is a yes. */
	isAnswer?: boolean;
}

/** @param owner what is agreed by both sides is nobody's alone */
export function startDay(call: CallText, owner: string): Commitment | undefined {
	const late = call.turns.filter((turn, index) => index >= call.turns.length * LATE && sideOf(call, turn) !== 'other');
	const agreed = late.flatMap((turn) => proposedIn(call, turn) ?? []).flatMap((one) => settled(call, one) ?? []);
	const last = agreed.at(-1);
	if (last === undefined) return undefined;
	const { turn, day, around, sentence } = last.day;
	const quote = last.thing === undefined ? sentence : around;
	const promise = { lines: [turn.number], confidence: 1, by: 'words', owner, kind: 'start' as const };
	return { ...promise, quote, when: phraseOf(turn, day), ...(last.thing && { thing: last.thing }) };
}

function proposedIn(call: CallText, turn: Utterance): Proposed | undefined {
	const day = namedDays(turn).findLast((one) => STARTS.pattern.test(one.sentence));
	if (day !== undefined) return { day };
	const question = wholeSentences(turn.text).findLast((one) => ASKS_START.pattern.test(one));
	const reply = call.turns[turn.index + 1];
	if (question === undefined || reply === undefined || sideOf(call, reply) === sideOf(call, turn)) return undefined;
	const said = namedDays(reply).find(({ day: { start } }) => start < AT_ONCE);
	return said && { day: said, thing: { turn: turn.number, quote: question }, isAnswer: true };
}

/** With the day that was taken instead, where the first one was not; nothing where none was agreed to. */
function settled(call: CallText, proposed: Proposed): Proposed | undefined {
	const { turn, sentence } = proposed.day;
	const at = turn.index;
	const reply = call.turns[at + 1];
	if (reply === undefined) return undefined;
	const turnsDown = DECLINES.pattern.test(reply.text) || CALLS_OFF.pattern.test(reply.text);
	if (AGREES.pattern.test(reply.text) && !turnsDown) return proposed;
	const other = call.turns
		.slice(at + 2, at + SOON)
		.flatMap((one) => namedDays(one).map((day) => ({ day, yes: call.turns[one.index + 1] })))
		.findLast(
			({ day, yes }) =>
				!isSameDay(day, proposed.day) &&
				day.sentence.endsWith('?') &&
				day.sentence.split(/\s+/).length <= SOON &&
				yes !== undefined &&
				sideOf(call, yes) !== sideOf(call, day.turn) &&
				AGREES.pattern.test(yes.text),
		);
	if (other !== undefined) return { day: other.day, thing: { turn: turn.number, quote: sentence } };
	const named = namedDays(reply);
	const namesAnother = named.length > 0 && !named.some((day) => isSameDay(day, proposed.day));
	return proposed.isAnswer && !CALLS_OFF.pattern.test(reply.text) && !namesAnother ? proposed : undefined;
}
