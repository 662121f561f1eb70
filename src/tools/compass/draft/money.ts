import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { CompassInput } from '../contract.ts';
import { sentencesOf, stretchesOf } from './pieces.ts';

/** The member's own price, month and hours, as far as they can be counted. */

export interface Means {
	/** With its unit; empty if none. */
	price: string;
	/** What it comes to, if it is one sum in a known currency. */
	sum: { value: number; currency: string; per: 'month' | 'hour' | 'job' } | null;
	/** What the member needs a month. */
	need: { value: number; currency: string; text: string } | null;
	/** Whether a sum a month is told, even one that cannot be counted. */
	saysNeed: boolean;
	/** How much time the member has a week. */
	time: { hours: number; text: string } | null;
}

/** A price without a currency is shown as it was typed, if it is no sentence. */
const FEW_WORDS = 3;
/** Of numbers without a currency. */
const SMALLEST_SUM = 100;
const HOURS_A_DAY = 7;
const HALF_DAYS = /^(\d) (?:mornings|afternoons|half days)\b/i;
const HOURS_A_HALF_DAY = 4;
const DAYS_A_WEEK = 7;
/** As people write it who learned English late, and in short. */
const A_MONTH = /\b(?:for|by|in|a|per) (?:the )?mou?nth\b|\/ ?mo?\b|\bmonthly\b/gi;
/** "3000$". */
const SIGN_BEHIND = /\b(\d[\d,.]{0,9})([$£])(?!\d)/g;
/** "2.500", "2 500". */
const THOUSANDS = /\b(\d{1,3})[. ](?=\d{3}\b)/g;
const SAYS_MONTH = /\bmonth\b/i;
/** What is charged, paid out or made today is not what is needed, unless that is said. */
const ANOTHER_SUM =
	/\b(?:prices?|charge|fees?|rent|mortgage|costs?|pay|paid|spend|owe|budget|bills|now|currently|today)\b/i;
const NEEDS = /\b(?:need|want|like|goal)\b/i;
/** "30h/week". */
const SHORT_HOURS = /(?<=\d) ?h(?![\p{L}\p{N}])/gu;
const WEEKLY = /\bweek/i;

/** How many times the price goes into the month; null if the two cannot be compared. */
export function timesNeeded({ sum, need }: Means): number | null {
	if (!sum || !need || sum.currency !== need.currency || sum.per === 'hour') return null;
	return Math.ceil(need.value / sum.value);
}

export function inCurrency(value: number, currency: string): string {
	const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
	return new Intl.NumberFormat('en-US', format).format(value);
}

/** @param typed the price as it stands in the form */
export function meansOf(input: CompassInput, typed: string): Means {
	const written = asWritten(typed);
	const amount = amountsIn(written).find(({ kind }) => kind === 'money');
	const { value, currency, per: period } = amount ?? {};
	const sum = value && currency && currency !== '?' ? { value, currency, per: period } : null;
	const needed = needIn(input.anythingElse);
	// "4k a month" is meant in the currency of the price.
	const needCurrency = needed?.currency ?? currency;
	const need = needed && needCurrency && needCurrency !== '?' ? { value: needed.value, currency: needCurrency } : null;
	const asPrice =
		sum && amount && `${inCurrency(sum.value, sum.currency)}${written.slice(amount.end, amount.phrase.end)}`;
	const per = sum && (sum.per === undefined ? 'job' : sum.per === 'month' || sum.per === 'hour' ? sum.per : null);
	return {
		// Without what stands around it: "maybe £280 a month".
		price: amount
			? (asPrice ?? written.slice(amount.start, amount.phrase.end))
			: typed.split(/\s+/).length <= FEW_WORDS
				? typed
				: '',
		sum: sum && per ? { ...sum, per } : null,
		need: need && { ...need, text: `${inCurrency(need.value, need.currency)} a month` },
		saysNeed: needed !== null,
		time: timeIn(input),
	};
}

/** "1.200 € for month" as "1,200 € a month". */
function asWritten(text: string): string {
	const months = text.replace(A_MONTH, ' a month').replace(/ {2,}/g, ' ');
	return months.replace(THOUSANDS, '$1,').replace(SIGN_BEHIND, '$2$1');
}

/** A sum for each month that is no other sum; of several, one that is said to be wanted. */
function needIn(answer: string) {
	const sentences = sentencesOf(asWritten(answer));
	const clauses = sentences.flatMap(stretchesOf);
	const found = clauses.flatMap(sumsAMonth);
	const sums = found.length > 0 ? found : sentences.flatMap(sumsAMonth);
	return sums.find(({ isNeeded }) => isNeeded) ?? sums[0] ?? null;
}

function sumsAMonth(text: string) {
	const isNeeded = NEEDS.test(text);
	if (!isNeeded && ANOTHER_SUM.test(text)) return [];
	return amountsIn(text)
		.filter(({ kind, value, low }) => kind === 'money' || (kind === 'number' && (value ?? low ?? 0) >= SMALLEST_SUM))
		.filter(({ per, each }) => each === undefined && (per === 'month' || (per === undefined && SAYS_MONTH.test(text))))
		.flatMap(({ value, low, high, currency }) => {
			const sum = value ?? low ?? high;
			return sum ? [{ value: sum, currency, isNeeded }] : [];
		});
}

/** "30", "30ish", "about 30". */
const BARE_HOURS = /^(?:about |around |ca\.? |~ ?)?(\d{1,3})(?: ?-?ish)?$/i;

function timeIn({ hoursAWeek, anythingElse }: CompassInput): Means['time'] {
	const [, bare = ''] = BARE_HOURS.exec(hoursAWeek) ?? [];
	if (bare !== '') return { hours: Number(bare), text: `${hoursAWeek} hours a week` };
	const [, halfDays = ''] = HALF_DAYS.exec(hoursAWeek) ?? [];
	if (halfDays !== '' && Number(halfDays) <= DAYS_A_WEEK) {
		const text = `${hoursAWeek}, counted as ${HOURS_A_HALF_DAY} hours each`;
		return { hours: Number(halfDays) * HOURS_A_HALF_DAY, text };
	}
	const weekly = sentencesOf(anythingElse).filter((sentence) => WEEKLY.test(sentence));
	const told = [hoursAWeek, ...weekly].flatMap((text) => amountsIn(text.replace(SHORT_HOURS, ' hours'))).find(hours);
	return told ? { hours: hours(told) ?? 0, text: told.phrase.text } : null;
}

function hours({ kind, unit, value, low }: Amount): number | null {
	const count = value ?? low ?? null;
	if (kind !== 'duration' || count === null) return null;
	if (unit === 'day') return count * HOURS_A_DAY;
	return unit === 'hour' ? count : null;
}
