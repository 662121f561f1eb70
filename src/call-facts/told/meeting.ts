import { datesIn } from '#language/dates/dates.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, nameOf, sideOf } from '../call-text.ts';
import { FARTHEST } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { ASKS_FOR_A_DAY, BUSY, DECLINES, SAYS_YES, TAKES_THE_DAY } from './day-cues.ts';
import { hourIn } from './hour.ts';
import { SAME_TIME } from './hour-cues.ts';
import { NEXT_CLAUSE } from './joint-cues.ts';
import { ASKS_WHEN, COMES_TOGETHER, HANDS_OVER, IS_DUE, MEETS, NO_DAY_TO_MEET } from './meeting-cues.ts';
import { hourBeside, isSameDay, type NamedDay, namedDays, whenOf } from './meeting-day.ts';
import { TRIES_TOGETHER } from './zone-cues.ts';

/** A day on which both sides agreed to meet. */
export interface Meeting {
	/** The turn in which the day was offered. */
	offer: Utterance;
	/** The sentences of it that name the day. */
	quote: string;
	/** The words for day and hour, each as one of both sides said it. */
	when: string;
	/** The turn in which the other side took it up. */
	taken: Utterance;
	/** Whether an hour was settled, too. */
	hasHour: boolean;
}

/** In turns: days to meet are agreed late. */
const LATE = 0.4;
/** In turns: what is offered is soon taken up, and its hour soon settled. */
const SOON = 3;
/** In characters: whoever takes up a day says so at once. */
const AT_ONCE = 60;

/** The last such day of a call: offered by one side, taken up by the other within the next turns, with its final hour. */
export function meetingOf(call: CallText): Meeting | undefined {
	const late = call.turns.filter((turn, index) => index >= call.turns.length * LATE && sideOf(call, turn) !== 'other');
	const agreed = late
		.flatMap((turn) => agreedFrom(call, turn) ?? saidBack(call, turn) ?? [])
		.filter(({ offer }) => !isForAnother(call, offer));
	const last = agreed.at(-1);
	// "See you Friday", of which the hour was settled before.
	return last && !last.hasHour ? (agreed.findLast((one) => one.hasHour && isSameDay(one.day, last.day)) ?? last) : last;
}

/** "When would you like to start?" "From the first of June?": a day on which something begins or is decided. */
function isForAnother({ turns }: CallText, { index }: Utterance): boolean {
	return turns
		.slice(Math.max(0, index - 1), index + 1)
		.some(({ text }) => NO_DAY_TO_MEET.pattern.test(text.slice(0, FARTHEST)));
}

/** With the day as it was offered. */
interface Agreed extends Meeting {
	day: NamedDay;
}

function agreedFrom(call: CallText, turn: Utterance): Agreed | undefined {
	const { index } = turn;
	const before = call.turns[index - 1];
	const isOthers = (one: Utterance | undefined): one is Utterance =>
		one !== undefined && sideOf(call, one) !== sideOf(call, turn) && sideOf(call, one) !== 'other';
	const asked = isOthers(before) ? before : undefined;
	const named = namedDays(turn).findLast((day) => isOffered(turn, day, asked));
	if (named === undefined) return undefined;
	if (asked !== undefined && isAnswer(asked, named)) {
		return meetingAt(call, asked, turn, named);
	}
	const replies = call.turns.slice(index + 1, index + 1 + SOON).filter(isOthers);
	const taken = replies.find((reply) => takesUp(reply, named) || refuses(reply, named));
	return taken === undefined || refuses(taken, named) ? undefined : meetingAt(call, turn, taken, named);
}

/**
 * "What about that Wednesday?" "Wednesday the sixth. Yeah. I could be there at one.": a day that is said back with its hour
 * after some talk of it.
 */
