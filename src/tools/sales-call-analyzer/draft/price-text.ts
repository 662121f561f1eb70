import { cited, citedOnly } from '#call-facts/call-text.ts';
import { quotesIn } from '#evidence/quotes.ts';
import * as phrases from '../phrases.ts';
import { LEAST_OF_A_SUM } from '../worth/used.ts';
import type { LastPrice } from './last-price.ts';
import type { MainFact } from './main-fact.ts';

/**
 * A price in the words of the call: those that first named it, where they say more than the sum, and those that named it
 * last.
 *
 * @param told what is told before it
 */
export function pricesTold(
	{ asked, said, last }: Pick<MainFact, 'asked' | 'said' | 'last'>,
	isUsed: (line: string, least?: number) => boolean,
	told = '',
): string[] {
	const first = asked === undefined ? citedOnly(said) : `${cited(asked)} ${citedOnly(said)}`;
	const end = last === undefined || isTold(last.said.quote, told) ? '' : lastText(last, told);
	if (end === '') return [first];
	return isUsed(phrases.price('', [first]), LEAST_OF_A_SUM) ? [first, end] : [end];
}

function lastText({ before, said }: LastPrice, told: string): string {
	if (before === undefined || isTold(before.quote, told)) return citedOnly(said);
	return `${before.name === said.name ? citedOnly(before) : cited(before)} ${citedOnly(said)}`;
}

function isTold(quote: string, told: string): boolean {
	return quotesIn(told).some((other) => quote.includes(other) || other.includes(quote));
}
