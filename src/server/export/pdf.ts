import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Document } from '#shared/document.ts';
import { printed } from '#shared/printed.ts';
import { legibleLine } from './legible.ts';
import { COLOR, type Cover, coverOf, PAGE, SIZE } from './look.ts';
import { bodyOf } from './pdf/body.ts';
import { FONTS, UnprintableLetters } from './pdf/fonts.ts';
import { Typesetter } from './pdf/text.ts';
import { titlePage } from './pdf/title-page.ts';

pdfmake.setFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
const fontFiles = new Set(Object.values(FONTS).flatMap((family) => Object.values(family).map(String)));
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/**
 * A document as a PDF file with a title page, bookmarks, and text that can be selected. The same document and moment
 * give the same bytes.
 *
 * @throws UnprintableLetters where the fonts lack some of its letters
 */
export async function toPdf(shown: Document, made: Date): Promise<Uint8Array> {
	const document = printed(shown);
	const title = legibleLine(document.title);
	const cover = coverOf(document, made);
	const typesetter = new Typesetter();
	const content = [...titlePage(document, cover, typesetter), ...bodyOf(document.sections, typesetter)];
	const margins = pageMargins(title, cover, typesetter);
	if (typesetter.missing.size > 0) throw new UnprintableLetters([...typesetter.missing]);
	const definition: TDocumentDefinitions = {
		content,
		...margins,
		pageSize: 'A4',
		pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
		version: '1.7',
		language: 'en',
		displayTitle: true,
		info: {
			title,
			subject: legibleLine(document.subtitle ?? ''),
			author: cover.author,
			creator: 'Growth Toolkit',
			creationDate: made,
			modDate: made,
		},
		defaultStyle: { font: 'Roboto', fontSize: SIZE.text, lineHeight: 1.16, color: `#${COLOR.text}` },
	};
	return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
}

/** The running header and footer, on every page but the first. */
function pageMargins(title: string, { author, date }: Cover, typesetter: Typesetter) {
	const look = { fontSize: SIZE.small, color: `#${COLOR.faint}`, lineHeight: 1 } as const;
	const room: [number, number, number, number] = [PAGE.side, PAGE.edge, PAGE.side, 0];
	const heading = title.length > TITLE_ON_A_LINE ? `${title.slice(0, TITLE_ON_A_LINE).toWellFormed()}…` : title;
	const left = author === '' ? date : `${author} · ${date}`;
	typesetter.text(`${heading}${left}`);
	return {
		header: (page: number): Content => (page === 1 ? '' : { ...typesetter.text(heading, look), margin: room }),
		footer: (page: number, pages: number): Content =>
			page === 1
				? ''
				: {
						margin: [PAGE.side, PAGE.bottom - PAGE.edge - SIZE.small, PAGE.side, 0],
						columns: [
							typesetter.text(left, look),
							{ text: `Page ${page} of ${pages}`, ...look, alignment: 'right', width: 90 },
						],
					},
	};
}

const TITLE_ON_A_LINE = 100;
