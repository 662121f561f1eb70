import { decapitalize } from '#language/decapitalize.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Grounding } from '#shared/runs.ts';
import { unsupportedFigures } from './figures.ts';
import { givenIn } from './given.ts';
import { unsupportedNames } from './names.ts';
import { quotesIn } from './quotes.ts';

/**
 * Checks a whole answer against the texts it may rely on. For tools whose input is a form; calls have their own check.
 */

/** All texts inside a value, in order. */
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
 * Removes everything with a quote that no source contains: the whole item in a list, otherwise the sentence. Figures
 * and names that neither the sources nor the catalogue contain are listed but not removed.
 *
 * @param catalogue texts of our own that an answer may also use
 */
export function groundIn<Value>(
	value: Value,
	sources: readonly string[],
	catalogue: readonly string[] = [],
): Checked<Value> {
	const { value: checked, ...counts } = quotesHeld(value, sources);
	const texts = textsIn(checked);
	const given = givenIn([...sources, ...catalogue]);
	const unsupported = [...unsupportedFigures(texts, given), ...unsupportedNames(texts, given)];
	return { value: checked, grounding: { ...counts, unsupported } };
}

/** Like `groundIn`, but checks quotes only, not figures and names. */
export function quotesHeld<Value>(
	value: Value,
	sources: readonly string[],
): { value: Value } & Pick<Grounding, 'quotesKept' | 'quotesDropped'> {
	const counts = { quotesKept: 0, quotesDropped: 0 };
	const holds = quoteHolder(sources);
	const stands = (text: string) => {
		const quotes = quotesIn(text);
		const found = quotes.filter(holds);
		counts.quotesKept += found.length;
		counts.quotesDropped += quotes.length - found.length;
		return found.length === quotes.length;
	};
	return { value: checkedValue(value, stands) as Value, ...counts };
}

/** Occurs in no input, so that no quote can match across two sources. */
export const BETWEEN_SOURCES = '\u0000';

/**
 * Whether a source contains the quote, ignoring differences in white space; a first letter may be a capital, and the end
 * marked, where the source has neither. Sources are normalised only if there is no exact match.
 */
function quoteHolder(sources: readonly string[]): (quote: string) => boolean {
	const whole = sources.join(BETWEEN_SOURCES);
	let folded: string | null = null;
	return (quote) => {
		const said = foldSpaces(quote).replace(/[.?!]$/, '');
		const wanted = [said, decapitalize(said)];
		if (wanted.some((words) => holdsIn(whole, words))) return true;
		folded ??= sources.map(foldSpaces).join(BETWEEN_SOURCES);
		const text = folded;
		return wanted.some((words) => holdsIn(text, words));
	};
}

/** In characters. */
const LONGEST_QUOTE = 2000;

/** Of words that are longer than any quote, both ends: to find thousands of the same sign takes seconds. */
function holdsIn(text: string, words: string): boolean {
	if (words.length <= LONGEST_QUOTE) return text.includes(words);
	return text.includes(words.slice(0, LONGEST_QUOTE)) && text.includes(words.slice(-LONGEST_QUOTE));
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
	const sentences = wholeSentences(text);
	const kept = sentences.filter(stands);
	return kept.length === sentences.length ? text : kept.join(' ');
}

function foldSpaces(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
