/** What every tool's output is held to: filled in, nothing invented, and different inputs telling apart. */
import { unsupportedFigures } from '#evidence/figures.ts';
import { unsupportedNames } from '#evidence/names.ts';
import { splitSentences } from '#language/sentences.ts';

/** Every text of a value, with the path to it. */
function leaves(value: unknown, skip: readonly string[], path = ''): { path: string; text: string }[] {
	if (typeof value === 'string') return [{ path, text: value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		skip.includes(key) ? [] : leaves(inner, skip, path === '' ? key : `${path}.${key}`),
	);
}

/** Every text of a value, e.g. of an input; keys in `skip` are left out at any depth. */
export function textsOf(value: unknown, skip: readonly string[] = []): string[] {
	return leaves(value, skip).map(({ text }) => text);
}

/**
 * The sentences of an output: bullets lose their mark, a line's end ends a sentence. A text in `skip` is a key whose
 * value is left out, an expression leaves out the sentences that it matches (a greeting, a signature).
 */
export function sentencesOfOutput(value: unknown, skip: readonly (string | RegExp)[] = []): string[] {
	const keys = skip.filter((item) => typeof item === 'string');
	const expressions = skip.filter((item) => item instanceof RegExp);
	return textsOf(value, keys)
		.flatMap((text) => text.split(/[\r\n]+/))
		.map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, ''))
		.flatMap(splitSentences)
		.map((sentence) => sentence.replace(/\s+/g, ' ').trim())
		.filter((sentence) => /\p{L}/u.test(sentence) && !expressions.some((expression) => expression.test(sentence)));
}

/** The sentences that stand more than once. */
export function repeated(sentences: readonly string[]): string[] {
	return [...new Set(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index))];
}

/** The part of the shorter list's sentences that both lists hold: 0 to 1; 0 where one is empty. */
export function sharedShare(a: readonly string[], b: readonly string[]): number {
	const [first, second] = [new Set(a), new Set(b)];
	const smaller = Math.min(first.size, second.size);
	return smaller === 0 ? 0 : [...first].filter((sentence) => second.has(sentence)).length / smaller;
}

/** Words that every text has: masking them would make all sentences alike. */
const COMMON = new Set(
	`a about after again all also am an and any are as at be because been before but by can could did do does each for
	from get had has have he her here him his how i if in into is it its just later like made make may me more most my
	need new no not now of off on one only or other our out over own she should since so some still such take than that
	the their them then there these they this those through to too two under until up us use very was we well were what
	when where which while who why will with would you your`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu;
const MASK = '_';

function fold(word: string): string {
	return word
		.toLowerCase()
		.replaceAll('’', "'")
		.replace(/'s$|(?<=\p{L}{3})s$/u, '');
}

function contentWords(values: readonly unknown[]): Set<string> {
	const words = values.flatMap((value) => textsOf(value)).flatMap((text) => text.match(WORD) ?? []);
	return new Set(words.filter((word) => !COMMON.has(word.toLowerCase())).map(fold));
}

/** The sentence as its frame: known words and all numbers become one mask each, neighbouring masks one. */
function framed(sentence: string, words: ReadonlySet<string>): string {
	const mask = (word: string) => (/\d/.test(word) || words.has(fold(word)) ? MASK : word.toLowerCase());
	const frame = sentence
		.replace(WORD, mask)
		.replace(/[^\p{L}_' ]+/gu, ' ')
		.replace(/_(?:\s+_)+/g, MASK)
		.replace(/\s+/g, ' ')
		.trim();
	const left = frame.split(' ').filter((word) => word !== MASK).length;
	// Of the member's own words hardly more than "the … of …" is left: that is no frame of ours.
	return left < 3 ? sentence : frame;
}

/**
 * `sharedShare` after the words of both inputs (and of `catalogue`) are masked, so that a template filled in twice
 * counts as one sentence.
 */
export function maskedShare(
	a: readonly string[],
	b: readonly string[],
	inputA: unknown,
	inputB: unknown,
	catalogue: unknown = [],
): number {
	const words = contentWords([inputA, inputB, catalogue]);
	const frames = (sentences: readonly string[]) => sentences.map((sentence) => framed(sentence, words));
	return sharedShare(frames(a), frames(b));
}

const SMELLS: readonly [string, RegExp][] = [
	['unfilled', /\$?\{[^{}]*\}|\b(?:undefined|null|NaN)\b|\[object \w+\]/],
	['empty bullet', /^\s*(?:[-*•]|\d{1,2}[.)])\s*$/m],
	['empty marks', /“\s*”|‘\s*’|\(\s*\)|\[\s*\]/],
	['stray mark', / [,.;:?!](?=\s|$)|[,;:]{2}|(?<!\.)\.\.(?!\.)|[?!][.,]|,\./],
	['double space', /\S {2,}\S/],
];

/**
 * What was left empty or unfilled, as "path: what"; empty where all is well. What stands in the input in the same
 * way is the member's, and passes.
 */
export function emptyOrUnfilled(value: unknown, input: unknown = {}, skip: readonly string[] = []): string[] {
	const given = textsOf(input).join('\n');
	return leaves(value, skip).flatMap(({ path, text }) => {
		if (text.trim() === '') return [`${path}: empty`];
		return SMELLS.flatMap(([what, expression]) => {
			const [found] = expression.exec(text) ?? [];
			return found === undefined || (found.trim() !== '' && given.includes(found)) ? [] : [`${path}: ${what} ${found}`];
		});
	});
}

/** Figures and names of the output that neither its input nor the catalogue holds. */
export function strangers(output: unknown, input: unknown, catalogue: unknown = []): string[] {
	const said = textsOf(output);
	const given = [...textsOf(input), ...textsOf(catalogue)];
	return [...unsupportedFigures(said, given), ...unsupportedNames(said, given)];
}
