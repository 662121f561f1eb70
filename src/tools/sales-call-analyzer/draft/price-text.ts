import { cited, citedOnly, type Said } from '#call-facts/call-text.ts';
import type { CallFacts, Price } from '#call-facts/facts.ts';
import { lengthOf } from '#call-facts/near-words.ts';
import { quotesIn } from '#evidence/quotes.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { LEAST_OF_A_SUM } from '../worth/used.ts';
import type { MainFact } from './main-fact.ts';
import { SAYS_IT_BACK } from './plain-cues.ts';
import { IS_ABOUT_THAT } from './price-course.ts';
import { sumsIn } from './price-sums.ts';

/** A price in the words of the call. */

/** With the question that it answers, where it says too little without. */
function firstPrice({ asked, said }: Pick<MainFact, 'asked' | 'said'>): string {
	return asked === undefined ? citedOnly(said) : `${cited(asked)} ${citedOnly(said)}`;
}

/**
 * What was said of a price, as far as readers use it, and what was last on the table; the words that first named it where
 * they say more than the sum, or nothing else does.
 *
 * @param told what is told before it
 */
export function pricesTold(
	{ facts }: Pick<Reading, 'facts'>,
	fact: Pick<MainFact, 'asked' | 'said' | 'course'>,
	isUsed: (line: string, least?: number) => boolean,
	told = '',
): string[] {
	const { said: first, course = [] } = fact;
	const opening = firstPrice(fact);
	const isOurs = ({ name }: Said) => name === first.name;
	const parts = inParts(course, isOurs).filter((part) => !isTold(part, told));
	const leastOf = (part: string) => (part.split('“').length > 2 ? LEAST_OF_A_SUM : undefined);
	const isLine = (part: string, least?: number) => isUsed(phrases.price('', '', [part]), least);
	const used = parts.filter((part) => isLine(part, leastOf(part)));
	const last = lastOnTheTable(facts, course, isOurs, [opening, ...used]);
	const further = parts.filter((part) => used.includes(part) || (last !== undefined && part.includes(last.quote)));
	return further.length > 0 && !isLine(opening, LEAST_OF_A_SUM) ? further : [opening, ...further];
}

function isTold(part: string, told: string): boolean {
	const quotes = quotesIn(told);
	return quotesIn(part).some((one) => quotes.some((other) => one.includes(other) || other.includes(one)));
}

/** In lines: the price last named is spoken of around it. */
const NEAR = 3;
/** In words: less does not say what a sum is for. */
const BARE = 5;

/**
 * The fullest words around the last price that was read, which name one that was, sooner the seller's; else, of what was
 * agreed, the last ones.
 */
function lastOnTheTable(
	{ prices, outcome }: CallFacts,
	course: readonly Said[],
	isOurs: (said: Said) => boolean,
	told: readonly string[],
): Said | undefined {
	const last = prices.toSorted((a, b) => lineOf(b) - lineOf(a))[0];
	if (last === undefined) return undefined;
	if (told.some((part) => sumsIn(part).includes(last.amount))) return undefined;
	const sums = new Set(prices.map(({ amount }) => amount));
	const names = ({ quote }: Said) =>
		lengthOf(quote) >= BARE && !SAYS_IT_BACK.pattern.test(quote) && sumsIn(quote).some((sum) => sums.has(sum));
	const naming = course.filter((said) => Math.abs(said.line - lineOf(last)) <= NEAR && names(said));
	const ours = naming.filter(isOurs);
	const [fullest] = (ours.length > 0 ? ours : naming).toSorted((a, b) => lengthOf(b.quote) - lengthOf(a.quote));
	return fullest ?? (outcome.kind === 'agreed' ? course.at(-1) : undefined);
}

function lineOf({ lines }: Price): number {
	return Math.max(...lines);
}

/** "Five I could defend." "That would be £160 a month.": a sum stands beside the words that say what it is for. */
function inParts(course: readonly Said[], isOurs: (said: Said) => boolean): string[] {
	const parts: string[] = [];
	for (const one of course) {
		const text = (isOurs(one) ? citedOnly : cited)(one);
		const leansOn = isOurs(one) && IS_ABOUT_THAT.test(one.quote) ? parts.pop() : undefined;
		parts.push(leansOn === undefined ? text : `${leansOn} ${text}`);
	}
	return parts;
}
