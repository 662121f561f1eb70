import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../call.ts';
import { readCall } from '../../read.ts';
import { delimiterOf, rowsOf } from './rows.ts';

const sample = (name: string) =>
	readFileSync(join(import.meta.dirname, '../../../../test/calls/formats', name), 'utf8');
const said = (call: Call) =>
	call.turns.map(({ speaker, text }) => [speaker === null ? null : call.speakers[speaker]?.name, text]);

describe('tables', () => {
	it('reads quoted cells over several lines, doubled quotes and times', () => {
		const call = readCall(sample('table.csv'));
		expect(said(call)).toEqual([
			['Priya Nair', 'Thanks for making time, Walter. How do you book patients today?'],
			['Walter Greene', 'On paper, mostly. We lose about 12 slots a week.'],
			['Priya Nair', 'That is "roughly" $1,800 a month, is it not?'],
			['Walter Greene', 'Yes. Send me the offer by Friday.'],
		]);
		expect(call.turns.map(({ start, end }) => [start, end])).toEqual([
			[65, 70],
			[72, 76],
			[80, 83],
			[87, 90.5],
		]);
		expect(call.segments[1]?.pieces.map(({ line }) => line)).toEqual([3, 4]);
	});

	it('reads semicolons, a byte order mark, and thousandths of a second', () => {
		const call = readCall(sample('table-semicolons.csv'));
		expect(call.turns.map(({ start }) => start)).toEqual([65.1, 72, 80, 87]);
		expect(call.speakers.map(({ name }) => name)).toEqual(['Priya Nair', 'Walter Greene']);
	});

	it('reads a table without speakers as nobody’s, and says that the rows may be several calls', () => {
		const call = readCall('file_id,language,transcript\n7,en,"Hello, you."\n8,en,Bye.\n');
		expect(said(call)).toEqual([
			[null, 'Hello, you.'],
			[null, 'Bye.'],
		]);
		expect(call.warnings.map(({ text }) => text)).toEqual([
			expect.stringContaining('No line names a speaker'),
			expect.stringContaining('may be several calls'),
		]);
	});

	it.each([
		['several-calls.csv', 'csv', 'holds 2 conversations'],
		['chat.txt', 'chat-log', 'saved chat'],
		['who-speaks-when.rttm', 'annotation', 'table about a call'],
	])('names %s as what it is, and takes nothing of it for speech', (file, format, reason) => {
		const call = readCall(sample(file));
		expect(call).toMatchObject({ format, segments: [], speakers: [], words: 0 });
		expect(call.warnings[0]?.text).toContain(reason);
	});

	it('names a table of word times', () => {
		expect(readCall('token|speaker|ts\nWelcome|0|1.2\nto|0|1.4\n').format).toBe('annotation');
	});

	it('reads a table of markdown', () => {
		const call = readCall('| Speaker | Text |\n|---|---|\n| Ann | Hello. |\n| Bob | Hi. |\n');
		expect(said(call)).toEqual([
			['Ann', 'Hello.'],
			['Bob', 'Hi.'],
		]);
	});

	it('does not take prose with commas for a table', () => {
		expect(readCall('Message, content and text.\nWe met, we spoke, and we left.').format).toBe('unlabelled');
	});
});

describe('rows', () => {
	it('finds the delimiter outside quotes', () => {
		expect(delimiterOf('"a,b,c";d;e')).toBe(';');
		expect(delimiterOf('one word')).toBeNull();
	});

	it('reads a quote that nobody closes as a sign', () => {
		expect(rowsOf(['a,"b', 'c,d'], ',').map((row) => row.map(({ text }) => text))).toEqual([
			['a', '"b'],
			['c', 'd'],
		]);
	});
});
