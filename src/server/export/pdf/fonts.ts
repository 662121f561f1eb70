import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { RIGHT_TO_LEFT } from '../legible.ts';

/**
 * The fonts of PDF files, in the order in which a letter is looked for. Roboto has the letters of Europe and Vietnam,
 * DejaVu has Armenian, Georgian, arrows and symbols, Noto has the emoji. None has Chinese, Japanese, Korean or Indic
 * letters, and the layout does not run from right to left.
 */

const require = createRequire(import.meta.url);

const FONTS = [
	{
		family: 'Roboto',
		files: [
			require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
			require.resolve('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf'),
		],
	},
	{
		family: 'DejaVu Sans',
		files: [
			require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
			require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
		],
	},
	{
		family: 'Noto Emoji',
		files: [require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')],
	},
];

export const FONT_FAMILIES = FONTS.map(({ family }) => family);

export const FONT_FILES = FONTS.flatMap(({ files }) => files);

/** Letters that no font of ours has. */
export class UnprintableLetters extends Error {
	readonly letters: readonly string[];

	constructor(letters: readonly string[]) {
		super(`no font has ${letters.join(' ')}`);
		this.name = 'UnprintableLetters';
		this.letters = letters;
	}
}

/** Characters that no font draws, but that change their neighbours. */
const JOINERS = new Set(['\n', '\u200b', '\u200c', '\u200d', '\u2060', '\ufe0e', '\ufe0f']);
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text that cannot be shown. */
export function unprintable(text: string): string[] {
	if (PLAIN.test(text)) return [];
	return [...segmenter.segment(text)].map(({ segment }) => segment).filter((segment) => !isPrintable(segment));
}

function isPrintable(segment: string): boolean {
	if (RIGHT_TO_LEFT.test(segment)) return false;
	const letters = [...segment].filter((letter) => !JOINERS.has(letter));
	return coverages().some((covered) => letters.every((letter) => covered.has(letter.codePointAt(0) ?? 0)));
}

let known: readonly Set<number>[] | undefined;

function coverages(): readonly Set<number>[] {
	known ??= FONTS.map(({ files: [regular = ''] }) => {
		const opened = fontkit.openSync(regular);
		return new Set('characterSet' in opened ? opened.characterSet : []);
	});
	return known;
}
