import type { Document } from '#shared/document.ts';
import { legibleLine } from './legible.ts';

/** The look of Word and PDF files: the light theme's colours, and sizes in points. */

export const COLOR = {
	text: '1D1B18',
	secondary: '55514A',
	faint: '6B665E',
	accent: '0F7A5C',
	line: 'D6D1C9',
	sunken: 'F1EEEA',
	gapText: '755700',
	gapFill: 'FBF3D9',
} as const;

export const SIZE = {
	title: 28,
	subtitle: 14,
	/** By depth; deeper headings look like the last. */
	headings: [18, 13, 11, 10.5],
	text: 10.5,
	table: 9.5,
	small: 8.5,
} as const;

/** A4 with its margins, in points; header and footer are `edge` from the edge of the paper. */
export const PAGE = { width: 595.28, height: 841.89, side: 68, top: 76, bottom: 72, edge: 36 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

/** Facts are in two columns: the labels take this share. */
export const LABEL_SHARE = 0.28;

/** Rows with at most this many lines stay on one page, and so do tables. */
export const SHORT_ROW = 15;
export const SHORT_TABLE = 12;

/** Documents with this minimum and maximum of sections list them on the title page. */
const SECTIONS_TO_LIST = { least: 3, most: 16 };

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The text of the title page besides title, subtitle and facts. */
export interface Cover {
	/** "Ann Lee, Acme Ltd", or empty. */
	author: string;
	/** E.g. "4 March 2026". */
	date: string;
	/** The headings of the first level, where they are worth a list. */
	contents: readonly string[];
}

export function coverOf(document: Document, made: Date): Cover {
	const { name = '', company = '' } = document.author ?? {};
	const { least, most } = SECTIONS_TO_LIST;
	const headings = document.sections.map(({ heading }) => legibleLine(heading)).filter((heading) => heading !== '');
	return {
		author: [name, company]
			.map(legibleLine)
			.filter((part) => part !== '')
			.join(', '),
		date: dateFormat.format(made),
		contents: headings.length < least || headings.length > most ? [] : headings,
	};
}
