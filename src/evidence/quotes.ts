import type { Call } from '#transcript/call.ts';
import { closestPlace } from './close-match.ts';
import type { Place } from './place.ts';
import { foldQuote, indexOf, type SourceIndex } from './source-index.ts';

export type { Place } from './place.ts';

/** Finds quotes in a call; null if not found. Indexes the call once, so that many look-ups are cheap. */
export function quoteFinder(call: Call): (quote: string) => Place | null {
	const index = indexOf(call);
	return (quote) => {
		const wanted = quote.trim();
		if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
		return verbatim(index, wanted) ?? normalised(index, wanted) ?? closestPlace(index, wanted);
	};
}

const finders = new WeakMap<Call, (quote: string) => Place | null>();

/** Like `quoteFinder`, for a single quote. The index is cached for as long as the call exists. */
export function findQuote(call: Call, quote: string): Place | null {
	let finder = finders.get(call);
	if (finder === undefined) {
		finder = quoteFinder(call);
		finders.set(call, finder);
	}
	return finder(quote);
}

/** The texts between “ and ”. A quote inside a quote belongs to the outer one. */
export function quotesIn(text: string): string[] {
	const quotes: string[] = [];
	let depth = 0;
	let from = text.indexOf('“');
	if (from === -1) return quotes;
	for (let at = from; at < text.length; at++) {
		const sign = text.charAt(at);
		if (sign === '“') {
			if (depth === 0) from = at + 1;
			depth++;
		} else if (sign === '”' && depth > 0) {
			depth--;
			const quote = text.slice(from, at).trim();
			if (depth === 0 && quote !== '') quotes.push(quote);
		}
	}
	return quotes;
}

const INSIDE_WORD = /[\p{L}\p{N}]/u;

/** Whether a part of a text starts and ends at word boundaries. */
function onWords(text: string, start: number, end: number): boolean {
	const splitsFirst = INSIDE_WORD.test(text.charAt(start - 1)) && INSIDE_WORD.test(text.charAt(start));
	const splitsLast = INSIDE_WORD.test(text.charAt(end)) && INSIDE_WORD.test(text.charAt(end - 1));
	return !splitsFirst && !splitsLast;
}

function find(text: string, wanted: string): number {
	let at = text.indexOf(wanted);
	while (at >= 0 && !onWords(text, at, at + wanted.length)) at = text.indexOf(wanted, at + 1);
	return at;
}

function verbatim(index: SourceIndex, wanted: string): Place | null {
	if (wanted.includes('\n')) return null;
	const at = find(index.lines, wanted);
	return at < 0 ? null : index.placeAt(at, at + wanted.length, 'verbatim');
}

function normalised(index: SourceIndex, quote: string): Place | null {
	const wanted = foldQuote(quote);
	if (wanted === '') return null;
	const at = find(index.folded, wanted);
	return at < 0 ? null : index.placeAt(index.offset(at), index.offset(at + wanted.length - 1) + 1, 'normalised');
}
