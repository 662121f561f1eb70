import { Footer, Header, Packer, PageNumber, Paragraph, Tab, TabStopType, TextRun, Document as WordFile } from 'docx';
import type { Document } from '#shared/document.ts';
import { printed } from '#shared/printed.ts';
import { bodyOf } from './docx/body.ts';
import { numbering, STYLE, styles, twips } from './docx/styles.ts';
import { titlePage } from './docx/title-page.ts';
import { legibleLine } from './legible.ts';
import { type Cover, coverOf, PAGE, TEXT_WIDTH } from './look.ts';

const MAKER = 'Growth Toolkit';

/** A document as a Word file (Office Open XML): real styles, lists and tables, so that it can be edited. */
export async function toDocx(shown: Document, made: Date): Promise<Uint8Array> {
	const document = printed(shown);
	const title = legibleLine(document.title);
	const cover = coverOf(document, made);
	const file = new WordFile({
		title,
		subject: legibleLine(document.subtitle ?? ''),
		creator: cover.author || MAKER,
		lastModifiedBy: cover.author || MAKER,
		styles,
		numbering,
		sections: [
			{
				properties: PROPERTIES,
				headers: { first: new Header({ children: [new Paragraph({})] }), default: header(title) },
				footers: { first: new Footer({ children: [new Paragraph({})] }), default: footer(cover) },
				children: [...titlePage(document, cover), ...bodyOf(document.sections)],
			},
		],
	});
	return new Uint8Array(await Packer.toBuffer(file));
}

const PROPERTIES = {
	titlePage: true,
	page: {
		size: { width: twips(PAGE.width), height: twips(PAGE.height) },
		margin: {
			top: twips(PAGE.top),
			bottom: twips(PAGE.bottom),
			left: twips(PAGE.side),
			right: twips(PAGE.side),
			header: twips(PAGE.edge),
			footer: twips(PAGE.edge),
		},
	},
};

function header(title: string): Header {
	return new Header({ children: [new Paragraph({ style: STYLE.margin, children: [new TextRun({ text: title })] })] });
}

function footer({ author, date }: Cover): Footer {
	const left = author === '' ? date : `${author} · ${date}`;
	return new Footer({
		children: [
			new Paragraph({
				style: STYLE.margin,
				tabStops: [{ type: TabStopType.RIGHT, position: twips(TEXT_WIDTH) }],
				children: [
					new TextRun({ text: left }),
					new TextRun({ children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
				],
			}),
		],
	});
}
