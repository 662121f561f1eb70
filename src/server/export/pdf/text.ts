import type { ContentText } from 'pdfmake/interfaces.js';
import { piecesOf } from '../legible.ts';
import { COLOR } from '../look.ts';
import { fontRuns } from './fonts.ts';

/** A longer word may be broken after every this many letters: the search for a place is quadratic. */
const LONG_WORD = 200;
const CHUNK_LETTERS = 40;

export type TextOptions = Omit<ContentText, 'text'> & {
	/** The destination of links. */
	id?: string;
	/** The width of a column, in points. */
	width?: number;
};

/** Makes texts of the document, and remembers the letters that no font has. */
export class Typesetter {
	readonly missing = new Set<string>();

	/** Legible text with its line breaks; gaps to fill are marked. */
	text(text: string, options: TextOptions = {}): ContentText {
		const pieces = piecesOf(text).flatMap(({ text: piece, gap }) =>
			fontRuns(breakable(piece), this.missing).map((run) => ({ ...run, ...(gap && GAP) })),
		);
		return { ...options, text: pieces };
	}
}

const GAP = { color: `#${COLOR.gapText}`, background: `#${COLOR.gapFill}` };

/** With zero-width spaces in its longest words. */
function breakable(text: string): string {
	return text.replace(LONG, (word) => word.replace(CHUNK, '$&\u200b'));
}

const LONG = new RegExp(`\\S{${LONG_WORD + 1},}`, 'gu');
const CHUNK = new RegExp(`\\S{${CHUNK_LETTERS}}(?=\\S)`, 'gu');
