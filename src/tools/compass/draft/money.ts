import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import type { CompassInput } from '../contract.ts';
import { NOT_KNOWN } from '../words.ts';
import { leastOf, timeIn } from './hours.ts';
import { sharesWord } from './mentions.ts';
import type { People } from './people.ts';
import { sentencesOf, stretchesOf, wordsIn } from './pieces.ts';
import { REVENUE } from './sentences.ts';

/** What the member would ask for a job. */
export interface Price {
	/** With its unit. */
	text: string;
	/** What it comes to, if it is one sum in a known currency. */
	sum: { value: number; currency: string; per: 'month' | 'hour' | 'job' } | null;
}

export type Means = ReturnType<typeof meansOf>;

/** A price without a currency is shown as it was typed, if it is no sentence. */
const FEW_WORDS = 3;
/** One price is that of one job unless the member says otherwise. */
const FOR_ALL = /\b(?:all|any)\b/i;
/** Between two prices. */
const BETWEEN = /[,;](?!\d)|\/(?= ?[£$€\d])|\band\b|\bor\b/;
const BEHIND_NOUN = / (?:for|of|to) .*/s;
/** "£45 a repair", "£600 per booking page", "€25 for one declaration". */
const UNIT = /^ (?:an?|per|for one)(?: \p{L}+){1,3}$/u;
const FROM = /\bfrom $/i;
/** As people write it who learned English late, and in short. */
const A_MONTH = /\b(?:for|by|in|a|per) (?:the )?mou?nth\b|\/ ?mo?\b|\bmonthly\b/gi;
/** "3000$", "120 £". */
const SIGN_BEHIND = /\b(\d[\d,.]{0,9}) ?([$£])(?!\d)/g;
/** "2.500", "2 500". */
const THOUSANDS = /\b(\d{1,3})[. ](?=\d{3}\b)/g;
/** Of numbers without a currency. */
const SMALLEST_SUM = 100;
const SAYS_MONTH = /\bmonth\b/i;
/** What is charged, paid out or made today is not what is needed, unless that is said. */
const ANOTHER_SUM =
	/\b(?:prices?|charge|fees?|rent|mortgage|costs?|pay|paid|spend|owe|budget|bills|now|currently|today)\b/i;
const NEEDS = /\b(?:need|want|like|goal)\b/i;

/** The member's own prices, of the jobs so named, month and hours, as far as they can be counted. */
export function meansOf(input: CompassInput, jobs: readonly string[]) {
	const prices = pricesIn(input.firstPrice, jobs);
	const needed = needIn(input.anythingElse);
	// "4k a month" is meant in the currency of the price.
	const currency = needed?.currency ?? [...prices.ofJob.values()][0]?.sum?.currency ?? '?';
	const need = needed && currency !== '?' ? { value: needed.value, currency } : null;
	// A sum a month may be told that cannot be counted.
	return { prices, need, saysNeed: needed !== undefined, time: timeIn(input) };
}

/** A sum for each month that is no other sum; of several, one that is said to be wanted. */
function needIn(answer: string) {
	const sentences = sentencesOf(asWritten(answer));
	const found = sentences.flatMap(stretchesOf).flatMap(sumsAMonth);
	const sums = found.length > 0 ? found : sentences.flatMap(sumsAMonth);
	return sums.find(({ isNeeded }) => isNeeded) ?? sums[0];
}

function sumsAMonth(text: string) {
	const isNeeded = NEEDS.test(text);
	if (!isNeeded && ANOTHER_SUM.test(text)) return [];
	return amountsIn(text)
		.filter(({ kind, value, low }) => kind === 'money' || (kind === 'number' && (value ?? low ?? 0) >= SMALLEST_SUM))
		.filter(({ per, each }) => each === undefined && (per === 'month' || (per === undefined && SAYS_MONTH.test(text))))
		.map((amount) => ({ value: leastOf(amount), currency: amount.currency, isNeeded }))
		.filter(({ value }) => value > 0);
}

