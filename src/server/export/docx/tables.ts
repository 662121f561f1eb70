import {
	BorderStyle,
	type ITableBordersOptions,
	ShadingType,
	Table,
	TableCell,
	TableLayoutType,
	TableRow,
	VerticalAlignTable,
	WidthType,
} from 'docx';
import type { PrintedFact } from '#shared/document.ts';
import { columnShares, rowLines } from '../columns.ts';
import { legible, legibleLine, statedFacts } from '../legible.ts';
import { COLOR, LABEL_SHARE, SHORT_ROW, SHORT_TABLE, TEXT_WIDTH } from '../look.ts';
import { STYLE, twips } from './styles.ts';
import { paragraphOf } from './text.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const rule = { style: BorderStyle.SINGLE, size: 4, color: COLOR.line } as const;
const RULES: ITableBordersOptions = {
	top: rule,
	bottom: rule,
	insideHorizontal: rule,
	left: none,
	right: none,
	insideVertical: none,
};
const NO_RULES: ITableBordersOptions = { ...RULES, top: none, bottom: none, insideHorizontal: none };

/** The head is repeated on every page of the table; a row has as many cells as the head. */
export function gridTable(head: readonly string[], rows: readonly (readonly string[])[]): Table {
	const titles = head.map(legibleLine);
	const cells = rows.map((row) => head.map((_title, column) => legible(row[column] ?? '')));
	const shares = columnShares(titles, cells);
	const widths = shares.map((share) => Math.round(share * twips(TEXT_WIDTH)));
	const headRow = new TableRow({
		tableHeader: true,
		cantSplit: true,
		keepNext: true,
		children: titles.map((title, column) => cell(title, widths[column] ?? 0, STYLE.head, true)),
	});
	const lines = rowLines(cells, shares);
	const whole = lines.reduce((sum, count) => sum + count, 0) < SHORT_TABLE;
	const bodyRows = cells.map(
		(row, index) =>
			new TableRow({
				cantSplit: (lines[index] ?? 0) <= SHORT_ROW,
				keepNext: whole && index < cells.length - 1,
				children: row.map((text, column) => cell(text, widths[column] ?? 0, STYLE.cell)),
			}),
	);
	return table(widths, [headRow, ...bodyRows], RULES);
}

/** None where no fact has a value. */
export function factTable(facts: readonly PrintedFact[]): Table[] {
	const label = Math.round(LABEL_SHARE * twips(TEXT_WIDTH));
	const widths = [label, twips(TEXT_WIDTH) - label] as const;
	const texts = statedFacts(facts).map(({ label: name, value }) => [name, value] as const);
	if (texts.length === 0) return [];
	const lines = rowLines(texts, [LABEL_SHARE, 1 - LABEL_SHARE]);
	const rows = texts.map(
		([name, value], index) =>
			new TableRow({
				cantSplit: (lines[index] ?? 0) <= SHORT_ROW,
				children: [cell(name, widths[0], STYLE.label), cell(value, widths[1], STYLE.value)],
			}),
	);
	return [table(widths, rows, NO_RULES)];
}

function table(columnWidths: readonly number[], rows: TableRow[], borders: ITableBordersOptions): Table {
	return new Table({
		layout: TableLayoutType.FIXED,
		width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
		columnWidths,
		borders,
		margins: { left: 0, right: twips(10) },
		rows,
	});
}

function cell(text: string, width: number, style: string, filled = false): TableCell {
	return new TableCell({
		width: { size: width, type: WidthType.DXA },
		verticalAlign: VerticalAlignTable.TOP,
		margins: filled || style === STYLE.cell ? { left: twips(5), right: twips(5) } : undefined,
		shading: filled ? { type: ShadingType.CLEAR, color: 'auto', fill: COLOR.sunken } : undefined,
		children: [paragraphOf(text, { style })],
	});
}
