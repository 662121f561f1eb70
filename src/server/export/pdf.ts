import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Document } from '#shared/document.ts';
import { printed } from '#shared/printed.ts';
import { legibleLine } from './legible.ts';
import { COLOR, coverOf, LABEL_SHARE, PAGE, SIZE, TEXT_WIDTH } from './look.ts';
import { FONT_FAMILIES, FONT_FILES, UnprintableLetters } from './pdf/fonts.ts';
import { factParts, partsOf } from './pdf/parts.ts';
import { Typesetter } from './pdf/text.ts';

const LAYOUT = join(import.meta.dirname, 'pdf');
const TITLE_ON_A_LINE = 100;

/**
 * A document as a tagged PDF file (PDF/UA-1) with a title page and bookmarks: those who listen to it get its headings,
 * lists and tables as such. The same document and moment give the same bytes.
 *
 * @throws UnprintableLetters where the fonts lack some of its letters
 */
export async function toPdf(shown: Document, made: Date): Promise<Uint8Array> {
	const pages = JSON.stringify(pagesOf(shown, made));
	// Given as paths, ours come before fonts of the same name that the machine has.
	const compiler = NodeCompiler.create({ workspace: LAYOUT, fontArgs: [{ fontPaths: FONT_FILES }] });
	try {
		const file = { mainFilePath: join(LAYOUT, 'layout.typ'), inputs: { document: pages } };
		return new Uint8Array(compiler.pdf(file, { pdfStandard: 'ua-1', creationTimestamp: made.getTime() / 1000 }));
	} finally {
		compiler.evictCache(0);
	}
}

/** What `layout.typ` draws. */
function pagesOf(shown: Document, made: Date) {
	const document = printed(shown);
	const typesetter = new Typesetter();
	const { author, date, contents } = coverOf(document, made);
	const title = legibleLine(document.title) || 'Untitled';
	const subtitle = legibleLine(document.subtitle ?? '');
	for (const text of [title, subtitle, author]) typesetter.line(text);
	const pages = {
		look: { color: COLOR, size: SIZE, page: PAGE, 'label-width': LABEL_SHARE * TEXT_WIDTH },
		fonts: FONT_FAMILIES,
		title,
		subtitle,
		author,
		date,
		prepared: author === '' ? '' : `Prepared by ${author}`,
		header: title.length > TITLE_ON_A_LINE ? `${title.slice(0, TITLE_ON_A_LINE).toWellFormed()}…` : title,
		footer: author === '' ? date : `${author} · ${date}`,
		facts: factParts(document.facts, typesetter),
		contents: contents.length > 0,
		parts: partsOf(document.sections, typesetter),
	};
	if (typesetter.missing.size > 0) throw new UnprintableLetters([...typesetter.missing]);
	return pages;
}
