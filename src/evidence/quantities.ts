/** Amounts with their unit: money, percent, periods, times of day and counts. */

import type { Figure } from './figure.ts';
import { mayOpenNumeral, type Numeral, numeralAt } from './numbers.ts';
import { at, type Token } from './tokens.ts';

const SYMBOLS = new Map([
	['$', 'USD'],
	['£', 'GBP'],
	['€', 'EUR'],
	['¥', 'JPY'],
	['₹', 'INR'],
]);
const CURRENCIES = new Map(
	Object.entries({
		dollar: 'USD',
		dollars: 'USD',
		bucks: 'USD',
		usd: 'USD',
		pound: 'GBP',
		pounds: 'GBP',
		quid: 'GBP',
		gbp: 'GBP',
		euro: 'EUR',
		euros: 'EUR',
		eur: 'EUR',
		rupees: 'INR',
		francs: 'CHF',
		chf: 'CHF',
	}),
);
const PERIODS = new Map(
	'second minute hour day week month quarter year'.split(' ').flatMap(
		(unit) =>
			[
				[unit, unit],
				[`${unit}s`, unit],
			] as [string, string][],
	),
);
for (const [short, unit] of Object.entries({
	sec: 'second',
	secs: 'second',
	min: 'minute',
	mins: 'minute',
	hr: 'hour',
	hrs: 'hour',
	yr: 'year',
	yrs: 'year',
	wk: 'week',
	wks: 'week',
}))
	PERIODS.set(short, unit);
const ADJECTIVES = new Set(
	'more new different full other extra additional business working calendar whole entire good solid separate of empty'.split(
		' ',
	),
);
/** No thing that is counted. */
const NO_UNIT = new Set(
	"a an the and or but so if then than to in on at by for from with without as per is are was were be been am do does did have has had will would can could should may might must i you he she it we they that this these those there here which who what when where why how not no yes yeah okay ok right well now just only about over under up out off again because due each every all too also very really x i'm it's that's we're you're don't um uh like plus minus times point versus vs please thanks later ago away us them me even odd something".split(
		' ',
	),
);
const VAGUE = new Set(['about', 'around', 'roughly', 'approximately', 'nearly', 'almost', 'circa', 'maybe']);

interface Span {
	low: Numeral;
	high: Numeral;
	currency: string | undefined;
	range: boolean;
	next: number;
}

/** The amount that begins at a token, and the token after it. */
export function quantityAt(
	text: string,
	tokens: readonly Token[],
	index: number,
): { figure: Figure; next: number } | null {
	const word = at(tokens, index);
	const between = word === 'between';
	const leads = between || VAGUE.has(word);
	if (!leads && !SYMBOLS.has(word) && !mayOpenNumeral(word)) return null;
	const span = spanAt(tokens, leads ? index + 1 : index, between);
	if (span === null) return null;
	const found = unitAt(tokens, span);
	if (found === null) return null;
	const start = tokens[index]?.start ?? 0;
	const end = tokens[found.next - 1]?.end ?? start;
	const range = span.range ? { low: span.low.value, high: span.high.value } : {};
	const unit = found.unit === undefined ? {} : { unit: found.unit };
	const value = span.range ? null : (found.value ?? span.high.value);
	return {
		figure: { kind: found.kind, text: text.slice(start, end), value, ...range, ...unit, index: start },
		next: found.next,
	};
}

function spanAt(tokens: readonly Token[], index: number, between: boolean): Span | null {
	const symbol = SYMBOLS.get(at(tokens, index));
	const low = numeralAt(tokens, symbol === undefined ? index : index + 1);
	if (low === null) return null;
	const joint = at(tokens, low.next);
	const joins =
		joint === 'to' || joint === 'or' || joint === '–' || joint === '-' || joint === '—' || (between && joint === 'and');
	const second = SYMBOLS.get(at(tokens, low.next + 1));
	const high = joins ? numeralAt(tokens, low.next + (second === undefined ? 1 : 2)) : null;
	if (high === null || high.value <= low.value / (low.scale || 1))
		return { low, high: low, currency: symbol, range: false, next: low.next };
	const shared =
		low.scale === 1 && high.scale > 1 && low.value * high.scale <= high.value ? low.value * high.scale : low.value;
	if (shared >= high.value) return { low, high: low, currency: symbol, range: false, next: low.next };
	return { low: { ...low, value: shared }, high, currency: symbol ?? second, range: true, next: high.next };
}

interface Unit {
	kind: Figure['kind'];
	unit?: string;
	value?: number;
	next: number;
}

