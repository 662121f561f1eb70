/**
 * Phrases over tokens, written as text: `end|start of the? {month}`. An element is a word, alternatives `a|b`, or a
 * slot `{name}` that a reader fills; `?` marks what may be missing, `~` what is glued to the token before it.
 * An element matches one place, so a match looks at no more tokens than the phrase has elements.
 */

import { at, isGlued, type Token } from './tokens.ts';

export interface Slot<T> {
	/** The words that it can begin with; `#` is any number in digits. */
	opens: ReadonlySet<string>;
	read(tokens: readonly Token[], index: number): { value: T; next: number } | null;
}

export type Slots<V> = { readonly [Name in keyof V]: Slot<V[Name]> };

interface Match<V> {
	next: number;
	values: Partial<V>;
}

interface Element<V> {
	words: ReadonlySet<string>;
	slot: keyof V | null;
	isOptional: boolean;
	isGlued: boolean;
}

/** What has one pattern or several, to be found by the word it begins with. */
export interface Patterned {
	pattern: string | readonly string[];
}

export type Finder<V, R> = (
	tokens: readonly Token[],
	index: number,
	accepts?: (rule: R, match: Match<V>) => boolean,
) => (Match<V> & { rule: R }) | null;

const DIGITS = '#';

/** Finds the first of the rules, in their order, whose pattern begins at a token. */
export function finderOf<V extends object, R extends Patterned>(rules: readonly R[], slots: Slots<V>): Finder<V, R> {
	const byFirst = new Map<string, { rule: R; elements: readonly Element<V>[] }[]>();
	for (const rule of rules) {
		for (const source of [rule.pattern].flat()) {
			const elements = source.split(' ').map((word) => elementOf<V>(word, slots));
			for (const word of opening(elements, slots)) {
				byFirst.set(word, [...(byFirst.get(word) ?? []), { rule, elements }]);
			}
		}
	}
	return (tokens, index, accepts) => {
		const candidates = byFirst.get(opener(at(tokens, index)));
		if (candidates === undefined) return null;
		for (const { rule, elements } of candidates) {
			const match = matchFrom(tokens, index, elements, 0, slots);
			if (match !== null && match.next > index && (accepts?.(rule, match) ?? true)) return { ...match, rule };
		}
		return null;
	};
}

function opener(word: string): string {
	const first = word.charCodeAt(0);
	return first >= 48 && first <= 57 ? DIGITS : word;
}

function elementOf<V>(source: string, slots: Slots<V>): Element<V> {
	const [, glued, body = '', optional] = /^(~?)(.+?)(\??)$/.exec(source) ?? [];
	const name = /^\{(\w+)\}$/.exec(body)?.[1];
	const slot = name === undefined ? null : (name as keyof V & string);
	if (slot !== null && !(slot in slots)) throw new Error(`The pattern names no known slot: ${source}`);
	return {
		words: new Set(slot === null ? body.split('|') : []),
		slot,
		isOptional: optional === '?',
		isGlued: glued === '~',
	};
}

/** The words that a phrase can begin with. */
function opening<V>(elements: readonly Element<V>[], slots: Slots<V>): Set<string> {
	const words = new Set<string>();
	for (const { words: own, slot, isOptional } of elements) {
		for (const word of slot === null ? own : slots[slot].opens) words.add(slot === null ? opener(word) : word);
		if (!isOptional) break;
	}
	return words;
}

function matchFrom<V>(
	tokens: readonly Token[],
	index: number,
	elements: readonly Element<V>[],
	from: number,
	slots: Slots<V>,
): Match<V> | null {
	const element = elements[from];
	if (element === undefined) return { next: index, values: {} };
	const read = readElement(tokens, index, element, slots);
	if (read !== null) {
		const rest = matchFrom(tokens, read.next, elements, from + 1, slots);
		if (rest !== null) return { next: rest.next, values: { ...read.values, ...rest.values } };
	}
	return element.isOptional ? matchFrom(tokens, index, elements, from + 1, slots) : null;
}

function readElement<V>(
	tokens: readonly Token[],
	index: number,
	{ words, slot, isGlued: mustGlue }: Element<V>,
	slots: Slots<V>,
): Match<V> | null {
	if (mustGlue && !isGlued(tokens, index)) return null;
	if (slot === null) return words.has(at(tokens, index)) ? { next: index + 1, values: {} } : null;
	const read = slots[slot].read(tokens, index);
	if (read === null) return null;
	const values: Partial<V> = {};
	values[slot] = read.value;
	return { next: read.next, values };
}

/** A slot that is one word out of a table. */
export function wordSlot<T>(words: ReadonlyMap<string, T>): Slot<T> {
	return {
		opens: new Set(words.keys()),
		read(tokens, index) {
			const value = words.get(at(tokens, index));
			return value === undefined ? null : { value, next: index + 1 };
		},
	};
}
