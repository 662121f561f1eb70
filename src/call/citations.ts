import { capital } from '#language/capitals.ts';

/** Finds the references in a generated sentence: lines of the transcript, quotes, and gaps to fill. */

export type Part =
	| { kind: 'text'; text: string }
	/** A placeholder such as `[add date]`. */
	| { kind: 'missing'; text: string }
	/** A line of the transcript; `quote` is the text quoted just before it. */
	| { kind: 'line'; line: number; quote?: string; capital?: boolean };

const QUOTE = /“[^“”]*”/g;
/** What opens first holds the other: a gap may quote the words that it asks about. */
const QUOTE_OR_GAP = /“[^“”]*”|\[(?:add|confirm)\b[^[\]]{0,200}\]|\[quote not found in the transcript\]/g;
/** "Line 84%" is a share of a line, not a place. */
const LINES = /\b[Ll]ines? (\d{1,6}(?:(?:, and |, | and | or | to |[–-])\d{1,6})*)(?!\d|[.,]\d| ?%)/g;

/** A part and its position in its text. */
export type PlacedPart = Part & { at: number };

/**
 * The parts of the sentence in order, with nothing added. The brackets of "(line 19)" are removed, since a chip
 * replaces them.
 */
export function partsOf(text: string): PlacedPart[] {
	const parts: Part[] = [];
	let quote: string | undefined;
	for (const piece of splitBy(text, QUOTE_OR_GAP)) {
		if (!piece.match) {
			if (addLines(parts, piece.text, quote)) quote = undefined;
		} else if (piece.text.startsWith('[')) {
			parts.push({ kind: 'missing', text: piece.text });
		} else {
			quote = piece.text.slice(1, -1);
			push(parts, piece.text);
		}
	}
	return parts.map((part, at) => ({ ...part, at }));
}

export interface Lifted {
	/** The sentence without its one reference. */
	text: string;
	lines: { line: number; quote?: string }[];
}

/** Removes a reference that is alone at the end or the start of a text, to show it beside the text. */
export function liftCitation(text: string): Lifted {
	const end = / ?\((?:[Ll]ines? )(\d{1,6}(?:(?:, and |, | and )\d{1,6})*)\)([.!?]?)$/.exec(text.trimEnd());
	if (end) {
		const before = text.slice(0, end.index);
		// A quote that ends its own sentence does not need a second full stop.
		const rest = before + (/[.!?…][”’]$/.test(before) ? '' : (end[2] ?? ''));
		if (countLines(rest) === 0) {
			const quote = before.match(QUOTE)?.at(-1)?.slice(1, -1);
			return { text: rest, lines: numbersIn(end[1] ?? '').map((line) => ({ line, quote })) };
		}
	}
	const start = /^Lines? (\d{1,6}(?:(?:, and |, | and )\d{1,6})*): /.exec(text);
	if (start) {
		const rest = text.slice(start[0].length);
		if (countLines(rest) === 0) {
			return {
				text: capital(rest),
				lines: numbersIn(start[1] ?? '').map((line) => ({ line })),
			};
		}
	}
	return { text, lines: [] };
}

function countLines(text: string): number {
	return partsOf(text).filter((part) => part.kind === 'line').length;
}

function numbersIn(list: string): number[] {
	return [...list.matchAll(/\d+/g)].map(([number]) => Number(number));
}

function addLines(parts: Part[], text: string, quote: string | undefined): boolean {
	let at = 0;
	let found = false;
	for (const match of text.matchAll(LINES)) {
		const bracketed = text[match.index - 1] === '(' && text[match.index + match[0].length] === ')';
		push(parts, text.slice(at, match.index - (bracketed ? 1 : 0)));
		const numbers = (match[1] ?? '').match(/\d+/g) ?? [];
		for (const piece of splitBy(match[1] ?? '', /\d+/g)) {
			if (!piece.match) {
				push(parts, piece.text.startsWith(',') ? piece.text.slice(1) : piece.text);
				continue;
			}
			const capital = match[0].startsWith('L') && piece.text === numbers[0];
			parts.push({
				kind: 'line',
				line: Number(piece.text),
				// Of a range nobody knows in which line the words stand.
				...(quote && !found && !match[0].includes(' to ') ? { quote } : {}),
				...(capital ? { capital } : {}),
			});
			found = true;
		}
		at = match.index + match[0].length + (bracketed ? 1 : 0);
	}
	push(parts, text.slice(at));
	return found;
}

function push(parts: Part[], text: string): void {
	if (text === '') return;
	const last = parts.at(-1);
	if (last?.kind === 'text') last.text += text;
	else parts.push({ kind: 'text', text });
}

function splitBy(text: string, pattern: RegExp): { text: string; match: boolean }[] {
	const pieces: { text: string; match: boolean }[] = [];
	let at = 0;
	for (const match of text.matchAll(pattern)) {
		if (match.index > at) pieces.push({ text: text.slice(at, match.index), match: false });
		pieces.push({ text: match[0], match: true });
		at = match.index + match[0].length;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), match: false });
	return pieces;
}
