/** Finds every amount in a text. */

import { datesIn } from '../dates/dates.ts';
import type { DateMention } from '../dates/when.ts';
import { mayHoldNumber } from '../numbers/number-words.ts';
import { mayOpenNumeral } from '../numbers/numeral.ts';
import { at, type Token, tokensOf } from '../numbers/tokens.ts';
import { remembered } from '../remembered.ts';
import type { Amount, AmountKind } from './amount.ts';
import { CORRECTIONS, type Correction, correctionReader, type Read } from './corrections.ts';
import { CURRENCIES } from './currencies.ts';
import { hedgeReader } from './hedge-reader.ts';
import { HEDGES, type Hedge } from './hedges.ts';
import { namesPrice } from './price-words.ts';
import { RATE_FORMS, type RateForm, rateReader } from './rates.ts';
import { settle } from './settle.ts';
import { SPECIAL_FORMS, type SpecialForm, specialReader } from './special-forms.ts';
import { SIGNS, type SpokenRange, spokenRangeAt } from './spoken-range.ts';
import { amountOf, type Said, type Surroundings, surroundingsReader } from './surroundings.ts';
import { TRAPS, type Trap, trapReader } from './traps.ts';
import { type Unit, unitReader } from './units.ts';

/** Everything the reader knows, as records: a test leaves out each of them in turn. */
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
 * The amounts in a text, in order. They overlap neither each other nor `dates`, which are read from the text if not
 * given. Takes time linear in the length of the text.
 */
export function amountsIn(text: string, dates?: readonly DateMention[]): Amount[] {
	return dates === undefined ? alone(text) : read(text, dates);
}

const read = amountReader(GRAMMAR);
const alone = remembered((text) => read(text));

/** What a text counts, or how long it says that something takes, so that texts can be compared: "5 sites". */
export function measuresIn(text: string, wanted: AmountKind): string[] {
	return amountsIn(text).flatMap(({ kind, value, unit }) => (kind === wanted ? [`${value} ${unit}`] : []));
}

export function amountReader(grammar: AmountGrammar): (text: string, dates?: readonly DateMention[]) => Amount[] {
	const trapAt = trapReader(grammar.traps);
	const specialAt = specialReader(grammar.specials);
	const unitAt = unitReader(grammar.currencies);
	const hedges = hedgeReader(grammar.hedges);
	const around = surroundingsReader(hedges, rateReader(grammar.rates));
	const correct = correctionReader(grammar.corrections);

	function readAt(text: string, tokens: readonly Token[], index: number): Read | null {
		const special = specialAt(tokens, index);
		if (special !== null) {
			const { said, next: end } = special;
			const surroundings = around(tokens, index, end, said.kind, null);
			const amount = amountOf(text, tokens, index, end, said, surroundings);
			return { amount, numeral: ONE, from: index, next: surroundings.next, isBare: false, parts: 1 };
		}
		const range = spokenRangeAt(tokens, index);
		if (range === null) return null;
		const { high } = range;
		// "ten-ish people": this hedge comes between the number and its unit.
		const loose = hedges.after(tokens, range.next);
		const unit = unitAt(tokens, range, loose?.next ?? range.next);
		const end = unit?.next ?? range.next;
		const surroundings = around(tokens, index, end, unit?.kind ?? 'number', loose);
		const kind = kindOf(tokens, index, range, unit, surroundings.rate !== null);
		if (kind === 'number' && isPronoun(tokens, range)) return null;
		const amount = amountOf(text, tokens, index, end, saidOf(range, unit, kind, surroundings), surroundings);
		if (range.low.isApproximate) amount.isApproximate = true;
		const parts = unit?.parts ?? 1;
		return { amount, numeral: high, from: index, next: surroundings.next, isBare: unit === null, parts };
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

const OPENERS: ReadonlySet<string> = new Set([
	...SIGNS.keys(),
	...'between from low mid high us c hk nz au ca s r'.split(' '),
]);

function mayOpen(word: string): boolean {
	return mayOpenNumeral(word) || OPENERS.has(word);
}

/** Special forms have no numeral of their own; this stands in for it. */
const ONE = { value: 1, next: 0, scale: 1, digits: false, isApproximate: false, form: 'special' };

function saidOf(
	{ low, high, isRange }: SpokenRange,
	unit: Unit | null,
	kind: AmountKind,
	{ rate }: Surroundings,
): Said {
	const inUnit = (value: number) => (unit === null ? value : value / unit.parts + unit.added);
	const settled = isRange ? null : settle(high, rate, kind === 'money');
	const said: Said = { kind, value: settled === null ? null : inUnit(settled.value) };
	if (isRange) {
		said.low = inUnit(low.value);
		said.high = inUnit(high.value);
	}
	if (settled?.reading !== undefined) said.reading = settled.reading;
	const isSaid = unit !== null || high.scale >= 1000 || high.form.startsWith('clipped');
	if (kind === 'money' && !isSaid) said.isInferred = true;
	if (unit?.unit !== undefined) said.unit = unit.unit;
	if (unit?.currency !== undefined) said.currency = unit.currency;
	return said;
}

/** "One" on its own is more often a pronoun than a number. */
function isPronoun(tokens: readonly Token[], { high, isRange, next }: SpokenRange): boolean {
	return !isRange && !high.digits && high.value === 1 && at(tokens, next - 1) === 'one';
}

function kindOf(
	tokens: readonly Token[],
	from: number,
	range: SpokenRange,
	unit: Unit | null,
	isRate: boolean,
): AmountKind {
	if (unit !== null) return unit.kind;
	const { high, next } = range;
	if (high.scale >= 1000 || at(tokens, next - 1) === 'grand') return 'money';
	if (isRate && high.form.startsWith('clipped')) return 'money';
	return namesPrice(tokens, from, next) ? 'money' : 'number';
}
