import type { Grounding } from '#shared/runs.ts';
import { unsupportedFigures } from './figures.ts';
import { unsupportedNames } from './names.ts';
import { quotesIn } from './quotes.ts';

/** Holding a whole answer against the texts it may rest on. For tools whose input is a form; a call has its own. */

/** Texts of every kind of value, in order. */
export function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return value === '' ? [] : [value];
	if (typeof value !== 'object' || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}

export interface Checked<Value> {
	value: Value;
	grounding: Grounding;
}

/**
 * Takes out what quotes words that stand in no source: a list's item as a whole, of other texts the sentence.
 * Figures and names that neither the sources nor the catalogue hold are listed, not changed.
 *
 * @param catalogue texts of ours that an answer may use as well
 */
export function groundIn<Value>(
	value: Value,
	sources: readonly string[],
	catalogue: readonly string[] = [],
): Checked<Value> {
	const counts = { kept: 0, dropped: 0 };
	let spaced: string[] | null = null;
	const stands = (text: string) => {
		const quotes = quotesIn(text);
		if (quotes.length === 0) return true;
		spaced ??= sources.map(foldSpaces);
		const folded = spaced;
		const found = quotes.filter((quote) => folded.some((source) => source.includes(foldSpaces(quote))));
		counts.kept += found.length;
		counts.dropped += quotes.length - found.length;
		return found.length === quotes.length;
	};
	const checked = checkedValue(value, stands) as Value;
	const texts = textsIn(checked);
	const allowed = [...sources, ...catalogue];
	const unsupported = [...unsupportedFigures(texts, allowed), ...unsupportedNames(texts, allowed)];
	return { value: checked, grounding: { quotesKept: counts.kept, quotesDropped: counts.dropped, unsupported } };
}

function checkedValue(value: unknown, stands: (text: string) => boolean): unknown {
	if (typeof value === 'string') return checkedText(value, stands);
	if (Array.isArray(value)) {
		return value.flatMap((item) =>
			typeof item === 'string' ? (stands(item) ? [item] : []) : [checkedValue(item, stands)],
		);
	}
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, checkedValue(inner, stands)]));
}

function checkedText(text: string, stands: (text: string) => boolean): string {
	if (!text.includes('“')) return text;
	const sentences = text.split(/(?<=[.!?]”?)\s+(?=[\p{Lu}“‘[])/u);
	const kept = sentences.filter(stands);
	return kept.length === sentences.length ? text : kept.join(' ');
}

function foldSpaces(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
