/** Parses the budget field: amount, period, duration, price per 1,000 impressions, click rate. Money is in cents. */

export interface Budget {
	/** A sign or a code in capitals, e.g. `$` or `CHF`; empty if the field names none. */
	readonly currency: string;
	readonly daily?: number;
	readonly total?: number;
	readonly days?: number;
	/** The duration as given, if not in days: "3 weeks". */
	readonly daysGiven?: string;
	readonly cpm?: number;
	/** A fraction: 0.012 for 1.2 %. */
	readonly clickRate?: number;
	readonly period?: 'day' | 'week' | 'month';
	/** The amount per `period`, if that is not a day. */
	readonly perPeriod?: number;
	/** Whether the field names a range, or amounts that contradict each other. */
	readonly unclear: boolean;
}

const NUMBER = String.raw`\d{1,3}(?:[ ,.’']\d{3}){1,4}(?:\.\d{1,2})?(?!\d)|(?<!\d)\d+(?:[.,]\d{1,2})?(?!\d)`;
const SIGN = String.raw`(?<!\p{L})(?:us|ca|c|au|a|nz|hk|s|r)?\$|[£€¥₹]|(?:usd|eur|gbp|chf|cad|aud|nzd)\b`;
const MONEY = String.raw`(?<before>${SIGN})?\s?(?<number>${NUMBER})(?<kilo>\s?k\b)?\s?(?<behind>[$£€¥₹]|(?:usd|eur|gbp|chf|cad|aud|nzd|dollars?|euros?|pounds?)\b)?`;
const CPM = [
	new RegExp(String.raw`\bcpms?\b[^\d$£€¥₹.;]{0,24}${MONEY}`, 'iu'),
	new RegExp(
		String.raw`${MONEY}\s*(?:cpm\b|(?:cost )?(?:per|a|for|\/)\s*(?:1[,. ]?000|1k|thousand|mille)(?:\s*(?:impressions?|views?))?)`,
		'iu',
	),
];
const CLICK_RATE = [
	/\b(?:ctr|click(?:-?\s?through)?[- ]rate|clicks?)\b[^\d%.;]{0,16}(?<number>\d+(?:[.,]\d+)?)\s?%/i,
	/(?<number>\d{1,6}(?:[.,]\d{1,6})?)\s?%\s*(?:ctr|clicks?\b|click[- ]?(?:through)?[- ]?rate|of (?:all )?(?:impressions|views|people)[^.;]{0,12}click)/i,
];
const COUNTS: Readonly<Record<string, number>> = {
	a: 1,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	ten: 10,
};
const DURATION =
	/(?:\bfor\s+(?<article>a|one)\s+|(?<![$£€¥₹\d.,])(?<count>\d{1,3}|two|three|four|five|six|seven|eight|ten)[\s-]+)(?<unit>day|week|month)s?\b/i;
const DAYS = { day: 1, week: 7, month: 30 } as const;
/** Characters. Anything longer is not a budget. */
const READ_CHARACTERS = 500;

export function readBudget(field: string): Budget | null {
	let rest = field.slice(0, READ_CHARACTERS).replace(/[\s\u00a0]+/g, ' ');
	const take = (patterns: readonly RegExp[]) => {
		for (const pattern of patterns) {
			const match = pattern.exec(rest);
			if (match === null) continue;
			rest = `${rest.slice(0, match.index)} ; ${rest.slice(match.index + match[0].length)}`;
			return match.groups;
		}
		return undefined;
	};
	const cpm = take(CPM);
	const rate = take(CLICK_RATE);
	const clickRate = rate === undefined ? undefined : Number((numberIn(rate.number ?? '') / 100).toPrecision(12));
	const duration = take([DURATION]);
	const amounts = amountsIn(rest);
	const days = durationOf(duration);
	const known = {
		currency: currencyOf(cpm) ?? amounts.map(({ currency }) => currency).find((sign) => sign !== '') ?? '',
		...(cpm === undefined ? {} : { cpm: centsOf(cpm) }),
		...(clickRate === undefined || clickRate <= 0 || clickRate > 0.5 ? {} : { clickRate }),
		...days,
	};
	const spending = spendingOf(amounts, days.days);
	if (spending === null) {
		return cpm === undefined && rate === undefined && amounts.length === 0
			? null
			: { ...known, unclear: amounts.length > 0 };
	}
	return { ...known, ...spending, unclear: false };
}

interface Amount {
	cents: number;
	period: 'day' | 'week' | 'month' | 'total' | null;
	isRange: boolean;
	currency: string;
}

