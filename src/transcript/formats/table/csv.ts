import type { Seconds } from '../../call.ts';
import { parseTime } from '../../read/times.ts';
import { decodeEntities } from '../entities.ts';
import { emptyReading, type Format, type Reading, type Utterance } from '../format.ts';
import { isEvent } from '../furniture.ts';
import { noCall } from '../no-call.ts';
import { NOBODY_NAMED } from '../nobody-named.ts';
import { type Columns, columnsOf } from './columns.ts';
import { delimiterOf, type Row, rowsOf } from './rows.ts';

/** A table with a header row: one column of words, and optionally speakers and times. */
export const csv: Format = {
	name: 'csv',
	recognises: (lines) => tableOf(lines) !== null,
	read(lines) {
		const table = tableOf(lines);
		if (table === null) return emptyReading();
		const rows = rowsOf(lines, table.delimiter).slice(1);
		return severalCalls(rows, table.columns) ?? readRows(rows, table.columns);
	},
};

interface Table {
	delimiter: string;
	columns: Columns;
}

function tableOf(lines: readonly string[]): Table | null {
	const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index])).slice(0, 2);
	const [first, second] = filled;
	if (first === undefined || second === undefined) return null;
	const delimiter = delimiterOf((lines[first] ?? '').slice(0, 2000));
	if (delimiter === null) return null;
	const [names = []] = rowsOf(lines.slice(first, first + 1), delimiter);
	const columns = columnsOf(names.map(({ text }) => text));
	if (columns === null) return null;
	const cells = rowsOf(lines.slice(second, second + 50), delimiter)[0]?.length ?? 0;
	return cells > columns.text && cells >= names.length / 2 ? { delimiter, columns } : null;
}

const cell = (row: Row, column: number) => (column < 0 ? '' : (row[column]?.text ?? '').trim());

/** Two or more rows with one conversation id, followed by another id, are several calls. */
function severalCalls(rows: readonly Row[], { call, text }: Columns): Reading | null {
	if (call < 0) return null;
	const counts = new Map<string, number>();
	for (const row of rows) {
		if (cell(row, text) !== '') counts.set(cell(row, call), (counts.get(cell(row, call)) ?? 0) + 1);
	}
	if (counts.size < 2 || counts.size === rows.length) return null;
	return noCall(`This table holds ${counts.size} conversations. Give the rows of one of them.`);
}

function readRows(rows: readonly Row[], columns: Columns): Reading {
	const reading = emptyReading();
	const divisor = isMilliseconds(rows, columns) ? 1000 : 1;
	for (const row of rows) {
		const label = cell(row, columns.speaker);
		const spoken = utteranceOf(row, columns, divisor);
		if (spoken === null) continue;
		const [first] = spoken.pieces;
		if (first !== undefined && isEvent(first.text, label !== '')) reading.events.push(first);
		else reading.utterances.push({ ...spoken, label: label === '' ? null : decodeEntities(label) });
	}
	nameTheUnnamed(reading);
	const ids = new Set(rows.map((row) => cell(row, columns.call)));
	if (columns.call >= 0 && ids.size > 1) {
		reading.warnings.push({ text: `Each of the ${ids.size} rows has an id of its own: they may be several calls.` });
	}
	return reading;
}

function utteranceOf(row: Row, columns: Columns, divisor: number): Omit<Utterance, 'label'> | null {
	const words = row[columns.text];
	if (words === undefined || !/[\p{L}\p{N}]/u.test(words.text)) return null;
	const pieces = words.text.split('\n').flatMap((text, index) => {
		const said = decodeEntities(text).trim();
		return said === '' ? [] : [{ line: words.line + index, text: said }];
	});
	const start = timeOf(cell(row, columns.start), divisor);
	const length = timeOf(cell(row, columns.duration), divisor);
	const end = timeOf(cell(row, columns.end), divisor) ?? (start === null || length === null ? null : start + length);
	return { pieces, ...(start === null ? {} : { start, ...(end === null ? {} : { end }) }) };
}

function timeOf(text: string, divisor: number): Seconds | null {
	if (/^\d{1,9}(?:\.\d{1,9})?s?$/.test(text)) return Number.parseFloat(text) / divisor;
	return parseTime(text);
}

/** Judging by the name of the column, or by whole numbers that exceed ten hours in steps of hundreds. */
function isMilliseconds(rows: readonly Row[], { start, milliseconds }: Columns): boolean {
	if (milliseconds) return true;
	const times = rows.map((row) => cell(row, start)).filter((text) => text !== '');
	if (times.length < 2 || !times.every((text) => /^\d{1,9}$/.test(text))) return false;
	const last = Math.max(...times.slice(-1).map(Number), Number(times[0]));
	return last > 36_000 && last / times.length > 200;
}

function nameTheUnnamed({ utterances, warnings }: Reading): void {
	if (utterances.length === 0) return;
	if (utterances.every(({ label }) => label === null)) warnings.push(NOBODY_NAMED);
	else for (const utterance of utterances) utterance.label ??= 'Unknown';
}
