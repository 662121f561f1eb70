/** Whether an input supports a figure, by value and not by spelling. */

import { UNITS } from '#language/numbers/number-words.ts';
import { numeralAt } from '#language/numbers/numeral.ts';
import { ordinalAt } from '#language/numbers/ordinal.ts';
import { at, type Token, tokensOf } from '#language/numbers/tokens.ts';
import type { Figure } from './figure.ts';

const IN_SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
const IN_MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** What an input says, one key per fact. */
export interface Facts {
	figures: ReadonlySet<string>;
	/** Every number without a unit. */
	numbers: ReadonlySet<number>;
}

/** A number without a unit, e.g. the one in "counted 41,733 of them". */
interface BareNumber {
	value: number;
	text: string;
	digits: boolean;
}

/** The numbers in a text that are not part of any figure. */
export function bareNumbers(text: string, figures: readonly Figure[]): BareNumber[] {
	const tokens = tokensOf(text);
	const numbers: BareNumber[] = [];
	let next = 0;
	for (const [index, token] of tokens.entries()) {
		let figure = figures[next];
		while (figure !== undefined && figure.index + figure.text.length <= token.start) figure = figures[++next];
		const numeral = figure !== undefined && figure.index <= token.start ? null : numeralAt(tokens, index);
		if (numeral !== null) numbers.push({ value: numeral.value, text: token.text, digits: numeral.digits });
	}
	return numbers;
}

/** The key of facts that name thousands: "a hundred and sixty-five" may then be so many of them. */
export const THOUSANDS = 'thousands';

/** Whether the facts leave a sum's thousands unsaid: "A hundred and ninety thousand. Well, a hundred and sixty-five." */
function isCutShort(value: number, { figures, numbers }: Facts): boolean {
	return value >= 1000 && value % 1000 === 0 && figures.has(THOUSANDS) && numbers.has(value / 1000);
}

/** Whether the facts contain a number, with or without a unit. */
export function numberSupport(value: number): (facts: Facts) => boolean {
	return (facts) => facts.numbers.has(value) || facts.figures.has(`amount ${value}`) || isCutShort(value, facts);
}

/** Whether the facts contain every part of the figure: both ends of a range, the day and the hour of a date. */
export function supportOf(figure: Figure): (facts: Facts) => boolean {
	if (figure.kind === 'date') {
		const keys = dateKeys(figure.text);
		return ({ figures }) => keys.every((key) => figures.has(key));
	}
	const parts = valuesOf(figure).map((value) => ({ value, key: keyOf(figure, value) }));
	const hour = figure.kind === 'time' ? `date hour ${Math.floor((figure.value ?? 0) / 60) % 12}` : null;
	return (facts) => {
		const { figures, numbers } = facts;
		if (hour !== null && figures.has(hour)) return true;
		return parts.every(({ value, key }) => numbers.has(value) || figures.has(key) || isCutShort(value, facts));
	};
}

function valuesOf({ value, low, high }: Figure): number[] {
	return value === null ? [low ?? 0, high ?? 0] : [value];
}

/** The facts that a figure states. */
export function keysOf(figure: Figure): string[] {
	if (figure.kind === 'date') return dateKeys(figure.text);
	const values = valuesOf(figure);
	const inThousands = values.some((value) => value >= 1000 && value % 1000 === 0) ? [THOUSANDS] : [];
	return [...values.map((value) => keyOf(figure, value)), ...inThousands];
}

function keyOf({ kind, unit = '' }: Figure, value: number): string {
	const seconds = IN_SECONDS[unit];
	const months = IN_MONTHS[unit];
	if (kind === 'duration' && seconds !== undefined) return `seconds ${value * seconds}`;
	if (kind === 'duration' && months !== undefined) return `months ${value * months}`;
	return kind === 'percent' || kind === 'time' ? `${kind} ${value}` : `amount ${value}`;
}

const SAYS_NOTHING = new Set(
	'the of on at in by before until till since from during around about after a , .'.split(' '),
);
/** E.g. `date tue` or `date hour 3`. Ignores am and pm, since people leave them out. */
function dateKeys(text: string): string[] {
	const tokens = tokensOf(text);
	const keys: string[] = [];
	for (let index = 0; index < tokens.length; index++) {
		const word = at(tokens, index);
		if (SAYS_NOTHING.has(word) || /^(?:st|nd|rd|th|am|pm|a|p|m|:|-|\/)$/.test(word)) continue;
		const ordinal = ordinalAt(tokens, index);
		if (ordinal !== null) {
			keys.push(`date ${ordinal.value}`);
			index = ordinal.next - 1;
			continue;
		}
		const number = UNITS.get(word) ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : null);
		if (number !== null) keys.push(`date ${isHour(tokens, index) ? `hour ${number % 12}` : number}`);
		else
			keys.push(
				`date ${word.length > 3 && /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/.test(word) ? word.slice(0, 3) : word}`,
			);
	}
	return keys;
}

function isHour(tokens: readonly Token[], index: number): boolean {
	return /^(?:at|around|after|before|from)$/.test(at(tokens, index - 1)) || /^[ap]m?$/.test(at(tokens, index + 1));
}
