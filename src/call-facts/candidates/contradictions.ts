/**
 * Sums, days and names in what a member wrote that are not those of the call. Only what the call says otherwise is
 * named, each with its line: what it does not speak of may be right.
 */

import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import { resolveDays } from '#language/dates/resolve.ts';
import { type DateMention, namesADay, type When } from '#language/dates/when.ts';
import { overlap, stems } from '#language/stems.ts';
import { oncePer } from '#shared/once-per.ts';
import { type CallText, promises, saidBy, sideOf } from '../call-text.ts';
import type { Price } from '../facts.ts';
import { POSSESSIVE } from '../learned/name-cues.ts';
import { acceptedPrices } from '../sums.ts';
import type { Utterance } from '../utterances.ts';
import { byLastWord, sumOfPrice, turnsNaming } from './prices.ts';
import { BEFORE_A_DAY, ORDINAL } from './timing-cues.ts';

export interface Contradiction {
	wrote: string;
	/** As the call has it. */
	says: string;
	line: number;
}

/** Sums that were corrected in the same breath, that the client named alone, or beside which another was agreed. */
export function sumsOtherwise(call: CallText, written: string): Contradiction[] {
	return sumsIn(written).flatMap((sum) => {
		const corrected = correctionOf(call, sum);
		if (corrected !== undefined) return [corrected];
		const own = call.facts.prices.filter(({ amount }) => amount === sum.value);
		const isNamed = turnsNaming(call, sum.value).length > 0;
		const [once] = own;
		if (
			once !== undefined &&
			sum.per !== undefined &&
			sumOfPrice(call, once) === sumOfPrice(call, { ...once, per: 'once' })
		)
			return [{ wrote: sum.phrase.text, says: sumOfPrice(call, once), line: saidBy(call, once).line }];
		if (!isNamed || own.some(({ accepted }) => accepted)) return [];
		const price = priceInPlaceOf(call, sum);
		const isAgreed = price?.accepted === true && own.length > 0;
		const isTheirs = own.length === 0 && turnsNaming(call, sum.value).every((turn) => sideOf(call, turn) === 'buyer');
		if (price === undefined || !(isAgreed || isTheirs)) return [];
		return [{ wrote: sum.text, says: sumOfPrice(call, price), line: saidBy(call, price).line }];
	});
}

/** Each once, however often it was written. */
function sumsIn(text: string): (Amount & { value: number })[] {
	const sums = amountsIn(text).flatMap((amount) =>
		amount.kind === 'money' && amount.value !== null ? [{ ...amount, value: amount.value }] : [],
	);
	return [...new Map(sums.map((sum) => [sum.phrase.text, sum])).values()];
}

/** What corrects a sum wherever the call names it. */
function correctionOf(call: CallText, sum: Amount & { value: number }): Contradiction | undefined {
	const found = turnsNaming(call, sum.value).map((turn) => {
		const { places, corrected } = amountsOf(turn);
		const [at = -1, again] = places.get(sum.value) ?? [];
		const right = corrected.get(at);
		return right === undefined || again !== undefined
			? undefined
			: { wrote: sum.text, says: right.text, line: turn.line };
	});
	return found.includes(undefined) ? undefined : found.at(-1);
}

/** Where a turn names each value, and what corrects an amount: it may name thousands. */
const amountsOf = oncePer(({ amounts }: Utterance) => ({
	places: Map.groupBy(amounts.keys(), (at) => amounts[at]?.value),
	corrected: new Map(amounts.toReversed().map((one) => [one.corrects, one])),
}));

/** The agreed price of the same period, else the last one that the seller named. */
function priceInPlaceOf(call: CallText, { per }: Amount): Price | undefined {
	const isOfPeriod = (price: Price) => (price.per === 'month' || price.per === 'year' ? price.per : undefined) === per;
	const agreed = acceptedPrices(call);
	const known = agreed.length > 0 ? agreed : call.facts.prices;
	const fit = known.filter(isOfPeriod);
	return fit.toSorted(byLastWord(call))[0];
}

/** Of a promise's words that a step shares with it. */
const SAME = 0.5;

/** Days of steps that were promised for another day, and days that nobody said while another is named for the same. */
export function daysOtherwise(call: CallText, lines: readonly string[]): Contradiction[] {
	return lines.flatMap((line) => {
		const typed = daysIn(line);
		const said = typed.length === 0 ? [] : daysFor(call, line);
		if (said.length === 0) return [];
		return typed.flatMap((day) => {
			const like = said.filter((one) => isLike(call, day, one.day));
			const last = like.at(-1);
			if (last === undefined || like.some((one) => isSame(call, day, one.day))) return [];
			return [{ wrote: day.text, says: dayAlone(last.day), line: last.line }];
		});
	});
}

function daysIn(text: string): DateMention[] {
	return datesIn(text).filter((date) => namesADay(date) && keysOf(date.when).length > 0);
}

/** "on Friday" without its "on". */
function dayAlone({ text }: DateMention): string {
	return text.replace(BEFORE_A_DAY.pattern, '');
}

