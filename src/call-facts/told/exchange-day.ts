import type { DateMention } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import { type CallText, sideOf } from '../call-text.ts';
import type { Commitment } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { isAhead } from './commitment.ts';
import { DECLINES } from './day-cues.ts';
import { phraseOf } from './day-phrase.ts';
import { isOfAHabit } from './no-promise.ts';
import { OWN_DEED } from './promise-cues.ts';

/** The day of a promise that its own sentences do not name: "By Friday?" "Fine, I'll send the dockets." */

/** In words: a sentence that says no more than a day. */
const FEW = 6;
/** In words that both hold: what is said back is what was asked. */
const SAID_BACK = 2;

/** The day that was asked for just before, or said back in the reply; null where there is none, or it was refused. */
export function dayOfExchange(call: CallText, turn: Utterance, { quote, kind }: Commitment): string | null {
	const at = turn.index;
	const others = (one: Utterance | undefined) =>
		one !== undefined && sideOf(call, one) !== sideOf(call, turn) && sideOf(call, one) !== 'other' ? one : undefined;
	const [before, reply] = [others(call.turns[at - 1]), others(call.turns[at + 1])];
	const due = dayAlone(turn, (one) => DUE_ALONE.test(one));
	if (turn.dates.some(({ when }) => isADay(when)) && kind !== 'meet') return due ?? null;
	const own = kind === 'meet' ? dayAlone(turn, ({ length }) => length > 0) : undefined;
	const asked = dayBeside(before, (one) => one.endsWith('?') || FROM_DUE.test(one));
	const echoed = before && isSaidBack(before, quote) ? onlyDay(before) : undefined;
	const confirmed = dayBeside(reply, (one) => FROM_DUE.test(one));
	return confirmed ?? own ?? asked ?? echoed ?? (reply && dayWhenAsked(call, turn, reply)) ?? null;
}

const FROM_DUE = /^(?:by|until|before) /i;

/** The day alone in a turn beside a promise; none in "I'll ask Shireen to do it. By Tuesday, is that okay?", which is its own. */
function dayBeside(turn: Utterance | undefined, isIt: (sentence: string) => boolean): string | undefined {
	if (turn === undefined || wholeSentences(turn.text).some((one) => OWN_DEED.pattern.test(one))) return undefined;
	return dayAlone(turn, isIt);
}

/** "By Friday.", "So, I'd say by Friday." */
const DUE_ALONE = /^(?:(?:so|say|okay|er|i['’](?:d|ll) say)[,.]? )*(?:by|before|until) /i;
/**
 * "I'll read it over on the weekend. Say by Tuesday.": a promise with the words right behind it that say by when, and no more;
 * undefined where there are none.
 */
export function dueByThen(turn: Utterance, promise: Commitment): Commitment | undefined {
	const from = turn.text.indexOf(promise.quote);
	if (from === -1 || turn.speaker !== promise.owner) return undefined;
	const after = from + promise.quote.length;
	const [said = ''] = wholeSentences(turn.text.slice(after));
	const day = DUE_ALONE.test(said) && said.split(/\s+/).length <= FEW ? daysIn(turn, said).at(-1) : undefined;
	if (day === undefined) return undefined;
	const quote = turn.text.slice(from, turn.text.indexOf(said, after) + said.length);
	return { ...promise, when: phraseOf(turn, day), quote };
}

const ASKS_WHEN = /\bwhen\?$/i;

/** The day in the next turn of whoever promised, where the other side asked for it: "By when?" "The end of next week." */
function dayWhenAsked(call: CallText, turn: Utterance, reply: Utterance): string | undefined {
	const answer = call.turns[reply.index + 1];
	const isAsked = ASKS_WHEN.test(reply.text) && reply.text.split(/\s+/).length <= FEW;
	if (!isAsked || answer?.speaker !== turn.speaker) return undefined;
	const [first] = answer.dates.filter(({ when }) => isAhead(when));
	return first && phraseOf(answer, first);
}

/** The last sentence that says a day and hardly anything else. */
function dayAlone(turn: Utterance, isIt: (sentence: string) => boolean): string | undefined {
	const said = wholeSentences(turn.text).findLast(
		(one) => one.split(/\s+/).length <= FEW && isIt(one) && !DECLINES.pattern.test(one) && daysIn(turn, one).length > 0,
	);
	const day = said === undefined ? undefined : daysIn(turn, said).at(-1);
	return day && phraseOf(turn, day);
}

function onlyDay(turn: Utterance): string | undefined {
	const days = daysIn(turn, turn.text);
	return days.length === 1 && days[0] !== undefined ? phraseOf(turn, days[0]) : undefined;
}

function daysIn(turn: Utterance, words: string): DateMention[] {
	return turn.dates.filter(
		({ text, when, start }) => words.includes(text) && isADay(when) && isAhead(when) && !isOfAHabit(turn.text, start),
	);
}

function isADay({ weekday, day, relative, part }: DateMention['when']): boolean {
	return weekday !== undefined || day !== undefined || relative === 'day' || part !== undefined;
}

/** Whether a turn asks for the very thing that is promised. */
function isSaidBack(turn: Utterance, quote: string): boolean {
	return wholeSentences(turn.text).some(
		(one) => one.split(/\s+/).length <= FEW * 2 && overlap(stems(one), stems(quote)) >= SAID_BACK,
	);
}
