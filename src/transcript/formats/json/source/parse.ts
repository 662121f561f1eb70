/**
 * Our own JSON parser, which also gives the line of each string, as `JSON.parse` cannot. It is equally strict, but
 * accepts what tools write nevertheless: NaN and Infinity, line breaks inside strings, and several values in a row
 * (JSON Lines), which become a list. Integers too long for a number remain strings, so that 19-digit speaker ids stay
 * distinct.
 */

import type { Json } from './value.ts';

/** The line of each string in a container. Most containers are on one line; the others list their lines. */
interface Lines {
	first: number;
	moved?: Map<string | number, number>;
}

export interface Parsed {
	value: Json;
	/** The 1-based line on which the string under a key begins. */
	lineOf(container: object, key: string | number): number;
}

export class BrokenJson extends Error {
	readonly line: number;

	constructor(line: number) {
		super(`The JSON breaks off at line ${line}.`);
		this.line = line;
	}
}

const DEEPEST = 200;
const LITERAL = /true|false|null|-?(?:Infinity|NaN)|-?\d{1,400}(?:\.\d{1,400})?(?:[eE][-+]?\d{1,4})?/y;
const LONGEST_EXACT = 15;

/** @throws BrokenJson */
export function parseJson(text: string): Parsed {
	const reader = new Reader(text);
	const values = [reader.value(0)];
	while (!reader.atEnd()) values.push(reader.value(0));
	const [value = null] = values;
	return {
		value: values.length === 1 ? value : values,
		lineOf: (container, key) => {
			const lines = reader.lines.get(container);
			return lines?.moved?.get(key) ?? lines?.first ?? 1;
		},
	};
}

class Reader {
	readonly lines = new WeakMap<object, Lines>();
	readonly #text: string;
	#at = 0;
	#line = 1;

	constructor(text: string) {
		this.#text = text;
	}

	atEnd(): boolean {
		this.#skip();
		return this.#at >= this.#text.length;
	}

	value(depth: number): Json {
		if (depth > DEEPEST) throw this.#broken();
		this.#skip();
		const sign = this.#text.charAt(this.#at);
		if (sign === '"') return this.#string();
		if (sign === '{') return this.#object(depth);
		if (sign === '[') return this.#array(depth);
		return this.#literal();
	}

	#object(depth: number): Json {
		const object: Record<string, Json> = Object.create(null);
		const lines: Lines = { first: this.#line };
		this.#at++;
		if (this.#closes('}')) return object;
		do {
			this.#skip();
			if (this.#text.charAt(this.#at) !== '"') throw this.#broken();
			const key = this.#string();
			this.#skip();
			if (this.#text.charAt(this.#at) !== ':') throw this.#broken();
			this.#at++;
			object[key] = this.#member(object, lines, key, depth);
		} while (this.#goesOn('}'));
		return object;
	}

	#array(depth: number): Json {
		const array: Json[] = [];
		const lines: Lines = { first: this.#line };
		this.#at++;
		if (this.#closes(']')) return array;
		do {
			array.push(this.#member(array, lines, array.length, depth));
		} while (this.#goesOn(']'));
		return array;
	}

	/** Only strings need a line, and most containers have none. */
	#member(container: object, lines: Lines, key: string | number, depth: number): Json {
		this.#skip();
		const line = this.#line;
		const value = this.value(depth + 1);
		if (typeof value !== 'string') return value;
		if (!this.lines.has(container)) this.lines.set(container, lines);
		if (line !== lines.first) {
			lines.moved ??= new Map();
			lines.moved.set(key, line);
		}
		return value;
	}

	#closes(bracket: string): boolean {
		this.#skip();
		if (this.#text.charAt(this.#at) !== bracket) return false;
		this.#at++;
		return true;
	}

	#goesOn(bracket: string): boolean {
		if (this.#closes(bracket)) return false;
		if (this.#text.charAt(this.#at) !== ',') throw this.#broken();
		this.#at++;
		return !this.#closes(bracket);
	}

	#string(): string {
		const from = this.#at + 1;
		let end = this.#text.indexOf('"', from);
		while (end >= 0 && this.#isEscaped(end, from)) end = this.#text.indexOf('"', end + 1);
		if (end < 0) throw this.#broken();
		const raw = this.#text.slice(from, end);
		this.#at = end + 1;
		for (let lineBreak = raw.indexOf('\n'); lineBreak >= 0; lineBreak = raw.indexOf('\n', lineBreak + 1)) this.#line++;
		return raw.includes('\\') ? this.#unescaped(raw) : raw;
	}

	#isEscaped(quote: number, from: number): boolean {
		let before = quote - 1;
		while (before >= from && this.#text.charAt(before) === '\\') before--;
		return (quote - 1 - before) % 2 === 1;
	}

	#unescaped(raw: string): string {
		try {
			return String(JSON.parse(`"${raw.replace(/\p{Cc}/gu, ' ')}"`));
		} catch {
			throw this.#broken();
		}
	}

	#literal(): Json {
		LITERAL.lastIndex = this.#at;
		const word = LITERAL.exec(this.#text)?.[0];
		if (word === undefined) throw this.#broken();
		this.#at += word.length;
		if (word === 'true' || word === 'false') return word === 'true';
		if (word === 'null') return null;
		if (word.length > LONGEST_EXACT && /^-?\d+$/.test(word)) return word;
		const number = Number(word);
		return Number.isFinite(number) ? number : null;
	}

	#skip(): void {
		for (; this.#at < this.#text.length; this.#at++) {
			const code = this.#text.charCodeAt(this.#at);
			if (code === 10) this.#line++;
			else if (code !== 32 && code !== 9 && code !== 13 && code !== 0xa0 && code !== 0xfeff) return;
		}
	}

	#broken(): BrokenJson {
		return new BrokenJson(this.#line);
	}
}