/** How many times the price goes into the month; null if the two cannot be compared. */
export function timesNeeded(price: Price, { need }: Means): number | null {
	const { sum } = price;
	if (!sum || !need || sum.currency !== need.currency || sum.per === 'hour') return null;
	return Math.ceil(need.value / sum.value);
}

/** What the member's own price comes to; the price alone where it is asked of too few people, or not of them first. */
export function ownRevenue(price: Price | null, people: People | null, means: Means, isFirst: boolean): string {
	if (price === null) return NOT_KNOWN;
	const { text, sum } = price;
	const { need } = means;
	const times = timesNeeded(price, means);
	const isReached = sum?.per === 'job' || (times !== null && times <= (people?.count ?? 0));
	if (!isFirst || !isReached || !sum || !need || times === null) return fill(REVENUE.price, { price: text });
	const made = inCurrency(times * sum.value, sum.currency);
	const needed = `${inCurrency(need.value, need.currency)} a month`;
	const slots = { times: String(times), price: text, sum: made, need: needed };
	if (times === 1) return fill(REVENUE.single, slots);
	return fill(sum.per === 'month' ? REVENUE.monthly : REVENUE.jobs, slots);
}

/** "1.200 € for month" as "1,200 € a month". */
function asWritten(text: string): string {
	const months = text.replace(A_MONTH, ' a month').replace(/ {2,}/g, ' ');
	return months.replace(THOUSANDS, '$1,').replace(SIGN_BEHIND, '$2$1');
}

function inCurrency(value: number, currency: string): string {
	const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
	return new Intl.NumberFormat('en-US', format).format(value);
}

/** Each price that the field holds goes to the job it stands with; one alone is that of the first job. */
function pricesIn(firstPrice: string, jobs: readonly string[]) {
	const written = asWritten(firstPrice);
	const sums = written.split(BETWEEN).filter((part) => amountsIn(part).some(isMoney));
	const isOne = sums.length < 2;
	const ofJob = new Map<string, Price>();
	let isUnclear = false;
	for (const part of sums.length > 0 ? sums : [written]) {
		const price = priceIn(part.trim());
		const found = jobCalled(part, jobs) ?? (isOne ? (jobs[0] ?? '') : null);
		if (price === null || found === null || ofJob.has(found)) isUnclear = !isOne;
		else for (const job of isOne && FOR_ALL.test(written) ? jobs : [found]) ofJob.set(job, price);
	}
	return { ofJob, isUnclear };
}

const isMoney = ({ kind }: Amount) => kind === 'money';

/** The one job of which a text holds the noun, "wig" for "Handmade wigs", or else any word. */
function jobCalled(text: string, jobs: readonly string[]): string | null {
	const nounOf = (job: string) => job.replace(BEHIND_NOUN, '').split(' ').at(-1) ?? '';
	const byNoun = jobs.filter((job) => sharesWord(text, nounOf(job)));
	const [found = null, ...others] = byNoun.length === 1 ? byNoun : jobs.filter((job) => sharesWord(text, job));
	return others.length === 0 ? found : null;
}

function priceIn(written: string): Price | null {
	const amount = amountsIn(written).find(isMoney);
	if (amount === undefined)
		return /\d/.test(written) && wordsIn(written) <= FEW_WORDS ? { text: written, sum: null } : null;
	const { value, currency, start, end, phrase, per: period = 'job' } = amount;
	// Without what stands around it: "maybe £280 a month".
	if (!value || !currency || currency === '?') return { text: written.slice(start, phrase.end), sum: null };
	const from = FROM.test(written.slice(0, start)) ? 'from ' : '';
	const whole = period === 'job' ? UNIT.exec(written.slice(end))?.[0] : undefined;
	const unit = whole ?? written.slice(end, phrase.end);
	const per = period === 'job' || period === 'month' || period === 'hour' ? period : null;
	return {
		text: `${from}${inCurrency(value, currency)}${unit}`,
		sum: per && from === '' ? { value, currency, per } : null,
	};
}
