import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { PrintedFact } from '#shared/document.ts';
import { columnShares, rowLines } from '../columns.ts';
import { legible, legibleLine, statedFacts } from '../legible.ts';
import { COLOR, LABEL_SHARE, SHORT_ROW, SHORT_TABLE, SIZE, TEXT_WIDTH } from '../look.ts';
import type { Typesetter } from './text.ts';

/** A part of a page. */
export interface Placed {
	content: Content;
	/** The height of its beginning, in points: a heading above it stays on the page only if there is that much room. */
	room: number;
	/** Whether it shares a page with the beginning of what follows. */
	announces?: boolean;
}

/** Points. */
const LINE_HEIGHT = 13.5;
const ROW_PADDING = 8;
const CELL_PADDING = 5;

/** The head is repeated on every page of the table; a row has as many cells as the head. */
export function gridTable(
	head: readonly string[],
	rows: readonly (readonly string[])[],
	typesetter: Typesetter,
): Placed {
	const titles = head.map(legibleLine);
	const cells = rows.map((row) => head.map((_title, column) => legible(row[column] ?? '')));
	const shares = columnShares(titles, cells);
	const lines = rowLines([titles, ...cells], shares);
	const short = lines.every((count) => count <= SHORT_ROW);
	const whole = sumOf(lines) <= SHORT_TABLE;
	const inside = TEXT_WIDTH - 2 * CELL_PADDING * head.length;
	return {
		content: {
			table: {
				headerRows: short ? 1 : 0,
				keepWithHeaderRows: short ? 1 : 0,
				dontBreakRows: short,
				widths: shares.map((share) => share * inside),
				body: [
					titles.map((title): TableCell => typesetter.text(title, HEAD)),
					...cells.map((row) => row.map((text): TableCell => typesetter.text(text, { fontSize: SIZE.table }))),
				],
			},
			layout: GRID,
			unbreakable: whole,
			margin: [0, 4, 0, 12],
		},
		room: roomOf(whole ? lines : lines.slice(0, 2)),
	};
}

/** None where no fact has a value. */
export function factTable(facts: readonly PrintedFact[], typesetter: Typesetter): Placed[] {
	const label = LABEL_SHARE * TEXT_WIDTH;
	const rows = statedFacts(facts).map(({ label: name, value }) => [name, value] as const);
	if (rows.length === 0) return [];
	const lines = rowLines(rows, [LABEL_SHARE, 1 - LABEL_SHARE]);
	const content: Content = {
		table: {
			dontBreakRows: lines.every((count) => count <= SHORT_ROW),
			widths: [label, TEXT_WIDTH - label],
			body: rows.map(([name, value]) => [typesetter.text(name, LABEL), typesetter.text(value)]),
		},
		layout: FACTS,
		margin: [0, 2, 0, 8],
	};
	return [{ content, room: roomOf(lines.slice(0, 1)) }];
}

function roomOf(lines: readonly number[]): number {
	return sumOf(lines.map((count) => Math.min(count, SHORT_ROW) * LINE_HEIGHT + ROW_PADDING));
}

function sumOf(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0);
}

const HEAD = {
	fontSize: SIZE.table,
	bold: true,
	color: `#${COLOR.secondary}`,
	fillColor: `#${COLOR.sunken}`,
} as const;

const LABEL = {
	fontSize: SIZE.table,
	color: `#${COLOR.faint}`,
	margin: [0, 1, 10, 0] as [number, number, number, number],
};

const GRID: CustomTableLayout = {
	hLineWidth: () => 0.5,
	vLineWidth: () => 0,
	hLineColor: () => `#${COLOR.line}`,
	paddingLeft: () => CELL_PADDING,
	paddingRight: () => CELL_PADDING,
	paddingTop: () => 4,
	paddingBottom: () => 3,
};

const FACTS: CustomTableLayout = {
	hLineWidth: () => 0,
	vLineWidth: () => 0,
	paddingLeft: () => 0,
	paddingRight: () => 0,
	paddingTop: () => 2,
	paddingBottom: () => 2,
};
