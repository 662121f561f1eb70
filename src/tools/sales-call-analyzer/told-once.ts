import { wholeSentences } from '#language/sentences.ts';
import type { Analysis } from './analysis.ts';

/** What of an analysis is new to somebody who reads it from the top: words of the call stand in it once. */

/** Of what a text quotes: how much may stand above before it says nothing new. */
const SAME = 0.6;
const QUOTE = /“([^“”]+)”/g;

export interface Told {
	/** Whether most words of the call in a text stand above; where it quotes none, whether it stands there itself. */
	has(text: string): boolean;
	/** From here on what a text quotes stands above. */
	add(...texts: readonly string[]): void;
}

export function told(): Told {
	const quotes: string[] = [];
	const texts: string[] = [];
	const stands = (words: string) => quotes.some((quote) => quote.includes(words));
	/** In letters: how much of a quote stands above. */
	const knownOf = (quote: string) =>
		stands(quote)
			? quote.length
			: wholeSentences(quote)
					.filter(stands)
					.reduce((sum, { length }) => sum + length, 0);
	const isTold = (found: readonly string[]) => {
		const known = found.reduce((sum, quote) => sum + knownOf(quote), 0);
		return known >= SAME * found.reduce((sum, { length }) => sum + length, 0);
	};
	return {
		has: (text) => {
			const found = quotesIn(text);
			return found.length > 0 ? isTold(found) : text !== '' && texts.some((above) => above.includes(text));
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
