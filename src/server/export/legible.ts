import { PLACEHOLDER } from '#prose/email/read-email.ts';
import type { Fact } from '#shared/document.ts';

/**
 * Text as the writers of Word and PDF files need it: without anything that a file cannot hold, and with gaps set apart.
 */

export interface Piece {
	text: string;
	/** A gap that the reader has to fill, e.g. `[add date]`. */
	gap: boolean;
}

/** Without control characters, halves of surrogate pairs and non-characters; tabs become spaces. */
export function legible(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
		.replace(/\t/g, ' ')
		.replace(/[^\n\P{Cc}]|\p{Noncharacter_Code_Point}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
		.trim();
}

/** Everything on one line, for headings and the like. */
export function legibleLine(text: string): string {
	return legible(text).replace(/\s+/g, ' ');
}

/** Paragraphs, which blank lines separate; inside them only single line breaks remain. */
export function paragraphsOf(text: string): string[] {
	return legible(text)
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter((paragraph) => paragraph !== '');
}

/** The facts that have a value. */
export function statedFacts(facts: readonly Fact[]): Fact[] {
	return facts
		.map(({ label, value }) => ({ label: legibleLine(label), value: legible(value) }))
		.filter(({ value }) => value !== '');
}

/** A line such as "Messages:", which announces what follows. */
export function announces(paragraph: string): boolean {
	return paragraph.length < 100 && paragraph.endsWith(':');
}

export function piecesOf(text: string): Piece[] {
	const pieces: Piece[] = [];
	let at = 0;
	for (const match of text.matchAll(PLACEHOLDER)) {
		if (match.index > at) pieces.push({ text: text.slice(at, match.index), gap: false });
		pieces.push({ text: match[0], gap: true });
		at = match.index + match[0].length;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), gap: false });
	return pieces;
}

/** Written from right to left, by its first letter. */
export function runsFromTheRight(text: string): boolean {
	const letter = /\p{L}/u.exec(text)?.[0];
	return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}

export const RIGHT_TO_LEFT =
	/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
