import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { wholeSentences } from '#language/sentences.ts';
import { FARTHEST, lengthOf } from '../near-words.ts';
import type { Utterance } from '../utterances.ts';
import { phraseOf } from './day-phrase.ts';
import { type Hour, hourIn } from './hour.ts';
import { SAME_TIME } from './hour-cues.ts';
import { zonedHour } from './zone.ts';

/** Days that turns name, and the words for the one that is settled on, with its hour. */

export interface NamedDay {
	turn: Utterance;
	day: DateMention;
	/** The sentence that names it. */
	sentence: string;
	/** With the sentence before it where it is short, and with a question or an hour right behind it; all verbatim. */
	around: string;
	/** In characters from the start of its turn. */
	start: number;
}

/** In words: less than that goes on with what stands before it. */
const SHORT = 6;

/** Each weekday or date of a turn, not merely "next week". */
export function namedDays(turn: Utterance): NamedDay[] {
	const text = turn.text.slice(0, FARTHEST);
	const sentences = wholeSentences(text);
	let at = 0;
	return sentences.flatMap((sentence, index) => {
		const start = text.indexOf(sentence, at);
		at = start + sentence.length;
		const days = turn.dates.filter((date) => date.start >= start && date.end <= at && isADay(date));
		if (days.length === 0) return [];
		const before = lengthOf(sentence) < SHORT || /\?$/.test(sentences[index - 1] ?? '') ? index - 1 : index;
		const next = sentences[index + 1] ?? '';
		const isAsked = next.endsWith('?') && lengthOf(next) <= SHORT;
		const after = isAsked || hourIn({ text: next }) !== undefined ? index + 1 : index;
		const around = sentences.slice(Math.max(0, before), after + 1).join(' ');
		return days.map((day) => ({ turn, day, sentence, around: text.includes(around) ? around : sentence, start }));
	});
}

function isADay({ when }: DateMention): boolean {
	return (when.weekday !== undefined || when.day !== undefined) && (when.offset ?? 0) >= 0;
}

export function isSameDay({ day: one }: NamedDay, { day: other }: NamedDay): boolean {
	const { weekday, day } = one.when;
	return (weekday !== undefined && weekday === other.when.weekday) || (day !== undefined && day === other.when.day);
}

/**
 * The words for a day with the hour on which both sides settle in these turns, the one that offers it first; with whose
 * hour it is, where they say so.
 */
export function whenOf(
	turns: readonly Utterance[],
	named: NamedDay,
	nameOf: (turn: Utterance) => string,
): { when: string; hasHour: boolean } {
	const same = turns.flatMap((turn) => namedDays(turn).filter((one) => isSameDay(one, named)));
	// "Tuesday the twenty-third?" "Tuesday is the twenty-fourth." "Tuesday the twenty-fourth."
	const date = same.flatMap(({ day }) => day.when.day ?? []).at(-1);
	const days = same.filter(({ day }) => day.when.day === undefined || day.when.day === date);
	// "Tuesday, seven o'clock?" "Tuesday week it is."
	const later = days.filter(({ day }) => day.when.plusWeeks !== undefined);
	const phrases = (later.length > 0 ? later : days).map(({ turn, day }) => phraseOf(turn, day));
	const hours: Hour[] = [];
	for (const turn of turns) {
		const alone = hourIn(turn, hours.at(-1));
		const beside = days.filter((one) => one.turn === turn).flatMap((one) => hourBeside(one) ?? []);
		hours.push(...(alone === undefined ? beside : [alone]));
	}
	const last = hours.at(-1);
	const zoned = zonedHour(turns, last, nameOf);
	if (zoned !== undefined) return { when: `${longest(phrases.map(dayAlone))}, ${zoned}`, hasHour: true };
	if (last === undefined) {
		const isSame = days.some(({ around }) => SAME_TIME.pattern.test(around));
		return { when: longest(phrases) + (isSame ? ', same time' : ''), hasHour: isSame };
	}
	const whole = phrases.filter((phrase) => datesIn(phrase).some(({ when }) => when.time === last.time));
	const hour = longest(hours.filter(({ time }) => time === last.time).map(({ text }) => text)).toLowerCase();
	return {
		when: longest(whole) || `${longest(phrases.map(dayAlone))}, ${hour.replace(/^(?:at|on) /, '')}`,
		hasHour: true,
	};
}

function longest(words: readonly string[]): string {
	return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** The hour that is said with a day: "Thursday at ten", "Four o'clock on the twentieth". */
export function hourBeside({ turn, day, sentence, around }: NamedDay): Hour | undefined {
	const near = around.slice(0, NEAR_A_DAY);
	const timed = datesIn(phraseOf(turn, day)).find(({ when }) => when.time !== undefined);
	if (timed?.when.time !== undefined) return { text: timeAlone(timed.text), time: timed.when.time };
	const alone = hourIn({ text: near });
	if (alone !== undefined) return alone;
	const late = datesIn(near).findLast(({ when }) => when.time !== undefined && when.weekday === undefined);
	if (late?.when.time !== undefined) return { text: late.text, time: late.when.time };
	// "Monday I can be in your office, ten-thirty."
	const parts = sentence.split(', ', MOST_PARTS).slice(1);
	return parts.map((part) => hourIn({ text: part })).findLast((hour) => hour !== undefined);
}

/** In characters: a list of days without end is read once, not once for each of them. */
const NEAR_A_DAY = 600;
/** Of a sentence: an hour that stands farther on is said with another day. */
const MOST_PARTS = 8;

/** "Ten o'clock" of "Thursday, ten o'clock". */
function timeAlone(words: string): string {
	const parts = words.split(/, | at | (?=half |quarter |\w+ o'clock)/);
	return parts.findLast((part) => hourIn({ text: part }) !== undefined) ?? words;
}

/** "Wednesday the twentieth of August" of "Wednesday the twentieth of August, eight o'clock". */
function dayAlone(phrase: string): string {
	const ends = [...phrase.matchAll(/,? at |, | (?=half |quarter |\w+ o'clock)/g)].map(({ index }) =>
		phrase.slice(0, index),
	);
	const isWithoutHour = (words: string) => datesIn(words).every(({ when }) => when.time === undefined);
	return [phrase, ...ends.toReversed()].find((words) => isWithoutHour(words) && datesIn(words).length > 0) ?? phrase;
}
