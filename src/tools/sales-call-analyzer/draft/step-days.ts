import { turnOf } from '#call-facts/call-text.ts';
import type { Commitment } from '#call-facts/facts.ts';
import { dayMeant, namedDay } from '#call-facts/named-day.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { IF_OTHERS } from '#call-facts/told/day-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { datesIn } from '#language/dates/dates.ts';
import { type DateBound, type DateMention, namesADay } from '#language/dates/when.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { SOON_SAID } from './plain-cues.ts';

/** On which day each step is done. */

/** The days of a promise, else a word like "right away"; empty where its words name none. */
export function whenOf(reading: Reading, promise: Commitment): string {
	return daysText(reading, promise) ?? SOON_SAID.pattern.exec(promise.quote)?.[0] ?? '';
}

/** The days of all promises, as the result writes them. */
export function promisedDays(reading: Reading): string[] {
	return reading.facts.next.flatMap((promise) => daysText(reading, promise) ?? []);
}

/** None where no day belongs to it. */
export function daysText(reading: Reading, promise: Commitment): string | undefined {
	const days = daysOf(reading, promise).filter((day) => !isOnlyAnHour(day));
	return days.length === 0 ? undefined : days.map((day) => withDay(reading, saidOnce(day))).join('; ');
}

/** "Friday, this Friday": without what another part of it says as well. */
function saidOnce(day: string): string {
	const parts = day.split(', ');
	const isIn = (part: string, other: string) => other.toLowerCase().split(/\s+/).includes(part.toLowerCase());
	const isTwice = (part: string, at: number) =>
		parts.some((other, index) => index !== at && other !== part && isIn(part, other));
	return parts.filter((part, at) => !isTwice(part, at)).join(', ');
}

/** "I could be there at one.": on which day nobody sees. */
function isOnlyAnHour(words: string): boolean {
	const named = datesIn(/^\w+$/.test(words) ? `at ${words}` : words);
	return named.length > 0 && !named.some(namesADay);
}

function daysOf(reading: Reading, { when, quote, lines: [line = 0] }: Commitment): string[] {
	const conditional = dayAfterIf(quote);
	if (conditional !== undefined) return [conditional];
	const both = daysOfTwo(quote);
	if (both.length > 0) return both;
	const turn = turnOf(reading, line);
	if (when !== null && turn !== undefined && quote.toLowerCase().includes(`not ${when.toLowerCase()}`))
		return dayInstead(turn, when);
	const moved = turn && movedBy(reading, turn);
	if (moved !== undefined) return [moved.day];
	if (when !== null && !isUntil(quote, when)) return [when];
	if (when !== null) return dayToDoOn(quote);
	return turn === undefined ? [] : dayBefore(turn, quote);
}

/** "I'll get you the agreement by Wednesday." "You know what, make that Thursday.": the day that takes its place. */
export function movedBy(
	{ turns }: Reading,
	{ index, speaker }: Utterance,
): { turn: Utterance; words: string; day: string } | undefined {
	for (const turn of turns.slice(index + 1, index + 1 + SOON)) {
		if (turn.speaker !== speaker) continue;
		const words = wholeSentences(turn.text.slice(0, FARTHEST)).find((one) => MAKES_IT.test(one)) ?? '';
		const [day] = datesIn(MAKES_IT.exec(words)?.[1] ?? '').filter(isToDoOn);
		if (day?.start === 0) return { turn, words, day: textOf(day) };
	}
	return undefined;
}

/** In turns. */
const SOON = 2;
const MAKES_IT = /\bmake (?:that|it) (?:by )?((?:the )?[A-Z\d][^.?!]{0,60})/;

/** "I'll send it today, and that'll be good till Friday.": on such a day nothing is done. */
function isUntil(quote: string, when: string): boolean {
	return UNTIL.test(quote.slice(0, Math.max(0, quote.indexOf(when))));
}

const UNTIL = /\b(?:till|until) (?:the )?$/i;

function dayToDoOn(quote: string): string[] {
	return datesIn(quote).filter(isToDoOn).map(textOf).slice(0, 1);
}

/** "Not today, I've to go to the wholesaler. Tomorrow.": the next day that the turn names. */
function dayInstead({ text, dates }: Utterance, denied: string): string[] {
	const from = text.toLowerCase().indexOf(`not ${denied.toLowerCase()}`) + 'not '.length + denied.length;
	return dates
		.filter((date) => isToDoOn(date) && date.start >= from)
		.map(textOf)
		.slice(0, 1);
}

/** "If I get the list by Friday, we'll be live on the twenty-eighth": the day of what is promised. */
function dayAfterIf(quote: string): string | undefined {
	if (!/^if\b/i.test(quote)) return undefined;
	const clauseBefore = (end: number) => quote.slice(0, end).split(',').slice(1).at(-1) ?? '';
	const promised = datesIn(quote).filter((date) => isToDoOn(date) && WILL_BE.test(clauseBefore(date.start)));
	return promised.map(textOf).at(-1);
}

const WILL_BE = /\b(?:I|we|you)(?:['’]ll| will|['’]d| would| can)\b/i;

/** "I'll sign it tonight and I'll pay on Monday": of two promises in one sentence both days. */
function daysOfTwo(quote: string): string[] {
	if (!TWO_PROMISES.test(quote) || wholeSentences(quote).length > 1) return [];
	const days = [...new Set(datesIn(quote).filter(isToDoOn).map(textOf))];
	return days.length === 2 ? days : [];
}

const TWO_PROMISES = /\b(?:I|we)(?:['’]ll| will)\b.*\band (?:then )?(?:I|we)(?:['’]ll| will)\b/i;

/** "Ten o'clock on the twelfth, at the yard. I'll bring the film.": a sentence without a verb that names the day. */
function dayBefore({ text, dates }: Utterance, quote: string): string[] {
	const before = wholeSentences(text.slice(0, Math.max(0, text.indexOf(quote)))).at(-1);
	if (before === undefined || before.endsWith('?') || hasFiniteVerb(before)) return [];
	if (IF_OTHERS.pattern.test(before.replace(/[.!]$/, ''))) return [];
	const from = text.indexOf(before);
	const named = dates.filter((date) => isToDoOn(date) && date.start >= from && date.end <= from + before.length);
	return named.length === 1 ? named.map(textOf) : [];
}

const textOf = ({ phrase }: DateMention) => phrase.text;

/** A day "till" or "from" which something is so is none to do something on. */
const BOUNDS: ReadonlySet<DateBound | undefined> = new Set([undefined, 'by', 'before']);

export function isToDoOn(date: DateMention): boolean {
	return namesADay(date) && BOUNDS.has(date.when.bound);
}

/** "Wednesday at 2 (13 March 2024)", where the transcript says on which day the call was. */
export function withDay({ call }: Reading, when: string): string {
	const meant = call.header.date === undefined ? null : dayMeant(namedDay(when), call.header.date);
	if (meant === null) return when;
	const day = new Date(`${meant}T00:00:00Z`);
	return `${when} (${day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })})`;
}
