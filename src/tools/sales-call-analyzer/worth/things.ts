import type { Amount } from '#language/amounts/amount.ts';
import type { DateMention } from '#language/dates/when.ts';
import { STOP_WORDS, stems } from '#language/stems.ts';

/** What a sentence names, as keys: "n 900" a number, "d weekday 5" a day, "t 9:30" an hour, "N olly" a name, "w clock" a word. */

interface Spoken {
	text: string;
	amounts: readonly Amount[];
	dates: readonly DateMention[];
}

export function thingsIn({ text, amounts, dates }: Spoken, isName: (name: string) => boolean): Set<string> {
	const numbers = amounts.flatMap(({ value, low, high }) => [value ?? [], low ?? [], high ?? []].flat());
	const figures = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
	const days = dates.flatMap(({ when }) => [when.day ?? [], Math.abs(when.in?.count ?? 0)].flat());
	const names = (text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).map((name) => name.toLowerCase());
	const isOfADay = (name: string) => dates.some((date) => date.text.toLowerCase().includes(name));
	const called = names.filter(
		(name) => isName(name) && !isOfADay(name) && !NO_NAMES.has(name) && !STOP_WORDS.has(name),
	);
	return new Set([
		...[...numbers, ...figures, ...days].filter((one) => one > 1).map((one) => `n ${one}`),
		...dates.flatMap(({ when: { weekday, month, time } }) => [
			...(weekday === undefined ? [] : [`d weekday ${weekday}`]),
			...(month === undefined ? [] : [`d month ${month}`]),
			...(time === undefined ? [] : [`t ${onADial(time)}`]),
		]),
		...called.map((name) => `N ${name}`),
		...[...stems(text)].filter((one) => !called.includes(one)).map((one) => `w ${one}`),
	]);
}

/** Whether a key is a number, a day, an hour or a name, not a word. */
export function isDetail(thing: string): boolean {
	return !thing.startsWith('w ');
}

const HOURS = 12;

function onADial(time: string): string {
	const [hours, minutes] = time.split(':');
	return `${Number(hours) % HOURS}:${minutes}`;
}

const NO_NAMES = new Set('ok okay vat gst mr mrs ms dr'.split(' '));
