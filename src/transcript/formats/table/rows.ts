/** The rows of a text table (RFC 4180), each cell with the line where it begins. */

import type { Piece } from '../../call.ts';

/** A row's cells; their text may contain line breaks. */
export type Row = readonly Piece[];

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The most frequent delimiter outside quotes in the first line; null if there is none. */
export function delimiterOf(line: string): string | null {
	const unquoted = line.replace(/"[^"]{0,2000}"/g, '');
	let best: { sign: string | null; count: number } = { sign: null, count: 0 };
	for (const sign of DELIMITERS) {
		const count = unquoted.split(sign).length - 1;
		if (count > best.count) best = { sign, count };
	}
	return best.sign;
}

/**
 * Reads rows as spreadsheets write them: a quoted cell may contain the delimiter, line breaks and doubled quotes. A
 * quote inside an unquoted cell is an ordinary character. Blank lines are not rows.
 */
export function rowsOf(lines: readonly string[], delimiter: string): Row[] {
	const rows: Piece[][] = [];
	let row: Piece[] = [];
	let at = 0;
	while (at < lines.length) {
		const text = lines[at] ?? '';
		if (row.length === 0 && text.trim() === '') {
			at++;
			continue;
		}
		at = readLine(lines, at, delimiter, row) + 1;
		rows.push(row);
		row = [];
	}
	return rows;
}

/** Reads the cells of the row that begins on a line; returns the line where the row ends. */
function readLine(lines: readonly string[], from: number, delimiter: string, row: Piece[]): number {
	let line = from;
	let column = 0;
	for (;;) {
		const cell = cellAt(lines, line, column, delimiter);
		row.push({ line: line + 1, text: cell.text });
		line = cell.line;
		if (cell.next < 0) return line;
		column = cell.next;
	}
}

interface Cell {
	text: string;
	/** The line where the cell ends. */
	line: number;
	/** The column where the next cell begins; negative at the end of the row. */
	next: number;
}

function cellAt(lines: readonly string[], line: number, column: number, delimiter: string): Cell {
	const text = lines[line] ?? '';
	const blanks = /^ {0,8}/.exec(text.slice(column, column + 8))?.[0].length ?? 0;
	if (text.charAt(column + blanks) === '"') {
		const quoted = quotedCell(lines, line, column + blanks + 1, delimiter);
		if (quoted !== null) return quoted;
	}
	const end = text.indexOf(delimiter, column);
	return { text: text.slice(column, end < 0 ? undefined : end).trim(), line, next: end < 0 ? -1 : end + 1 };
}

/** Limits the length of a cell, so that a quote that is never closed does not swallow the rest of the file. */
const MOST_LINES = 2000;

/** Null if the quote is never closed, which makes it an ordinary character. */
function quotedCell(lines: readonly string[], first: number, column: number, delimiter: string): Cell | null {
	const parts: string[] = [];
	let from = column;
	for (let line = first; line < Math.min(lines.length, first + MOST_LINES); line++) {
		const text = lines[line] ?? '';
		let close = text.indexOf('"', from);
		let part = '';
		while (close >= 0 && text.charAt(close + 1) === '"') {
			part += text.slice(from, close + 1);
			from = close + 2;
			close = text.indexOf('"', from);
		}
		if (close >= 0) {
			parts.push(part + text.slice(from, close));
			const next = text.indexOf(delimiter, close + 1);
			return { text: parts.join('\n'), line, next: next < 0 ? -1 : next + 1 };
		}
		parts.push(part + text.slice(from));
		from = 0;
	}
	return null;
}
