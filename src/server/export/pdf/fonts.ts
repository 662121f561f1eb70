import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import type { TFontDictionary } from 'pdfmake/interfaces.js';
import { RIGHT_TO_LEFT } from '../legible.ts';

/**
 * The fonts of PDF files. Roboto has the letters of Europe and Vietnam, DejaVu has Armenian, Georgian, arrows and
 * symbols, Noto has the emoji. None has Chinese, Japanese, Korean or Indic letters, and the layout cannot run from
 * right to left.
 */

const require = createRequire(import.meta.url);
const roboto = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const signs = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const boldSigns = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
const pictures = require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf');

export type FontName = 'Roboto' | 'Signs' | 'Pictures';

export const FONTS: TFontDictionary = {
	Roboto: {
		normal: join(roboto, 'Roboto-Regular.ttf'),
		bold: join(roboto, 'Roboto-Medium.ttf'),
		italics: join(roboto, 'Roboto-Italic.ttf'),
	},
	Signs: { normal: signs, bold: boldSigns, italics: signs },
	Pictures: { normal: pictures, bold: pictures, italics: pictures },
};

/** Characters that no font draws, but that change their neighbours. */
const JOINERS = new Set(['\u200b', '\u200c', '\u200d', '\u2060', '\ufe0e', '\ufe0f']);
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/;
const PICTURE = /\p{Emoji_Presentation}|\ufe0f/u;

export interface FontRun {
	text: string;
	font: FontName;
}

/** Letters that no font of ours has. */
export class UnprintableLetters extends Error {
	readonly letters: readonly string[];

	constructor(letters: readonly string[]) {
		super(`no font has ${letters.join(' ')}`);
		this.name = 'UnprintableLetters';
		this.letters = letters;
	}
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Parts of a text by the font that has their letters. Letters that none has are added to `missing`. */
export function fontRuns(text: string, missing: Set<string>): FontRun[] {
	if (PLAIN.test(text)) return [{ text, font: 'Roboto' }];
	const runs: FontRun[] = [];
	for (const { segment } of segmenter.segment(text)) {
		const font = fontOf(segment);
		if (font === null) {
			missing.add(segment);
			continue;
		}
		const last = runs.at(-1);
		const drawn = font === 'Pictures' ? segment : segment.replace(/\u2060|\ufe0e|\ufe0f/g, '');
		if (last?.font === font) last.text += drawn;
		else runs.push({ text: drawn, font });
	}
	return runs;
}

function fontOf(segment: string): FontName | null {
	if (RIGHT_TO_LEFT.test(segment)) return null;
	const letters = [...segment].filter((letter) => letter !== '\n' && !JOINERS.has(letter));
	const order: FontName[] = PICTURE.test(segment) ? ['Pictures', 'Signs'] : ['Roboto', 'Signs', 'Pictures'];
	return order.find((font) => letters.every((letter) => covered(font).has(letter.codePointAt(0) ?? 0))) ?? null;
}

const coverage = new Map<FontName, Set<number>>();

function covered(font: FontName): Set<number> {
	const known = coverage.get(font);
	if (known) return known;
	const opened = fontkit.openSync(String(FONTS[font]?.normal));
	const letters = new Set('characterSet' in opened ? opened.characterSet : []);
	coverage.set(font, letters);
	return letters;
}
