import { quoted } from '#prose/sentences.ts';
import { isReadable, withoutOpener } from './brief.ts';
import { clauseAround } from './clause.ts';
import type { Reading } from './reading.ts';
import type { Remark } from './remark.ts';

/** What was named as a price, in the salesperson's own words. */
export interface Price {
	remark: Remark;
	/** Verbatim, e.g. "£32 per engineer per month, and the set-up is £900 once". */
	words: string;
	/** What was said right behind it to be part of it, verbatim; empty where nothing was. */
	includes: string;
}

const PRICE_FORM =
	/\b(?:per|a (?:day|week|month|year|visit|head|person|hour)|each|every|cost|costs|price|priced|would be|comes to|charge|set-?up|install|including|for the|once|altogether|in all|one-?off|fee|least|accept|sell|take|quarter|free|it's|that's|it is)\b|^\W*[$£€]/i;
/** Sums about the client's own money, or about somebody else's offer. */
const NOT_OURS =
	/\b(?:you (?:lose|lost|told|said|pay|spend)|your (?:own )?(?:numbers|figures)|empty|if (?:we|it) (?:fills?|saves?|wins?)|against that|saves?|they (?:quoted|charge|wanted)|worth|in revenue|they're|i paid|cost me)\b/i;
const OPENING =
	/^(?:(?:and|so|then|for a team your size|for that),? )*(?:(?:it|that|this|they|which)(?:'s|’s|'re| is| are| was| would be|'d be| will be| comes? to| costs?| works out (?:at|to be))|you(?:'d| would) pay|we charge|i can do it for) (?:about |around )?(?=[$£€\d]|\w+ (?:pounds|dollars|hundred))/i;
const SMALL_COIN = /cents|pence/i;
const CENTS = /\b[\w-]+ (?:cents|pence) (?:a|an|per|each|for each)\b/i;
const LONGEST = 150;

function wordsOf(remark: Remark, from: number, to: number): string {
	const whole = withoutOpener(remark.text.trim());
	const punctuated = /[.!?]$/.test(whole);
	const piece =
		punctuated && whole.length <= LONGEST ? whole : clauseAround(remark.text, from, to, punctuated ? LONGEST : 0);
	const bare = piece.replace(OPENING, '');
	return (bare.length > 3 ? bare : piece).replace(/(?<![.,;:])[.,;:]+$/, '');
}

const INCLUDES =
	/^(?:and )?(?:that|it|this|which|the price)(?: also| already)? (?:includes?|covers?|is for the whole)\b/i;

function includedIn({ facts }: Reading, remark: Remark): string {
	const next = facts.remarks[remark.index + 1];
	const part = next !== undefined && next.turn === remark.turn && INCLUDES.test(next.folded) && next.text.length < 140;
	return part && isReadable(next.text) ? next.text.trim().replace(/(?<![.,;:])[.,;:]+$/, '') : '';
}

const RECURRING = /\b(?:a|an|per|each|every) (?:day|week|month|quarter|year|visit)\b|\b(?:monthly|yearly|quarterly)\b/i;

/** Whether it is paid again and again, unlike a set-up. */
export function recurs({ remark }: Price): boolean {
	return RECURRING.test(remark.folded);
}

const known = new WeakMap<Reading, readonly Price[]>();

/** The prices that the salesperson's side named, in order; those whose figure was taken out of the text tell none. */
export function pricesOf(reading: Reading): readonly Price[] {
	const before = known.get(reading);
	if (before !== undefined) return before;
	const prices = pricesIn(reading);
	known.set(reading, prices);
	return prices;
}

function pricesIn(reading: Reading): Price[] {
	const cents = reading.facts.said.salesperson.flatMap((remark) => {
		const found = remark.questions === 0 && SMALL_COIN.test(remark.folded) ? CENTS.exec(remark.folded) : null;
		const words = found === null ? '' : wordsOf(remark, found.index, found.index + found[0].length);
		return words === '' ? [] : [{ remark, words, includes: includedIn(reading, remark) }];
	});
	const named = reading.money.prices.flatMap(({ side, moment, figure }) => {
		const { remark } = moment;
		if (side !== 'salesperson' || remark.questions > 0 || /\[num\]/i.test(figure)) return [];
		if (NOT_OURS.test(remark.folded) || !PRICE_FORM.test(remark.folded)) return [];
		const words = wordsOf(remark, moment.from, moment.to);
		return isReadable(words) ? [{ remark, words, includes: includedIn(reading, remark) }] : [];
	});
	return [...named, ...cents].sort((a, b) => a.remark.index - b.remark.index);
}

const MONTHLY = /([$£€])\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)? (?:per|a|each|every) month\b/gi;
const PER_PIECE = /\bper (?!month|year)\w+/i;

/** "£160 × 12 = £1,920 a year" where one sum a month was named; empty otherwise. */
export function yearly(words: readonly string[]): string {
	const sums = words.flatMap((text) => (PER_PIECE.test(text) ? [] : [...text.matchAll(MONTHLY)]));
	const [sum, second] = sums;
	if (sum === undefined || second !== undefined || /\.\d/.test(sum[0])) return '';
	const [, sign = '', digits = ''] = sum;
	const amount = Number(digits.replaceAll(',', ''));
	return `Over a year: ${sign}${digits} × 12 = ${sign}${(amount * 12).toLocaleString('en-US')}`;
}

/** "as named on the call: “…”", quoted. */
export function asNamed(prices: readonly Price[]): string {
	return prices
		.flatMap(({ words, includes }) => [words, includes].filter((text) => text !== '').map(quoted))
		.join('; ');
}
