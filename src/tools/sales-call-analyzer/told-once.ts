import { wholeSentences } from '#language/sentences.ts';
import type { Analysis } from './analysis.ts';

/** What of an analysis is new to somebody who reads it from the top: words of the call stand in it once. */

/** Of a quote: how much of it may stand above before it says nothing new. */
const SAME = 0.6;
const QUOTE = /“([^“”]+)”/g;

export interface Told {
	/** Whether all words of the call in a text stand above; where it quotes none, whether it stands there itself. */
	has(text: string): boolean;
	/** From here on what a text quotes stands above. */
	add(...texts: readonly string[]): void;
}

export function told(): Told {
	const quotes: string[] = [];
	const texts: string[] = [];
	const stands = (words: string) => quotes.some((quote) => quote.includes(words));
	const isTold = (quote: string) => {
		if (stands(quote)) return true;
		const sentences = wholeSentences(quote);
		const known = sentences.filter(stands).reduce((sum, { length }) => sum + length, 0);
		return known >= SAME * sentences.reduce((sum, { length }) => sum + length, 0);
	};
	return {
		has: (text) => {
			const found = quotesIn(text);
			return found.length > 0 ? found.every(isTold) : text !== '' && texts.some((above) => above.includes(text));
		},
		add: (...added) => {
			texts.push(...added);
			quotes.push(...added.flatMap(quotesIn));
		},
	};
}

function quotesIn(text: string): string[] {
	return [...text.matchAll(QUOTE)].flatMap(([, quote = '']) => (quote === '' ? [] : [quote]));
}

/** With what the summary says. */
export function toldInSummary({ outcome = '', keyHighlights = [] }: Analysis['callSummary'] = {}): Told {
	const above = told();
	above.add(outcome, ...keyHighlights);
	return above;
}
