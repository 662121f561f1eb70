import { amountsIn } from '#language/amounts/amounts.ts';
import { stems } from '#language/stems.ts';
import { wordsIn } from './pieces.ts';

/** What the member would ask for a job. */
export interface Price {
	/** With its unit. */
	text: string;
	/** What it comes to, if it is one sum in a known currency. */
	sum: { value: number; currency: string; per: 'month' | 'hour' | 'job' } | null;
}

export interface Prices {
	ofJob: ReadonlyMap<string, Price>;
	/** There are several, and for one of them no job is named. */
	isUnclear: boolean;
}

/** A price without a currency is shown as it was typed, if it is no sentence. */
const FEW_WORDS = 3;
/** One price is that of one job unless the member says otherwise. */
const FOR_ALL = /\b(?:all|any)\b/i;
/** Between two prices. */
const BETWEEN = /[,;](?!\d)|\/(?= ?[£$€\d])|\band\b|\bor\b/;
/** "£45 a repair", "£600 per booking page", "€25 for one declaration". */
const UNIT = /^ (?:an?|per|for one)(?: \p{L}+){1,3}$/u;
const FROM = /\bfrom $/i;
/** As people write it who learned English late, and in short. */
const A_MONTH = /\b(?:for|by|in|a|per) (?:the )?mou?nth\b|\/ ?mo?\b|\bmonthly\b/gi;
/** "3000$", "120 £". */
const SIGN_BEHIND = /\b(\d[\d,.]{0,9}) ?([$£])(?!\d)/g;
/** "2.500", "2 500". */
const THOUSANDS = /\b(\d{1,3})[. ](?=\d{3}\b)/g;

/** "1.200 € for month" as "1,200 € a month". */
export function asWritten(text: string): string {
	const months = text.replace(A_MONTH, ' a month').replace(/ {2,}/g, ' ');
	return months.replace(THOUSANDS, '$1,').replace(SIGN_BEHIND, '$2$1');
}

export function inCurrency(value: number, currency: string): string {
	const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
	return new Intl.NumberFormat('en-US', format).format(value);
}

/** Each price that the field holds goes to the job it stands with; one alone is that of the first job. */
export function pricesIn(firstPrice: string, jobs: readonly string[]): Prices {
	const written = asWritten(firstPrice);
	const sums = written.split(BETWEEN).filter((part) => moneyIn(part).length > 0);
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

/** The one job of which a text holds the noun, "wig" for "Handmade wigs", or else any word. */
function jobCalled(text: string, jobs: readonly string[]): string | null {
	const said = stems(text);
	const nounOf = (job: string) =>
		job
			.replace(/ (?:for|of|to) .*/s, '')
			.split(' ')
			.at(-1) ?? '';
	const byNoun = jobs.filter((job) => !said.isDisjointFrom(stems(nounOf(job))));
	const found = byNoun.length === 1 ? byNoun : jobs.filter((job) => !said.isDisjointFrom(stems(job)));
	return found.length === 1 ? (found[0] ?? null) : null;
}

function moneyIn(text: string) {
	return amountsIn(text).filter(({ kind }) => kind === 'money');
}

function priceIn(written: string): Price | null {
	const [amount] = moneyIn(written);
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