function saidBack(call: CallText, turn: Utterance): Agreed | undefined {
	const { index } = turn;
	const talk = call.turns.slice(Math.max(0, index - TALK), index).filter((one) => sideOf(call, one) !== 'other');
	if (!talk.some(({ text }) => MEETS.pattern.test(text)) || DECLINES.pattern.test(turn.text.slice(0, AT_ONCE)))
		return undefined;
	const named = namedDays(turn).findLast((day) => isSettled(turn, day));
	if (named === undefined) return undefined;
	const offer = talk.findLast(
		(one) => sideOf(call, one) !== sideOf(call, turn) && namedDays(one).some((day) => isSameDay(day, named)),
	);
	const offered = offer && namedDays(offer).find((day) => isSameDay(day, named));
	if (offer === undefined || offered === undefined || isTurnedDown(offered)) return undefined;
	return meetingAt(call, offer, turn, offered);
}

/** In turns: how long a day to meet is talked about. */
const TALK = 8;

/** Whether a turn names a day with its hour, and does not ask for it. */
function isSettled(turn: Utterance, named: NamedDay): boolean {
	const { sentence, day, around } = named;
	if (isBound(named) || sentence.endsWith('?') || isBusy(sentence, day.text)) return false;
	if (HANDS_OVER.pattern.test(around)) return false;
	return hourBeside(named) !== undefined || (isBare(sentence, day.text) && hourIn(turn) !== undefined);
}

/** "By Thursday", "until Thursday": a day on which nobody meets. */
function isBound({ day }: NamedDay): boolean {
	return ['by', 'before', 'after', 'since', 'until'].includes(day.when.bound ?? '');
}

/** Whether a sentence offers its day to meet on, rather than to have something done by it. */
function isOffered({ text }: Utterance, named: NamedDay, asked: Utterance | undefined): boolean {
	const { sentence, day, around } = named;
	if (isBound(named) || IN_CASE.test(sentence)) return false;
	const clause = clauseWith(sentence, day.text);
	if (IS_DUE.pattern.test(clause.slice(0, clause.indexOf(day.text))) || HANDS_OVER.pattern.test(clause)) return false;
	if ([COMES_TOGETHER, TRIES_TOGETHER].some(({ pattern }) => pattern.test(around))) return !isBusy(sentence, day.text);
	if (HANDS_OVER.pattern.test(text.slice(0, named.start).slice(-NEAR))) return false;
	if (ASKS_THE_HOUR.test(around) && isBare(sentence, day.text)) return !isBusy(sentence, day.text);
	if (ASKS_FOR_A_DAY.pattern.test(around)) return MEETS.pattern.test(text) || MEETS.pattern.test(asked?.text ?? '');
	if (!isBare(sentence, day.text) || isBusy(sentence, day.text)) return false;
	return (
		hourBeside(named) !== undefined || SAME_TIME.pattern.test(around) || (asked !== undefined && asksForADay(asked))
	);
}

/** "Thursday the third of December. What time?" */
const ASKS_THE_HOUR = /\b(?:what time|morning or afternoon)\b[^?]{0,20}\?/i;

/** "And if it's blowing sideways we go to the Thursday.": a day for a case that nobody hopes for. */
const IN_CASE = /^(?:and |but |or |so )?if (?:it|the|there)\b/i;

/** In characters: "I'll send you the sheet. Friday? No, Monday." */
const NEAR = 120;

/** The part of a sentence that names the day: "… by Wednesday, and we talk again Friday week at ten?" */
function clauseWith(sentence: string, day: string): string {
	return sentence.split(NEXT_CLAUSE.pattern).find((clause) => clause.includes(day)) ?? sentence;
}

function asksForADay(asked: Utterance): boolean {
	if (ASKS_WHEN.pattern.test(asked.text)) return true;
	return namedDays(asked).some(
		({ sentence, around }) =>
			ASKS_FOR_A_DAY.pattern.test(around) && MEETS.pattern.test(asked.text) && !HANDS_OVER.pattern.test(sentence),
	);
}

