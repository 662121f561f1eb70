import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inert, toCsv } from './table.ts';

const read = (text: string): string[][] => parse(text, { relax_column_count: false, record_delimiter: '\r\n' });

it('gives back every cell as it was', () => {
	const rows = [
		['Łódź, "north"', 'two\nlines', ' spaces '],
		['', 'carriage\r\nreturn', '漢字 😀'],
	];
	expect(read(toCsv({ head: ['a', 'b', 'c'], rows }))).toEqual([['a', 'b', 'c'], ...rows]);
});

it('gives every row as many cells as the head', () => {
	expect(read(toCsv({ head: ['a', 'b'], rows: [['1'], ['1', '2', '3']] }))).toEqual([
		['a', 'b'],
		['1', ''],
		['1', '2'],
	]);
});

it('puts a cell with a line break of any kind into quotation marks, for readers that take each for the end', () => {
	expect(toCsv({ head: ['a'], rows: [['b\nc'], ['b\rc']] })).toBe('a\r\n"b\nc"\r\n"b\rc"\r\n');
});

it('begins with a byte order mark only for spreadsheets', () => {
	const table = { head: ['a'], rows: [['ü']] };
	expect(toCsv(table)).toBe('a\r\nü\r\n');
	expect(toCsv(table, { byteOrderMark: true })).toBe('\uFEFFa\r\nü\r\n');
});

it('holds no cell that a spreadsheet would run', () => {
	for (const cell of ['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a'])
		expect(inert(cell)).toBe(`'${cell}`);
	expect(inert('a=1')).toBe('a=1');
	expect(read(toCsv({ head: ['=h'], rows: [['=cmd|calc!A1']] }))).toEqual([["'=h"], ["'=cmd|calc!A1"]]);
});

it('loses no text and moves none into another cell', () => {
	const cell = fc.oneof(fc.string(), fc.stringMatching(/^[\s,;"'=\r\n\ta-c]{0,12}$/));
	fc.assert(
		fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
			const head = ['first', 'second'];
			expect(read(toCsv({ head, rows }))).toEqual([head, ...rows.map((row) => row.map(inert))]);
		}),
	);
});
