/** Times of day: "half past ten", `10:30`, "two in the afternoon", "half one". */

import { belowHundred, isNumberWord, pastHyphen } from '../numbers/cardinal.ts';
import { isNoun } from '../numbers/function-words.ts';
import { SCALES, UNITS } from '../numbers/number-words.ts';
import { at, isGlued, type Token } from '../numbers/tokens.ts';
import { PARTS_OF_DAY } from './date-words.ts';
import type { When } from './when.ts';

export type TimeSaid = Pick<When, 'time' | 'or' | 'partOfDay'>;
type Found = { value: TimeSaid; next: number } | null;

/** A time that is recognisable by its own words, in any context. */
export function clockAt(tokens: readonly Token[], index: number): Found {
	return (
		named(tokens, index) ??
		past(tokens, index) ??
		britishHalf(tokens, index) ??
		written(tokens, index) ??
		marked(tokens, index)
	);
}

function named(tokens: readonly Token[], index: number): Found {
	const word = at(tokens, index);
	if (word === 'noon' || word === 'midday') return { value: { time: '12:00' }, next: index + 1 };
	return word === 'midnight' ? { value: { time: '00:00' }, next: index + 1 } : null;
}

/** "half past ten", "quarter to three", "ten past two", "twenty-five to four" */
function past(tokens: readonly Token[], index: number): Found {
	const article = at(tokens, index) === 'a' ? index + 1 : index;
	const word = at(tokens, article);
	const minutes = word === 'half' ? 30 : word === 'quarter' ? 15 : (belowHundred(tokens, article)?.value ?? 0);
	const joint = word === 'half' || word === 'quarter' ? article + 1 : (belowHundred(tokens, article)?.next ?? article);
	const to = at(tokens, joint) === 'to' && word !== 'half';
	if (minutes < 1 || minutes > 30 || minutes % 5 > 0 || !(to || at(tokens, joint) === 'past')) return null;
	const hour = hourAt(tokens, joint + 1);
	// "ten to fifteen seats" is a range.
	if (hour === null || (to && word !== 'quarter' && !isTimeContext(tokens, index, hour.next))) return null;
	return halved(tokens, to ? hour.value - 1 : hour.value, to ? 60 - minutes : minutes, hour.next);
}

function isTimeContext(tokens: readonly Token[], index: number, next: number): boolean {
	return /^(?:at|by|until|till|about|around|gone)$/.test(at(tokens, index - 1)) && ends(tokens, next);
}

/** In Britain and Ireland "half one" is half past one. */
function britishHalf(tokens: readonly Token[], index: number): Found {
	if (at(tokens, index) !== 'half') return null;
	const hour = hourAt(tokens, index + 1);
	const isWord = hour !== null && UNITS.has(at(tokens, index + 1));
	const isFree =
		hour !== null &&
		ends(tokens, hour.next) &&
		at(tokens, hour.next) !== 'and' &&
		at(tokens, index - 1) !== 'a' &&
		at(tokens, index - 1) !== 'and';
	return isWord && isFree ? halved(tokens, hour.value, 30, hour.next) : null;
}

/** `10:30`, `10:30 pm`, not `10:30:15` */
function written(tokens: readonly Token[], index: number): Found {
	const minutes = at(tokens, index + 2);
	if (at(tokens, index + 1) !== ':' || !isGlued(tokens, index + 1) || !isGlued(tokens, index + 2)) return null;
	const hour = at(tokens, index);
	if (!/^\d{1,2}$/.test(hour) || Number(hour) > 24 || !/^[0-5]\d$/.test(minutes) || at(tokens, index + 3) === ':')
		return null;
	return halved(tokens, Number(hour), Number(minutes), index + 3);
}

/** "3 pm", "ten o'clock", "10.30 a.m.", "nine thirty am" */
function marked(tokens: readonly Token[], index: number): Found {
	const said = hourAndMinutes(tokens, index);
	if (said === null) return null;
	const isMarked = halfAt(tokens, said.next) !== null || at(tokens, said.next) === "o'clock";
	return isMarked ? halved(tokens, said.hour, said.minutes, said.next) : null;
}

function hourAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	const word = at(tokens, index);
	const hour = UNITS.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0);
	return hour >= 1 && hour <= 12 ? { value: hour, next: index + 1 } : null;
}

/** "nine thirty", "ten", "10.30", "ten oh five" */
function hourAndMinutes(
	tokens: readonly Token[],
	index: number,
): { hour: number; minutes: number; next: number } | null {
	const dotted = /^(\d{1,2})\.([0-5]\d)$/.exec(at(tokens, index));
	if (dotted !== null && Number(dotted[1]) <= 24)
		return { hour: Number(dotted[1]), minutes: Number(dotted[2]), next: index + 1 };
	const hour = hourAt(tokens, index) ?? digitsOf24(tokens, index);
	if (hour === null) return null;
	const behind = pastHyphen(tokens, hour.next);
	const minutes = UNITS.has(at(tokens, index)) ? belowHundred(tokens, behind) : null;
	const isMinutes = minutes !== null && minutes.value >= 10 && minutes.value % 5 === 0 && minutes.value < 60;
	return isMinutes
		? { hour: hour.value, minutes: minutes.value, next: minutes.next }
		: { hour: hour.value, minutes: 0, next: hour.next };
}

