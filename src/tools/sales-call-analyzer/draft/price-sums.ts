import { isGivenAway } from '#call-facts/accepted.ts';
import { CONCEDES, IN_PARTS } from '#call-facts/told/offer-cues.ts';
import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';

/** Which sums of a sentence are prices. */

/** Less is seldom a price. */
const LEAST_PRICE = 10;

/** "Thirty-one five plus GST." */
export const PLUS_TAX = /\bplus (?:the )?(?:vat|gst|hst|tax)\b/i;

/** "I can't do one seventy-two." */
const WILL_NOT_DO = /\b(?:can['’]t|cannot|could(?:n['’]t| not)|won['’]t) (?:do|go|come|take|drop|sign)\b/i;

/** What they would save is no price. */
const SAVES = /\b(?:you['’]d (?:save|get back)|sav(?:es?|ings?)|off (?:the|your) (?:waste|losses|scrap))\b/i;

/** "And if you go on with the whole thing it comes off the twenty-eight." */
const CREDITED = /\b(?:it|that|which) comes off\b/i;

/** Whether a sentence of the seller's names a price: one that was found, or any with the words of a concession. */
export function isOffer(sentence: string, known: ReadonlySet<number>): boolean {
	if ([IN_PARTS.pattern, WILL_NOT_DO, SAVES, CREDITED].some((one) => one.test(sentence)) || isGivenAway(sentence))
		return false;
	const sums = sumsIn(sentence);
	if (sums.some((sum) => known.has(sum))) return true;
	if (sums.length === 0) return false;
	return CONCEDES.pattern.test(sentence) || PLUS_TAX.test(sentence) || beginsWithMoney(sentence);
}

/** "Twelve thousand, and you send me the packages sorted." */
function beginsWithMoney(sentence: string): boolean {
	const [first] = amountsIn(sentence);
	return first?.kind === 'money' && first.phrase.start === 0;
}

/** What stands before the first sum; the whole sentence where there is none. */
export function beforeMoney(sentence: string): string {
	const first = amountsIn(sentence).find(({ kind, value }) => kind === 'money' || (value ?? 0) >= LEAST_BARE);
	return sentence.slice(0, first?.start);
}

/** Where no currency is said. */
const LEAST_BARE = 100;

export function sumsIn(words: string): number[] {
	return sumsOf(amountsIn(words));
}

/** Sums of money, and numbers that may be some. */
export function sumsOf(amounts: readonly Amount[]): number[] {
	return amounts.flatMap(({ kind, value }) =>
		(kind === 'money' || kind === 'number') && value !== null && (value >= LEAST_PRICE || isInCents(value))
			? [value]
			: [],
	);
}

/** "Two pounds thirty-five per order" is a price, though a small one. */
export function isInCents(sum: number): boolean {
	return sum >= 1 && !Number.isInteger(sum);
}

export function namesAny(sentence: string): boolean {
	return sumsIn(sentence).length > 0;
}
