/** Finds every amount of a text. */

import { datesIn } from '../dates/dates.ts';
import type { DateMention } from '../dates/when.ts';
import { mayHoldNumber } from '../numbers/number-words.ts';
import { mayOpenNumeral } from '../numbers/numeral.ts';
import { at, type Token, tokensOf } from '../numbers/tokens.ts';
import type { Amount, AmountKind, Span } from './amount.ts';
import { CORRECTIONS, type Correction, correctionReader, type Read } from './corrections.ts';
import { CURRENCIES } from './currencies.ts';
import { type Hedged, hedgeReader } from './hedge-reader.ts';
import { HEDGES, type Hedge } from './hedges.ts';
import { namesPrice } from './price-words.ts';
import { RATE_FORMS, type RateForm, rateReader } from './rates.ts';
import { settle } from './settle.ts';
import { SPECIAL_FORMS, type SpecialForm, specialReader } from './special-forms.ts';
import { SIGNS, type SpokenRange, spokenRangeAt } from './spoken-range.ts';
import { TRAPS, type Trap, trapReader } from './traps.ts';
import { type Unit, unitReader } from './units.ts';

/** Everything the reader knows, as records: a test reads without each of them in turn. */
export interface AmountGrammar {
	traps: readonly Trap[];
	specials: readonly SpecialForm[];
	currencies: typeof CURRENCIES;
	hedges: readonly Hedge[];
	rates: readonly RateForm[];
	corrections: readonly Correction[];
}

export const GRAMMAR: AmountGrammar = {
	traps: TRAPS,
	specials: SPECIAL_FORMS,
	currencies: CURRENCIES,
	hedges: HEDGES,
	rates: RATE_FORMS,
	corrections: CORRECTIONS,
};

/**
 * The amounts of a text in their order; none overlaps another, or a day or an hour of the clock (`dates`, read
 * from the text where they are not given). Time grows with the length of the text alone.
 */
export const amountsIn = amountReader(GRAMMAR);

