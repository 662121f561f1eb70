import { cited, citedOnly, type Said } from '#call-facts/call-text.ts';
import type { Price } from '#call-facts/facts.ts';
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
export function firstPrice({ asked, said }: Pick<MainFact, 'asked' | 'said'>): string {
	return asked === undefined ? citedOnly(said) : `${cited(asked)} ${citedOnly(said)}`;
}

/**
 * What was said of a price after it was first named, as far as readers use it, and what was last on the table.
 *
 * @param told what is told before it
 */
export function furtherPrices(
	{ facts }: Pick<Reading, 'facts'>,
	{ said: first, course = [] }: Pick<MainFact, 'said' | 'course'>,
	isUsed: (line: string, least?: number) => boolean,
	told = '',
): string[] {
	const parts = inParts(course, ({ name }) => name === first.name);
	const agreed = facts.outcome.kind === 'agreed' ? course.at(-1) : undefined;
	const last = lastOnTheTable(facts.prices, course) ?? agreed;
	const isLast = (part: string) => last !== undefined && part.includes(last.quote);
	const leastOf = (part: string) => (part.split('“').length > 2 ? LEAST_OF_A_SUM : undefined);
	return parts
		.filter((part) => !quotesIn(told).some((quote) => part.includes(quote)))
		.filter((part) => isLast(part) || isUsed(phrases.price('', '', [part]), leastOf(part)));
}

/** In lines: the price last named is spoken of around it. */
const NEAR = 3;
/** In words: less does not say what a sum is for. */
const BARE = 5;

/** The fullest words around the last price that was read, which name one that was. */
function lastOnTheTable(prices: readonly Price[], course: readonly Said[]): Said | undefined {
	const last = Math.max(...prices.flatMap(({ lines }) => lines));
	const sums = new Set(prices.map(({ amount }) => amount));
	const names = ({ quote }: Said) =>
		lengthOf(quote) >= BARE && !SAYS_IT_BACK.pattern.test(quote) && sumsIn(quote).some((sum) => sums.has(sum));
	const naming = course.filter((said) => Math.abs(said.line - last) <= NEAR && names(said));
	return naming.toSorted((a, b) => lengthOf(b.quote) - lengthOf(a.quote))[0];
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
