/**
 * Patterns over tokens, written as text: `end|start of the? {month}`. An element is a word, alternatives `a|b`, or a
 * slot `{name}` that a reader fills; `?` marks an optional element, `~` one without a space before it. Each element is
 * tried at one place only, so the cost of a match depends on the pattern, not on the length of the text.
 */

import { at, isGlued, isInDigits, type Token } from './tokens.ts';

export interface Slot<T> {
	/** The words it can begin with; `#` is any number in digits. */
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

/** A rule with one or more patterns, which is looked up by its first word. */
export interface Patterned {
	pattern: string | readonly string[];
}

export type Finder<V, R> = (
	tokens: readonly Token[],
	index: number,
	accepts?: (rule: R, match: Match<V>) => boolean,
) => (Match<V> & { rule: R }) | null;

/** A pattern, indexed by one of the words it can begin with. */
interface Candidate<V, R> {
	rule: R;
	elements: readonly Element<V>[];
	/** The index of the element that matches the word. */
	from: number;
	/** The words that can follow. Looking ahead avoids most failed attempts. */
	follow: ReadonlySet<string>;
}

const DIGITS = '#';
/** Never equal to a word. */
const ANYTHING = '';
/** For a slot that can begin with any word. A pattern cannot begin with such a slot. */
export const ANY_WORD: ReadonlySet<string> = new Set([ANYTHING]);

/** Finds the first rule, in the given order, with a pattern that matches at a token. */
export function finderOf<V extends object, R extends Patterned>(rules: readonly R[], given: Slots<V>): Finder<V, R> {
	const slots = readOnce(given);
	const byFirst = new Map<string, Candidate<V, R>[]>();
	for (const rule of rules) {
		for (const source of [rule.pattern].flat()) {
			const elements = source.split(' ').map((word) => elementOf<V>(word, slots));
			for (const [word, from] of openings(elements, slots)) {
				const isWord = elements[from]?.slot === null;
				const follow = isWord ? new Set(openings(elements.slice(from + 1), slots).map(([second]) => second)) : ANY_WORD;
				byFirst.set(word, [...(byFirst.get(word) ?? []), { rule, elements, from, follow }]);
			}
		}
	}
	return (tokens, index, accepts) => {
		const candidates = byFirst.get(opener(at(tokens, index)));
		if (candidates === undefined) return null;
		const second = opener(at(tokens, index + 1));
		for (const { rule, elements, from, follow } of candidates) {
			if (!follow.has(second) && !follow.has(ANYTHING)) continue;
			const match = matchFrom(tokens, index, elements, from, slots);
			if (match !== null && match.next > index && (accepts?.(rule, match) ?? true)) return { ...match, rule };
		}
		return null;
	};
}

/** Several patterns ask what a slot reads at one token: what it read there last is kept. A text's tokens are its own. */
function readOnce<V extends object>(slots: Slots<V>): Slots<V> {
	const all = Object.entries<Slot<unknown>>(slots).map(([name, { opens, read }]) => {
		let last: { token: Token; found: ReturnType<typeof read> } | null = null;
		const once: typeof read = (tokens, index) => {
			const token = tokens[index];
			if (token === undefined) return read(tokens, index);
			if (last?.token !== token) last = { token, found: read(tokens, index) };
			return last.found;
		};
		return [name, { opens, read: once }];
	});
	return Object.fromEntries(all);
}

function opener(word: string): string {
	return isInDigits(word) ? DIGITS : word;
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

/**
 * The words a pattern can begin with, each with the index of its element; includes `ANYTHING` if all elements are
 * optional.
 */
function openings<V>(elements: readonly Element<V>[], slots: Slots<V>): [word: string, from: number][] {
	const words: [string, number][] = [];
	for (const [from, { words: own, slot, isOptional }] of elements.entries()) {
		const opens = slot === null ? [...own].map(opener) : slots[slot].opens;
		for (const word of opens) words.push([word, from]);
		if (!isOptional) return words;
	}
	return [...words, [ANYTHING, elements.length]];
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

/** A slot that matches one word of a table. */
export function wordSlot<T>(words: ReadonlyMap<string, T>): Slot<T> {
	return {
		opens: new Set(words.keys()),
		read(tokens, index) {
			const value = words.get(at(tokens, index));
			return value === undefined ? null : { value, next: index + 1 };
		},
	};
}