function unitAt(tokens: readonly Token[], span: Span): Unit | null {
	const { next } = span;
	const word = at(tokens, next);
	if (span.currency !== undefined) return { kind: 'money', unit: span.currency, next: afterCurrencyWord(tokens, next) };
	if (word === '%') return { kind: 'percent', unit: '%', next: next + 1 };
	if (word === 'percent') return { kind: 'percent', unit: '%', next: next + 1 };
	if (word === 'per' && at(tokens, next + 1) === 'cent') return { kind: 'percent', unit: '%', next: next + 2 };
	const currency = CURRENCIES.get(word);
	if (currency !== undefined) return { kind: 'money', unit: currency, ...penceAt(tokens, span, next + 1) };
	const clock = clockAt(tokens, span);
	if (clock !== null) return clock;
	return periodAt(tokens, next) ?? scaledAt(tokens, span) ?? countAt(tokens, span);
}

/** The pence of "forty nine pounds fifty", where nothing else is counted by them. */
function penceAt(tokens: readonly Token[], { high, range }: Span, index: number): { value?: number; next: number } {
	const pence = range || high.scale > 1 ? null : numeralAt(tokens, index);
	if (pence === null || pence.digits || pence.value < 5 || pence.value > 99) return { next: index };
	const counted = periodAt(tokens, pence.next) !== null || nounAt(tokens, pence.next) !== null;
	const other = counted || /^(?:%|percent|hundred)$/.test(at(tokens, pence.next));
	return other ? { next: index } : { value: high.value + pence.value / 100, next: pence.next };
}

function afterCurrencyWord(tokens: readonly Token[], next: number): number {
	return CURRENCIES.has(at(tokens, next)) ? next + 1 : next;
}

/** `3pm`, `10:30`, "3 o'clock"; the value is minutes after midnight. */
function clockAt(tokens: readonly Token[], { high, range, next }: Span): Unit | null {
	if (high.value > 24 || !Number.isInteger(high.value)) return null;
	const minutes =
		at(tokens, next) === ':' && tokens[next]?.spaced === false && /^[0-5]\d$/.test(at(tokens, next + 1))
			? Number(at(tokens, next + 1))
			: null;
	if (minutes !== null && at(tokens, next + 2) === ':') return null;
	let after = minutes === null ? next : next + 2;
	const half = at(tokens, after);
	const dotted = (half === 'a' || half === 'p') && at(tokens, after + 1) === '.' && at(tokens, after + 2) === 'm';
	if (half === 'am' || half === 'pm' || dotted) {
		const hour = (high.value % 12) + (half.startsWith('p') ? 12 : 0);
		after += dotted ? (at(tokens, after + 3) === '.' ? 4 : 3) : 1;
		return { kind: 'time', value: hour * 60 + (minutes ?? 0), next: after };
	}
	if (half === "o'clock") return { kind: 'time', value: high.value * 60, next: after + 1 };
	return minutes === null || range ? null : { kind: 'time', value: high.value * 60 + minutes, next: after };
}

function periodAt(tokens: readonly Token[], next: number): Unit | null {
	let after = at(tokens, next) === '-' && tokens[next + 1]?.spaced === false ? next + 1 : next;
	if (ADJECTIVES.has(at(tokens, after))) after++;
	const unit = PERIODS.get(at(tokens, after));
	return unit === undefined ? null : { kind: 'duration', unit, next: after + 1 };
}

/** A bare "fifty thousand" is money; "fifty thousand users" is a count. */
function scaledAt(tokens: readonly Token[], { high, next }: Span): Unit | null {
	if (high.scale < 1000 || nounAt(tokens, next) !== null) return null;
	return { kind: 'money', next };
}

function nounAt(tokens: readonly Token[], next: number): number | null {
	const hyphen = at(tokens, next) === '-' && tokens[next]?.spaced === false && tokens[next + 1]?.spaced === false;
	let noun = hyphen ? next + 1 : next;
	if (tokens[noun]?.spaced === false && !hyphen) return null;
	if (ADJECTIVES.has(at(tokens, noun))) noun++;
	const word = at(tokens, noun);
	return /^\p{L}[\p{L}'-]+$/u.test(word) && !NO_UNIT.has(word) && numeralAt(tokens, noun) === null ? noun : null;
}

function countAt(tokens: readonly Token[], { low, high, range, next }: Span): Unit | null {
	if (!range && !low.digits && high.value < 2) return null;
	const noun = nounAt(tokens, next);
	return noun === null ? null : { kind: 'count', unit: at(tokens, noun), next: noun + 1 };
}
