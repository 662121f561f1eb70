import {
	AlignmentType,
	BorderStyle,
	type INumberingOptions,
	type IStylesOptions,
	LevelFormat,
	LineRuleType,
} from 'docx';
import { COLOR, SIZE } from '../look.ts';

/** Points in Word's units: half points for letters, twentieths for everything else. */
export const letters = (points: number) => Math.round(points * 2);
export const twips = (points: number) => Math.round(points * 20);

/** The names of our own paragraph styles, beside Word's headings. */
export const STYLE = {
	subtitle: 'Subtitle',
	item: 'ListItem',
	quote: 'Quotation',
	label: 'FactLabel',
	value: 'FactValue',
	cell: 'TableCell',
	head: 'TableHead',
	contentsTitle: 'ContentsTitle',
	contents: 'ContentsLine',
	cover: 'CoverLine',
	margin: 'PageMargin',
} as const;

export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';

/** Available wherever there is an office program, or replaced by a font of the same width. */
const FONT = 'Arial';

const lines = { line: 280, lineRule: LineRuleType.AUTO } as const;

export const styles: IStylesOptions = {
	default: {
		document: {
			run: { font: FONT, size: letters(SIZE.text), color: COLOR.text, language: { value: 'en-US' } },
			paragraph: { spacing: { ...lines, after: twips(7) } },
		},
		title: {
			run: { font: FONT, size: letters(SIZE.title), bold: true, color: COLOR.text },
			paragraph: { spacing: { before: twips(130), after: twips(8), line: 252, lineRule: LineRuleType.AUTO } },
		},
		...Object.fromEntries(
			[24, 16, 12, 10, 10, 10].map((before, index) => [`heading${index + 1}`, heading(index, before)]),
		),
	},
	paragraphStyles: [
		style(STYLE.subtitle, 'Subtitle', { size: SIZE.subtitle, color: COLOR.secondary }, { after: 22 }),
		style(STYLE.cover, 'Cover Line', { size: SIZE.text, color: COLOR.secondary }, { after: 2 }),
		style(STYLE.contentsTitle, 'Contents Title', { size: SIZE.table, color: COLOR.faint }, { before: 26, after: 6 }),
		style(STYLE.contents, 'Contents Line', { size: SIZE.text }, { after: 4 }),
		style(STYLE.margin, 'Page Margin', { size: SIZE.small, color: COLOR.faint }, { after: 0 }),
		style(STYLE.item, 'List Item', { size: SIZE.text }, { after: 4 }),
		style(STYLE.label, 'Fact Label', { size: SIZE.table, color: COLOR.faint }, { before: 2, after: 2 }),
		style(STYLE.value, 'Fact Value', { size: SIZE.text }, { before: 2, after: 2 }),
		style(STYLE.cell, 'Table Cell', { size: SIZE.table }, { before: 3, after: 3 }),
		style(STYLE.head, 'Table Head', { size: SIZE.table, color: COLOR.secondary, bold: true }, { before: 3, after: 3 }),
		{
			...style(STYLE.quote, 'Quotation', { size: SIZE.text, color: COLOR.secondary }, { after: 8 }),
			paragraph: {
				spacing: { ...lines, after: twips(8) },
				indent: { left: twips(14) },
				border: { left: { style: BorderStyle.SINGLE, size: 16, space: 10, color: COLOR.line } },
			},
		},
	],
};

function heading(index: number, before: number) {
	const size = SIZE.headings[Math.min(index, SIZE.headings.length - 1)] ?? SIZE.text;
	return {
		run: {
			font: FONT,
			size: letters(size),
			bold: true,
			italics: false,
			color: index === 3 ? COLOR.secondary : COLOR.text,
		},
		paragraph: {
			spacing: { before: twips(before), after: twips(index === 0 ? 8 : 4), line: 264, lineRule: LineRuleType.AUTO },
			keepNext: true,
			keepLines: true,
		},
	};
}

function style(
	id: string,
	name: string,
	{ size, ...run }: { size: number; color?: string; bold?: boolean },
	{ before = 0, after }: { before?: number; after: number },
) {
	return {
		id,
		name,
		basedOn: 'Normal',
		quickFormat: true,
		run: { size: letters(size), ...run },
		paragraph: { spacing: { ...lines, before: twips(before), after: twips(after) } },
	};
}

export const numbering: INumberingOptions = {
	config: [list(BULLETS, LevelFormat.BULLET, '•'), list(NUMBERS, LevelFormat.DECIMAL, '%1.')],
};

function list(reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
	const indent = { left: twips(20), hanging: twips(16) };
	return {
		reference,
		levels: [
			{
				level: 0,
				format,
				text,
				alignment: AlignmentType.LEFT,
				style: { run: { color: COLOR.faint }, paragraph: { indent } },
			},
		],
	};
}
