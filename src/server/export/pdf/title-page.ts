import type { Content } from 'pdfmake/interfaces.js';
import type { Document } from '#shared/document.ts';
import { legibleLine } from '../legible.ts';
import { COLOR, type Cover, SIZE, TEXT_WIDTH } from '../look.ts';
import { anchorOf } from './body.ts';
import { factTable } from './tables.ts';
import type { Typesetter } from './text.ts';

const BAR = { width: 56, height: 2.5 };
const QUIET = { color: `#${COLOR.secondary}` };

export function titlePage(document: Document, { author, date, contents }: Cover, typesetter: Typesetter): Content[] {
	const subtitle = legibleLine(document.subtitle ?? '');
	const quiet = (text: string) => typesetter.text(text, { ...QUIET, marginBottom: 1 });
	return [
		typesetter.text(legibleLine(document.title), {
			fontSize: SIZE.title,
			bold: true,
			lineHeight: 1.05,
			margin: [0, 118, 0, 6],
		}),
		...(subtitle === '' ? [] : [typesetter.text(subtitle, { ...QUIET, fontSize: SIZE.subtitle, marginBottom: 20 })]),
		...(author === '' ? [] : [quiet(`Prepared by ${author}`)]),
		quiet(date),
		{
			canvas: [
				{
					type: 'rect',
					x: 0,
					y: 0,
					w: BAR.width,
					h: BAR.height,
					color: `#${COLOR.accent}`,
					lineColor: `#${COLOR.accent}`,
					lineWidth: 0.01,
				},
			],
			margin: [0, 12, 0, 20],
		},
		...factTable(document.facts, typesetter).map(({ content }) => content),
		...(contents.length === 0 ? [] : contentsList(contents, typesetter)),
	];
}

/** The sections with their pages; a click leads there. */
function contentsList(headings: readonly string[], typesetter: Typesetter): Content[] {
	const lines = headings.map((heading, index): Content => {
		const anchor = anchorOf(index);
		return {
			columns: [
				typesetter.text(heading, { linkToDestination: anchor, width: TEXT_WIDTH - PAGE_NUMBER }),
				{ pageReference: anchor, alignment: 'right', width: PAGE_NUMBER },
			],
			marginBottom: 3,
		};
	});
	return [
		{ text: 'Contents', fontSize: SIZE.table, color: `#${COLOR.faint}`, margin: [0, 24, 0, 6] },
		{ stack: lines },
	];
}

const PAGE_NUMBER = 40;
