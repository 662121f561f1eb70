import { piecesOf } from '../legible.ts';
import { unprintable } from './fonts.ts';

/** A text with its line breaks, in pieces; a gap to fill is marked. */
export type Line = (string | { gap: string })[];

/** Longer words may be broken wherever a line ends; nothing is put into shorter ones, so that they can be copied. */
const LONGEST_WORD = { line: 60, cell: 20 };
const CHUNK_LETTERS = 8;

/** Makes texts of the document, and remembers the letters that no font has. */
export class Typesetter {
	readonly missing = new Set<string>();

	/** Legible text over the whole width. */
	line(text: string): Line {
		return this.#pieces(text, LONGEST_WORD.line);
	}

	/** Legible text in a column. */
	cell(text: string): Line {
		return this.#pieces(text, LONGEST_WORD.cell);
	}

	#pieces(text: string, longestWord: number): Line {
		for (const letter of unprintable(text)) this.missing.add(letter);
		const breakable = text.replace(/\u2060|\ufe0e/g, '').replace(UNBROKEN, (word) => broken(word, longestWord));
		return piecesOf(breakable).map((piece) => (piece.gap ? { gap: piece.text } : piece.text));
	}
}

/** With zero-width spaces where it may be broken. */
function broken(word: string, longest: number): string {
	return word.length <= longest ? word : word.replace(CHUNK, '$&\u200b');
}

/** Lines end after a slash or a hyphen anyway. */
const UNBROKEN = /[^\s/-]+/gu;
const CHUNK = new RegExp(`\\S{${CHUNK_LETTERS}}(?=\\S)`, 'gu');