/** The days of the promises that a step takes up. */
function daysFor(call: CallText, step: string): { day: DateMention; line: number }[] {
	const names = call.call.speakers.flatMap(({ name }) => name.split(' '));
	const days = datesIn(step).map(({ phrase }) => phrase.text);
	const words = stems([...days, ...names].reduce((rest, word) => rest.replaceAll(word, ' '), step));
	const shared = promises(call).map((promise) => {
		const own = stems(promise.quote);
		return { promise, share: own.size === 0 ? 0 : overlap(own, words) / Math.max(1, Math.min(own.size, words.size)) };
	});
	const best = Math.max(SAME, ...shared.map(({ share }) => share));
	return shared
		.filter(({ share }) => share >= best)
		.flatMap(({ promise }) => daysIn(promise.quote).map((day) => ({ day, line: saidBy(call, promise).line })));
}

/** Days of the beginning and the end that nobody said, beside one that the call names. */
export function timingOtherwise(call: CallText, written: string, offered: readonly { text: string; line: number }[]) {
	const said = call.turns.flatMap(({ dates, text }) => [...dates.filter(namesADay), ...ordinalsIn(text)]);
	const inTurns = call.turns.flatMap(({ dates, line }) => dates.filter(namesADay).map((day) => ({ day, line })));
	const named = [...offered.flatMap(({ text, line }) => daysIn(text).map((day) => ({ day, line }))), ...inTurns];
	return daysIn(written).flatMap((day): Contradiction[] => {
		if (said.some((one) => isSame(call, day, one))) return [];
		const like = named.find((one) => isLike(call, day, one.day) && isOfMonth(day, one.day));
		return like === undefined ? [] : [{ wrote: day.text, says: dayAlone(like.day), line: like.line }];
	});
}

/** "The fifteenth and sixteenth": each of them is a day. */
function ordinalsIn(text: string): DateMention[] {
	return [...text.matchAll(ORDINAL.pattern)].flatMap(([word]) => datesIn(`the ${word}`));
}

/** A start in January is not held against a deadline in March. */
function isOfMonth({ when: one }: DateMention, { when: other }: DateMention): boolean {
	return one.month === undefined || other.month === undefined || one.month === other.month;
}

const EXACT = ['day', 'weekday'] as const;

function keysOf(when: When): string[] {
	return EXACT.filter((key) => when[key] !== undefined);
}

/** Whether two days can be told apart: both by date, both by weekday, or both by the calendar. */
function isLike(call: CallText, one: DateMention, other: DateMention): boolean {
	if (calendarDay(call, one) !== null && calendarDay(call, other) !== null) return true;
	return keysOf(one.when).some((key) => keysOf(other.when).includes(key));
}

function isSame(call: CallText, a: DateMention, b: DateMention): boolean {
	const [first, second] = [calendarDay(call, a), calendarDay(call, b)];
	const [one, other] = [a.when, b.when];
	if (first !== null && second !== null) return first === second;
	const isMonth = one.month === undefined || other.month === undefined || one.month === other.month;
	if (one.day !== undefined && other.day !== undefined) return one.day === other.day && isMonth;
	return one.weekday !== undefined && one.weekday === other.weekday;
}

function calendarDay({ call }: CallText, { when }: DateMention): string | null {
	const days = call.header.date === undefined ? null : resolveDays(when, call.header.date);
	return days !== null && days.from === days.to ? days.from : null;
}

const NAME = /\p{Lu}[\p{L}’'-]{3,}/gu;
/** Inside a sentence a capital is a name's. */
const INSIDE = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}’'-]{3,}/gu;

/** Names that differ by one letter from one of the call. */
export function namesOtherwise(call: CallText, written: string): Contradiction[] {
	const words = new Set(call.lines.flatMap((line) => line.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []));
	const known = new Map(
		call.lines.flatMap((line, index) =>
			[...line.matchAll(INSIDE), ...(/^\p{Lu}[^:]{0,60}(?=:)/u.exec(line)?.[0].matchAll(NAME) ?? [])].map(
				([name]): [string, number] => [withoutPossessive(name), index + 1],
			),
		),
	);
	const typed = [...new Set([...written.matchAll(NAME)].map(([name]) => withoutPossessive(name)))];
	return typed
		.filter((name) => !words.has(name.toLowerCase()))
		.flatMap((name) => {
			const other = [...known.keys()].find((one) => isOneLetterAway(one, name));
			return other === undefined ? [] : [{ wrote: name, says: other, line: known.get(other) ?? 0 }];
		});
}

function withoutPossessive(name: string): string {
	return name.replace(POSSESSIVE.pattern, '');
}

/** A letter more, less or other; a plural is no other name. */
function isOneLetterAway(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (short === long || long.length - short.length > 1 || long === `${short}s`) return false;
	const at = [...short].findIndex((letter, index) => letter !== long[index]);
	if (at === -1) return true;
	return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
