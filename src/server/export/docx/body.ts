import { Bookmark, HeadingLevel, Paragraph, type Table, TextRun } from 'docx';
import type { PrintedBlock, PrintedSection } from '#shared/document.ts';
import { announces, legible, legibleLine, paragraphsOf } from '../legible.ts';
import { BULLETS, NUMBERS, STYLE, twips } from './styles.ts';
import { factTable, gridTable } from './tables.ts';
import { paragraphOf } from './text.ts';

type Part = Paragraph | Table;

const LEVELS = [
	HeadingLevel.HEADING_1,
	HeadingLevel.HEADING_2,
	HeadingLevel.HEADING_3,
	HeadingLevel.HEADING_4,
	HeadingLevel.HEADING_5,
	HeadingLevel.HEADING_6,
] as const;

/** The bookmark of a section of the first level, for links to it. */
export function anchorOf(index: number): string {
	return `section-${index + 1}`;
}

/** All sections, starting on a new page. */
export function bodyOf(sections: readonly PrintedSection[]): Part[] {
	const lists = new Lists();
	return sections.flatMap((section, index) => sectionParts(section, 0, lists, anchorOf(index), index === 0));
}

function sectionParts(section: PrintedSection, depth: number, lists: Lists, anchor?: string, newPage = false): Part[] {
	const level = LEVELS[Math.min(depth, LEVELS.length - 1)];
	const heading = new TextRun({ text: legibleLine(section.heading) });
	return [
		new Paragraph({
			heading: level,
			pageBreakBefore: newPage,
			children: anchor === undefined ? [heading] : [new Bookmark({ id: anchor, children: [heading] })],
		}),
		...section.blocks.flatMap((block) => blockParts(block, lists)),
		...(section.sections ?? []).flatMap((inner) => sectionParts(inner, depth + 1, lists)),
	];
}

function blockParts(block: PrintedBlock, lists: Lists): Part[] {
	switch (block.kind) {
		case 'paragraph':
			return paragraphsOf(block.text).map((text) => paragraphOf(text, { keepNext: announces(text) || undefined }));
		case 'list':
			return lists.list(block.items, block.ordered ?? false);
		case 'quote':
			return quote(block.text, block.place);
		case 'table':
			return block.rows.length === 0 ? [] : [gridTable(block.head, block.rows), afterTable()];
		case 'facts':
			return factTable(block.facts).flatMap((table) => [table, afterTable()]);
	}
}

/** Word joins adjacent tables, and puts the next text close below. */
function afterTable(): Paragraph {
	return new Paragraph({ spacing: { before: 0, after: 0, line: twips(8), lineRule: 'exact' } });
}

function quote(text: string, place: string | undefined): Part[] {
	const said = legible(text);
	if (said === '') return [];
	const quoted = /^[“"]/.test(said) ? said : `“${said}”`;
	return [paragraphOf(place ? `${quoted} (${legibleLine(place)})` : quoted, { style: STYLE.quote })];
}

/** Counts the numbered lists, so that each begins with 1. */
class Lists {
	private numbered = 0;

	list(items: readonly string[], ordered: boolean): Part[] {
		if (ordered) this.numbered += 1;
		const numbering = ordered
			? { reference: NUMBERS, level: 0, instance: this.numbered }
			: { reference: BULLETS, level: 0 };
		const texts = items.map(legible).filter((item) => item !== '');
		const last = { spacing: { after: twips(8) } };
		return texts.map((text, index) =>
			paragraphOf(text, { style: STYLE.item, numbering, ...(index === texts.length - 1 && last) }),
		);
	}
}
