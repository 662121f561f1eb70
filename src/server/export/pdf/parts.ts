import type { PrintedBlock, PrintedFact, PrintedSection } from '#shared/document.ts';
import { columnShares, linesOf, rowLines } from '../columns.ts';
import { announces, legible, legibleLine, paragraphsOf, statedFacts } from '../legible.ts';
import { LABEL_SHARE, SHORT_ROW, SHORT_TABLE } from '../look.ts';
import type { Line, Typesetter } from './text.ts';

/** A part of the pages as `layout.typ` draws it. A part that is whole stays on one page. */
export type Part =
	/** The level counts from 1. */
	| { kind: 'heading'; level: number; text: Line }
	| { kind: 'paragraph'; text: Line; whole: boolean; announces: boolean }
	| { kind: 'list'; ordered: boolean; items: { text: Line; whole: boolean }[] }
	| { kind: 'quote'; text: Line; whole: boolean }
	| {
			kind: 'table';
			head: Line[];
			rows: Line[][];
			/** Of the width, by column. */
			shares: number[];
			/** The head is a row like the others: it may be parted by the end of a page. */
			tallHead: boolean;
			/** No row is parted by the end of a page, and the head is repeated on each. */
			short: boolean;
			whole: boolean;
	  }
	| { kind: 'facts'; facts: { label: Line; value: Line }[]; whole: boolean };

/** Texts of at most this many lines stay on one page. */
const SHORT_TEXT = 4;
const LETTERS_ON_A_LINE = 85;

/** All sections with what is in them, in the order of reading. */
export function partsOf(sections: readonly PrintedSection[], typesetter: Typesetter, level = 1): Part[] {
	return sections.flatMap((section): Part[] => {
		const heading = legibleLine(section.heading);
		const blocks = section.blocks.flatMap((block) => blockParts(block, typesetter));
		// Levels have no gap: those who listen move from one to the next.
		if (heading === '') return [...blocks, ...partsOf(section.sections ?? [], typesetter, level)];
		return [
			{ kind: 'heading', level, text: typesetter.line(heading) },
			...blocks,
			...partsOf(section.sections ?? [], typesetter, level + 1),
		];
	});
}

function blockParts(block: PrintedBlock, typesetter: Typesetter): Part[] {
	switch (block.kind) {
		case 'paragraph':
			return paragraphsOf(block.text).map((text) => ({
				kind: 'paragraph',
				...wholeIfShort(text, typesetter),
				announces: announces(text),
			}));
		case 'list': {
			const items = block.items.map(legible).filter((item) => item !== '');
			if (items.length === 0) return [];
			return [
				{ kind: 'list', ordered: block.ordered ?? false, items: items.map((item) => wholeIfShort(item, typesetter)) },
			];
		}
		case 'quote':
			return quote(block.text, block.place, typesetter);
		case 'table':
			return block.rows.length === 0 ? [] : [table(block.head, block.rows, typesetter)];
		case 'facts':
			return factParts(block.facts, typesetter);
	}
}

function wholeIfShort(text: string, typesetter: Typesetter): { text: Line; whole: boolean } {
	return { text: typesetter.line(text), whole: linesOf(text, LETTERS_ON_A_LINE) <= SHORT_TEXT };
}

function quote(text: string, place: string | undefined, typesetter: Typesetter): Part[] {
	const said = legible(text);
	if (said === '') return [];
	const quoted = `${/^[“"]/.test(said) ? said : `“${said}”`}${place ? ` (${legibleLine(place)})` : ''}`;
	return [{ kind: 'quote', ...wholeIfShort(quoted, typesetter) }];
}

/** A row has as many cells as the head. */
function table(head: readonly string[], rows: readonly (readonly string[])[], typesetter: Typesetter): Part {
	const titles = head.map(legibleLine);
	const cells = rows.map((row) => head.map((_title, column) => legible(row[column] ?? '')));
	const shares = columnShares(titles, cells);
	const lines = rowLines([titles, ...cells], shares);
	const [headLines = 0] = lines;
	return {
		kind: 'table',
		head: titles.map((title) => typesetter.cell(title)),
		rows: cells.map((row) => row.map((cell) => typesetter.cell(cell))),
		shares,
		tallHead: headLines > SHORT_ROW,
		short: lines.every((count) => count <= SHORT_ROW),
		whole: areFew(lines),
	};
}

/** None where no fact has a value. */
export function factParts(facts: readonly PrintedFact[], typesetter: Typesetter): Part[] {
	const stated = statedFacts(facts);
	if (stated.length === 0) return [];
	const rows = stated.map(({ label, value }) => [label, value]);
	const lines = stated.map(({ label, value }) => ({ label: typesetter.line(label), value: typesetter.line(value) }));
	return [{ kind: 'facts', facts: lines, whole: areFew(rowLines(rows, [LABEL_SHARE, 1 - LABEL_SHARE])) }];
}

function areFew(lines: readonly number[]): boolean {
	return lines.reduce((sum, count) => sum + count, 0) <= SHORT_TABLE;
}
