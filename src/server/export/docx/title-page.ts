import { BorderStyle, HeadingLevel, InternalHyperlink, Paragraph, type Table, TextRun } from 'docx';
import type { Document } from '#shared/document.ts';
import { legibleLine } from '../legible.ts';
import { COLOR, type Cover, TEXT_WIDTH } from '../look.ts';
import { anchorOf } from './body.ts';
import { STYLE, twips } from './styles.ts';
import { factTable } from './tables.ts';
import { paragraphOf } from './text.ts';

/** Points: the bar under the title. */
const BAR = 56;

export function titlePage(document: Document, { author, date, contents }: Cover): (Paragraph | Table)[] {
	const subtitle = legibleLine(document.subtitle ?? '');
	return [
		paragraphOf(legibleLine(document.title), { heading: HeadingLevel.TITLE }),
		...(subtitle === '' ? [] : [paragraphOf(subtitle, { style: STYLE.subtitle })]),
		...(author === '' ? [] : [paragraphOf(`Prepared by ${author}`, { style: STYLE.cover })]),
		paragraphOf(date, { style: STYLE.cover }),
		bar(),
		...factTable(document.facts),
		...(contents.length === 0 ? [] : [paragraphOf('Contents', { style: STYLE.contentsTitle }), ...contents.map(link)]),
	];
}

function bar(): Paragraph {
	return new Paragraph({
		spacing: { before: 0, after: twips(18), line: twips(6) },
		indent: { right: twips(TEXT_WIDTH - BAR) },
		border: { bottom: { style: BorderStyle.SINGLE, size: 18, space: 1, color: COLOR.accent } },
	});
}

/** Links to the section; a page number would be right only on the machine that last laid the text out. */
function link(heading: string, index: number): Paragraph {
	const children = [new TextRun({ text: heading })];
	return new Paragraph({
		style: STYLE.contents,
		children: [new InternalHyperlink({ anchor: anchorOf(index), children })],
	});
}