function amountsIn(text: string): Amount[] {
	return Array.from(text.matchAll(new RegExp(MONEY, 'giu')), (match) => {
		const groups = match.groups ?? {};
		const behind = text.slice(match.index + match[0].length);
		const before = text.slice(0, match.index);
		const isRange =
			/^\s?(?:-|–|—|to|or)\s?[$£€¥₹]?\d/i.test(behind) || /(?:\d\s?(?:-|–|—|to|or)|between)\s?$/i.test(before);
		return { cents: centsOf(groups), period: periodOf(before, behind), isRange, currency: currencyOf(groups) ?? '' };
	}).filter(({ cents }) => cents > 0);
}

function periodOf(before: string, behind: string): Amount['period'] {
	const after =
		/^[\s,)]*(?:(?:a|per|each|every|\/)\s?(?<unit>day|week|month|d\b|wk|mo\b)|(?<adverb>daily|weekly|monthly)|(?<whole>in all|in total|total|overall|altogether|lifetime))/i.exec(
			behind,
		)?.groups;
	const ahead =
		/\b(?<adverb>daily|weekly|monthly|total|lifetime|overall)\b[^.;\d]{0,14}$/i.exec(before)?.groups?.adverb ?? '';
	const word = (after?.unit ?? after?.adverb ?? (after?.whole === undefined ? ahead : 'total')).toLowerCase();
	if (word === '') return null;
	if (/^(?:total|lifetime|overall)/.test(word)) return 'total';
	return word.startsWith('d') ? 'day' : word.startsWith('w') ? 'week' : 'month';
}

type Spending = Pick<Budget, 'daily' | 'total' | 'days' | 'daysGiven' | 'period' | 'perPeriod'>;

/** The amounts per day and in total. Null if the field names none, a range, or amounts that contradict each other. */
function spendingOf(amounts: readonly Amount[], days: number | undefined): Spending | null {
	const [first, second, third] = amounts;
	if (first === undefined || third !== undefined || amounts.some(({ isRange }) => isRange)) return null;
	const daily = amounts.find(({ period }) => period === 'day');
	const total = amounts.find(({ period }) => period === 'total' || (second !== undefined && period === null));
	if (second !== undefined) {
		if (daily === undefined || total === undefined || total.cents % daily.cents !== 0) return null;
		const count = total.cents / daily.cents;
		return days === undefined || days === count ? { daily: daily.cents, total: total.cents, days: count } : null;
	}
	const { cents, period } = first;
	if (period === 'day') return days === undefined ? { daily: cents } : { daily: cents, total: cents * days };
	if (period === 'total' || period === null) return { total: cents };
	const length = DAYS[period];
	if (days === undefined) return { period, perPeriod: cents, total: cents, days: length };
	return days % length === 0
		? { period, perPeriod: cents, total: cents * (days / length) }
		: { total: Math.round((cents * days) / length) };
}

function durationOf(groups: Record<string, string> | undefined): Pick<Budget, 'days' | 'daysGiven'> {
	if (groups === undefined) return {};
	const unit = groups.unit?.toLowerCase() as keyof typeof DAYS;
	const word = (groups.article ?? groups.count ?? '').toLowerCase();
	const count = COUNTS[word] ?? Number(word);
	if (!(count > 0) || count * DAYS[unit] > 730) return {};
	return {
		days: count * DAYS[unit],
		...(unit === 'day' ? {} : { daysGiven: `${count} ${unit}${count === 1 ? '' : 's'}` }),
	};
}

function numberIn(number: string): number {
	const digits = number.replace(/[ ,.’'](?=\d{3}(?!\d))/g, '').replace(',', '.');
	return Number(digits);
}

function centsOf(groups: Record<string, string | undefined>): number {
	return Math.round(numberIn(groups.number ?? '') * (groups.kilo === undefined ? 1 : 1000) * 100);
}

const SIGNS: Readonly<Record<string, string>> = {
	us$: '$',
	usd: '$',
	dollar: '$',
	eur: '€',
	euro: '€',
	gbp: '£',
	pound: '£',
};

function currencyOf(groups: Record<string, string | undefined> | undefined): string | undefined {
	const word = (groups?.before ?? groups?.behind)?.toLowerCase();
	return word === undefined ? undefined : (SIGNS[word.replace(/s$/, '')] ?? word.toUpperCase());
}

const WHOLE = new Intl.NumberFormat('en-US');
const EXACT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$1,260", "$12.50", "CHF 90"; just the number if no currency was named. */
export function money(cents: number, { currency }: Pick<Budget, 'currency'>): string {
	const figure = (cents % 100 === 0 ? WHOLE : EXACT).format(cents / 100);
	return /\p{L}$/u.test(currency) ? `${currency} ${figure}` : `${currency}${figure}`;
}

/** "105,000". */
export function count(value: number): string {
	return WHOLE.format(value);
}