/** Whether a turn says back, with its hour, the day on which the other side just asked to meet, or is asked when. */
function isAnswer(asked: Utterance, named: NamedDay): boolean {
	if (!isBare(named.sentence, named.day.text) && !COMES_TOGETHER.pattern.test(named.sentence)) return false;
	const hour = hourBeside(named)?.time;
	if (hour === undefined || !MEETS.pattern.test(asked.text) || isBusy(named.sentence, named.day.text)) return false;
	if (ASKS_WHEN.pattern.test(asked.text)) return true;
	return (
		namedDays(asked).some((one) => isSameDay(one, named)) ||
		asked.dates.some(({ when }) => when.time === hour) ||
		hourIn(asked)?.time === hour
	);
}

function takesUp(reply: Utterance, named: NamedDay): boolean {
	const [first = ''] = wholeSentences(reply.text);
	const days = namedDays(reply).filter(({ start }) => start < AT_ONCE);
	const again = days.find((one) => isSameDay(one, named));
	if (again !== undefined) return !isTurnedDown(again);
	if (days.length > 0 || DECLINES.pattern.test(reply.text.slice(0, AT_ONCE))) return false;
	if (hourIn(reply, hourBeside(named)) !== undefined || saysDateBack(reply, named)) return true;
	return TAKES_THE_DAY.pattern.test(reply.text.slice(0, AT_ONCE)) || SAYS_YES.pattern.test(first);
}

/** "Twelfth, ten o'clock." */
function saysDateBack({ text }: Utterance, { day }: NamedDay): boolean {
	const [said] = datesIn(`the ${text.slice(0, AT_ONCE).toLowerCase()}`);
	return said !== undefined && said.start === 0 && said.when.day !== undefined && said.when.day === day.when.day;
}

function refuses(reply: Utterance, named: NamedDay): boolean {
	const again = namedDays(reply).filter((one) => isSameDay(one, named));
	if (again.length > 0) return again.every(isTurnedDown);
	return DECLINES.pattern.test(reply.text.slice(0, AT_ONCE));
}

function isTurnedDown({ sentence, day }: NamedDay): boolean {
	return isBusy(sentence, day.text) || DECLINES.pattern.test(sentence);
}

/** "Thursday there's audit", "I've three matters on Friday". */
function isBusy(sentence: string, day: string): boolean {
	const [before = '', after = ''] = sentence.split(day);
	const beside = `${before.slice(before.lastIndexOf(',') + 1)} – ${after.replace(/,.*$/s, '')}`;
	return BUSY.pattern.test(beside) && !TAKES_THE_DAY.pattern.test(sentence);
}

/** In characters: "And then Thursday, the same time". */
const FEW = 12;

/** A day that its sentence begins with, and nothing said of it: "Monday the second, nine o'clock, above the shop." */
function isBare(sentence: string, day: string): boolean {
	const at = sentence.indexOf(day);
	return at <= FEW && /^(?:,? then)?(?:[,.?!]|$)/.test(sentence.slice(at + day.length));
}

function meetingAt(call: CallText, offer: Utterance, taken: Utterance, day: NamedDay): Agreed {
	const [start, end] = [offer.index, taken.index];
	const settles = (turn: Utterance) => hourIn(turn) !== undefined || namedDays(turn).some((one) => isSameDay(one, day));
	const settled = call.turns.slice(end + 1, end + SOON).findLastIndex(settles);
	const { around } = namedDays(offer).find((one) => isSameDay(one, day)) ?? { around: offer.text };
	const turns = call.turns.slice(start, end + settled + 2);
	const { when, hasHour } = whenOf(turns, day, (turn) => nameOf(call, turn.speaker));
	return { offer, quote: around, when, taken, day, hasHour };
}

/** The same of a call of which it is told how it ended: none where that was a no, or nothing was settled. */
export function agreedMeeting(told: CallText): Meeting | undefined {
	const { kind } = told.facts.outcome;
	return kind === 'refused' || kind === 'open' ? undefined : meetingOf(told);
}