export function amountReader(grammar: AmountGrammar): (text: string, dates?: readonly DateMention[]) => Amount[] {
	const trapAt = trapReader(grammar.traps);
	const specialAt = specialReader(grammar.specials);
	const unitAt = unitReader(grammar.currencies);
	const hedges = hedgeReader(grammar.hedges);
	const rateAt = rateReader(grammar.rates);
	const correct = correctionReader(grammar.corrections);

	function readAt(text: string, tokens: readonly Token[], index: number): Read | null {
		const special = specialAt(tokens, index);
		if (special !== null) return finish(text, tokens, index, special.next, special.said, numeralOfOne);
		const range = spokenRangeAt(tokens, index);
		if (range === null) return null;
		const loose = hedges.after(tokens, range.next);
		const unit = unitAt(tokens, { ...range, next: loose?.next ?? range.next });
		const end = unit?.next ?? range.next;
		const rate = rateAt(tokens, hedges.after(tokens, end)?.next ?? end);
		const kind = kindOf(tokens, index, range, unit, rate?.per !== undefined || rate?.each !== undefined);
		if (kind === 'number' && isPronoun(tokens, range)) return null;
		const settled = settle(range.high, rate ?? {}, kind === 'money');
		const scaled = (value: number) => (unit === null ? value : value / unit.parts + unit.added);
		const said = {
			kind,
			value: range.isRange ? null : scaled(settled.value),
			...(range.isRange ? { low: scaled(range.low.value), high: scaled(range.high.value) } : {}),
			...(unit?.unit === undefined ? {} : { unit: unit.unit }),
			...(unit?.currency === undefined ? {} : { currency: unit.currency }),
			...(settled.reading === undefined || range.isRange ? {} : { reading: settled.reading }),
		};
		const read = finish(text, tokens, index, end, said, range.high, unit === null ? loose : null);
		const isApproximate = read.amount.isApproximate || loose?.means === 'approximate' || range.low.isApproximate;
		return { ...read, isBare: unit === null, parts: unit?.parts ?? 1, amount: { ...bounded(read.amount, loose), isApproximate } };
	}

	/** Adds what is said around an amount: its hedges and its rate. */
	function finish(
		text: string,
		tokens: readonly Token[],
		from: number,
		end: number,
		said: Pick<Amount, 'kind' | 'value'> & Partial<Amount>,
		numeral: SpokenRange['high'],
		loose: Hedged | null = null,
	): Read {
		const before = hedges.before(tokens, from);
		const directly = hedges.after(tokens, end) ?? loose;
		const rate = rateAt(tokens, directly?.next ?? end);
		const after = directly ?? hedges.after(tokens, rate?.next ?? end);
		const next = Math.max(rate?.next ?? end, after?.next ?? end);
		const amount: Amount = {
			...spanOf(text, tokens, from, end),
			...said,
			...(rate?.per === undefined ? {} : { per: rate.per }),
			...(rate?.each === undefined ? {} : { each: rate.each }),
			isApproximate: before?.means === 'approximate' || after?.means === 'approximate',
			phrase: spanOf(text, tokens, before?.next ?? from, next),
		};
		return { amount: bounded(bounded(amount, before), after), numeral, from, next, isBare: false, parts: 1 };
	}

	return (text, mentions = datesIn(text)) => {
		if (!mayHoldNumber(text)) return [];
		const tokens = tokensOf(text);
		const dates = mentions.filter(({ when }) => when.in === undefined);
		const all: Read[] = [];
		let date = 0;
		for (let index = 0; index < tokens.length; ) {
			const start = tokens[index]?.start ?? 0;
			while ((dates[date]?.end ?? Number.POSITIVE_INFINITY) <= start) date++;
			const isDate = (dates[date]?.start ?? Number.POSITIVE_INFINITY) <= start;
			const trap = isDate ? index + 1 : trapAt(tokens, index);
			const read = trap === null && mayOpen(at(tokens, index)) ? readAt(text, tokens, index) : null;
			const isFree = read !== null && read.amount.end <= (dates[date]?.start ?? Number.POSITIVE_INFINITY);
			if (isFree) all.push(read);
			index = trap ?? (isFree ? Math.max(read.next, index + 1) : index + 1);
		}
		return correct(tokens, all);
	};
}

const OPENERS: ReadonlySet<string> = new Set([...SIGNS.keys(), ...'between from low mid high us c hk nz au ca r'.split(' ')]);

function mayOpen(word: string): boolean {
	return mayOpenNumeral(word) || OPENERS.has(word);
}

const numeralOfOne = { value: 1, next: 0, scale: 1, digits: false, isApproximate: false, form: 'special' };

function spanOf(text: string, tokens: readonly Token[], from: number, next: number): Span {
	const start = tokens[from]?.start ?? 0;
	const end = tokens[next - 1]?.end ?? start;
	return { start, end, text: text.slice(start, end) };
}

/** "Under two grand" has no value, but an upper bound. */
function bounded(amount: Amount, hedge: Hedged | null): Amount {
	if (hedge === null || hedge.means === 'approximate' || amount.value === null) return amount;
	return { ...amount, value: null, [hedge.means]: amount.value };
}

/** "One" alone stands for a thing more often than for a number. */
function isPronoun(tokens: readonly Token[], { high, isRange, next }: SpokenRange): boolean {
	return !isRange && !high.digits && high.value === 1 && at(tokens, next - 1) === 'one';
}

function kindOf(tokens: readonly Token[], from: number, range: SpokenRange, unit: Unit | null, isRate: boolean): AmountKind {
	if (unit !== null) return unit.kind;
	const { high, next } = range;
	if (high.scale >= 1000 || at(tokens, next - 1) === 'grand') return 'money';
	if (isRate && high.form.startsWith('clipped')) return 'money';
	return namesPrice(tokens, from, next) ? 'money' : 'number';
}
