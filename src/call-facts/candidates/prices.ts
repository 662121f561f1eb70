/** What the seller asks for it, and on what terms. */

import { listOf } from '#prose/sentences.ts';
import { oncePer } from '#shared/once-per.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { type CallText, saidBy, sideOf, turnOf } from '../call-text.ts';
import type { Price } from '../facts.ts';
import { saidPeriod } from '../said-period.ts';
import { acceptedPrices, sumText } from '../sums.ts';
import type { Utterance } from '../utterances.ts';
import { MONEY, NO_TERM, TAX, TERMS } from './price-cues.ts';
import { asOurWords, distinct, MOST, sentencesOf } from './spoken.ts';
import { COUNTED } from './spoken-cues.ts';
import { LASTS } from './timing-cues.ts';

/**
 * The agreed sums as one price, else those of the seller that were named together; then each sum, the last word first.
 * A period stands with a sum only where it was said.
 */
export function prices(call: CallText): Suggestion[] {
	const agreed = acceptedPrices(call);
	const short = shorthand(call);
	const others = call.facts.prices.filter(
		(price) => !agreed.includes(price) && isAsked(call, price) && !short.includes(price),
	);
	const all = [...agreed.toSorted(byLastWord(call)), ...others.toSorted(byLastWord(call))];
	const together = agreed.length > 0 ? agreed : namedTogether(call, others);
	return [...asOne(call, together), ...distinct(all.map((price) => priceOf(call, price)))].slice(0, MOST + 2);
}

const THOUSAND = 1000;

/** "One eighty" after "a hundred and eighty thousand", and what else stands in its turn: nobody means so little. */
function shorthand({ turns, facts }: CallText): Price[] {
	const named = new Set(turns.flatMap(({ amounts }) => amounts.map(({ value }) => value)));
	const small = facts.prices.filter(({ amount, per, by }) => amount < THOUSAND && per === 'once' && by !== 'member');
	const lines = new Set(small.filter(({ amount }) => named.has(amount * THOUSAND)).map(({ lines }) => lines[0]));
	return small.filter((price) => lines.has(price.lines[0]));
}

/** Whether the seller named it, as a whole sum: "three" may have been three months; and not as what a trouble costs them. */
function isAsked(call: CallText, price: Price): boolean {
	if (price.by === 'member') return true;
	const first = turnsNaming(call, price.amount)[0]?.number;
	const isTheirs = call.facts.pains.some(({ lines }) => first !== undefined && lines.includes(first));
	return (
		!isTheirs &&
		price.lines.some((number) => {
			const turn = turnOf(call, number);
			return turn !== undefined && sideOf(call, turn) === 'seller';
		})
	);
}

const naming = oncePer((turns: readonly Utterance[]) => {
	const named = turns.flatMap((turn) =>
		[...new Set(turn.amounts.map(({ value }) => value))].map((sum) => ({ sum, turn })),
	);
	return Map.groupBy(named, ({ sum }) => sum);
});

/** The turns in which either side names a sum. */
export function turnsNaming({ turns }: CallText, sum: number): Utterance[] {
	return (naming(turns).get(sum) ?? []).map(({ turn }) => turn);
}

/** The last turn in which either side names the sum. */
function lastNamed(call: CallText, { amount }: Price): number {
	return turnsNaming(call, amount).at(-1)?.number ?? 0;
}

export function byLastWord(call: CallText): (a: Price, b: Price) => number {
	return (a, b) => lastNamed(call, b) - lastNamed(call, a);
}

/** One sum for once and one that comes back, from one turn of the seller. */
function namedTogether(call: CallText, prices: readonly Price[]): Price[] {
	const turns = Map.groupBy(prices, ({ lines }) => lines[0] ?? 0);
	const pairs = [...turns.values()].filter(
		(of) => of.length === 2 && new Set(of.map((price) => saidPeriod(call, price))).size === 2,
	);
	return pairs.at(-1) ?? [];
}

function asOne(call: CallText, prices: readonly Price[]): Suggestion[] {
	const [first] = prices;
	if (first === undefined || prices.length < 2) return [];
	const { quote, line, name } = saidBy(call, first);
	const once = prices.toSorted((a, b) => Number(b.per === 'once') - Number(a.per === 'once'));
	const sums = listOf(once.map((price) => sumOfPrice(call, price)));
	return [{ text: withTax(call, prices, sums), quote, line, speaker: name }];
}

function priceOf(call: CallText, price: Price): Suggestion {
	const { quote, line, name } = saidBy(call, price);
	return { text: withTax(call, [price], sumOfPrice(call, price)), quote, line, speaker: name };
}

function withTax(call: CallText, prices: readonly Price[], sum: string): string {
	const said = prices.flatMap(({ lines }) => lines.map((number) => turnOf(call, number)?.text ?? ''));
	const tax = said.flatMap((text) => TAX.pattern.exec(text)?.[0] ?? [])[0];
	return tax === undefined ? sum : `${sum} ${tax.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

export function sumOfPrice(call: CallText, price: Price): string {
	const { currency, ...sum } = price;
	const money = currency === undefined || isOfAnother(call, price) ? {} : { currency };
	return sumText({ ...sum, ...money, ...(saidPeriod(call, price) ? {} : { per: null }) });
}

const USUAL: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP']);

/** Whether the call speaks of another money, too, and never says this one with the sum. */
function isOfAnother(call: CallText, { amount, currency = '', by }: Price): boolean {
	if (by === 'member' || !USUAL.has(currency)) return false;
	const isSaid = call.turns.some(({ amounts }) =>
		amounts.some((one) => one.value === amount && one.currency === currency),
	);
	return !isSaid && call.turns.some(({ text }) => MONEY.pattern.test(text));
}

/** What the seller says on payment, notice, credit or guarantee. */
export function terms(call: CallText): Suggestion[] {
	const found = sentencesOf(call, 'seller', TERMS.pattern).filter(
		({ quote }) => !COUNTED.pattern.test(quote) && !LASTS.pattern.test(quote) && !NO_TERM.pattern.test(quote),
	);
	return distinct(found.map((said) => asOurWords(call, said))).slice(0, MOST);
}
