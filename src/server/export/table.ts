import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import type { Table } from '#shared/schedule.ts';

export interface CsvOptions {
	/**
	 * A byte order mark says to a spreadsheet that the letters are UTF-8; programs that find columns by name read it as
	 * part of the first name.
	 */
	byteOrderMark?: boolean;
}

/** Rows as CSV (RFC 4180), each with as many cells as the head. */
export function toCsv({ head, rows }: Table, { byteOrderMark = false }: CsvOptions = {}): string {
	const lines = [head, ...rows.map((row) => head.map((_name, column) => row[column] ?? ''))];
	const text = stringify(
		lines.map((line) => line.map(inert)),
		{ record_delimiter: 'windows', quoted_match: /[\r\n]/ },
	);
	return byteOrderMark ? `\uFEFF${text}` : text;
}

/** The rows of each channel as a CSV file of its own, in one archive. */
export function toChannelFiles({ head, rows, channels = [] }: Table, nameOf: (channel: string) => string): Uint8Array {
	const files = [...new Set(channels)].map((channel) => {
		const own = rows.filter((_row, index) => channels[index] === channel);
		return [nameOf(channel), strToU8(toCsv({ head, rows: own }))] as const;
	});
	return zipSync(Object.fromEntries(files), { mtime: '1980-01-01T00:00:00' });
}

/**
 * A spreadsheet takes a cell that begins like a formula for one; an apostrophe makes it text (OWASP, CSV injection).
 * Some read the full-width signs of East Asian keyboards likewise.
 */
export function inert(cell: string): string {
	return (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell).toWellFormed();
}