function digitsOf24(tokens: readonly Token[], index: number): { value: number; next: number } | null {
	const word = at(tokens, index);
	return /^(?:1[3-9]|2[0-4])$/.test(word) ? { value: Number(word), next: index + 1 } : null;
}

/** Whether an hour is am or pm, judging by what follows, and the token after that. */
function halfAt(tokens: readonly Token[], index: number): { isLater: boolean; next: number } | null {
	const word = at(tokens, index);
	if (word === 'am' || word === 'pm') return { isLater: word === 'pm', next: index + 1 };
	const isSpelled = (word === 'a' || word === 'p') && at(tokens, index + 1) === '.' && at(tokens, index + 2) === 'm';
	if (isSpelled)
		return {
			isLater: word === 'p',
			next: at(tokens, index + 3) === '.' && isGlued(tokens, index + 3) ? index + 4 : index + 3,
		};
	if (at(tokens, index) !== 'in' || at(tokens, index + 1) !== 'the') return null;
	const part = PARTS_OF_DAY.get(at(tokens, index + 2));
	return part === undefined || part === 'lunch' ? null : { isLater: part !== 'morning', next: index + 3 };
}

/** The time, in both readings unless am or pm is said. Skips "o'clock" and what says am or pm. */
function halved(tokens: readonly Token[], hour: number, minutes: number, next: number): Found {
	const behind = at(tokens, next) === "o'clock" ? next + 1 : next;
	const half = halfAt(tokens, behind);
	const written = (value: number) => `${String(value % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
	if (half !== null) return { value: { time: written((hour % 12) + (half.isLater ? 12 : 0)) }, next: half.next };
	if (hour > 12) return { value: { time: written(hour) }, next: behind };
	return { value: { time: written(hour % 12), or: written((hour % 12) + 12) }, next: behind };
}

function ends(tokens: readonly Token[], next: number): boolean {
	const word = at(tokens, next);
	return (
		!isNoun(word) &&
		!isNumberWord(word) &&
		!/^(?:hundred|%|percent|point|\d)/.test(word) &&
		!SCALES.has(word) &&
		!(word === '-' && isGlued(tokens, next))
	);
}

const DAY_ENDS = new Set(['play', 'business', 'day']);

/** The time after a day: ", at about ten", "morning", "close of play", ", half ten". */
export function suffixAt(tokens: readonly Token[], index: number): Found {
	const comma = at(tokens, index) === ',' ? index + 1 : index;
	const word = at(tokens, comma);
	const first = word === 'first' && at(tokens, comma + 1) === 'thing';
	if (first) return { value: { partOfDay: 'morning' }, next: comma + 2 };
	if (word === 'in' && at(tokens, comma + 1) === 'the') {
		const during = PARTS_OF_DAY.get(at(tokens, comma + 2));
		return during === undefined ? null : { value: { partOfDay: during }, next: comma + 3 };
	}
	const joint = /^(?:at|around|after|before|from|by)$/.test(word) ? comma + 1 : comma;
	const part = PARTS_OF_DAY.get(at(tokens, joint));
	if (part !== undefined && (joint > comma || comma === index) && !/^(?:s|'s)$/.test(at(tokens, joint + 1)))
		return { value: { partOfDay: part }, next: joint + 1 };
	if (
		(at(tokens, joint) === 'close' || at(tokens, joint) === 'end') &&
		at(tokens, joint + 1) === 'of' &&
		DAY_ENDS.has(at(tokens, joint + 2))
	)
		return { value: { partOfDay: 'end' }, next: joint + 3 };
	const clear = clockAt(tokens, joint);
	if (clear !== null) return clear;
	const about = /^(?:about|around)$/.test(at(tokens, joint)) && joint > comma ? joint + 1 : joint;
	const said = hourAndMinutes(tokens, about);
	if (said === null || (joint === comma && said.minutes === 0)) return null;
	const isSure = said.minutes > 0 && joint > comma;
	return isSure || ends(tokens, said.next) ? halved(tokens, said.hour, said.minutes, said.next) : null;
}

/** "At four a head", "at four even", "at six and a half" */
function isPrice(tokens: readonly Token[], next: number): boolean {
	const word = at(tokens, next);
	return /^(?:a|an|per|each|apiece|even)$/.test(word) || (word === 'and' && at(tokens, next + 1) === 'a');
}

/** The hour after "at", if what follows does not make it a count or a price. */
export function bareHourAt(tokens: readonly Token[], index: number): Found {
	const said = hourAndMinutes(tokens, index);
	if (said === null || !ends(tokens, said.next) || isPrice(tokens, said.next)) return null;
	return halved(tokens, said.hour, said.minutes, said.next);
}
