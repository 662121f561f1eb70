import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { BackupReader, type Part } from './read.ts';
import { sinkOf } from './sink.ts';

const header = {
	format: 'growth-toolkit-backup',
	formatVersion: 1,
	product: '1.2.3',
	migrations: ['0000_first'],
	from: 'embedded',
	at: '2026-11-22T00:00:00.000Z',
};
const row = '{"name":"żółć 🜂 \\u2028"}';
const lines = [
	JSON.stringify(header),
	'["table","people",["name"]]',
	row,
	'["table","none",["name"]]',
	JSON.stringify([
		'end',
		{
			people: { rows: 1, sha256: createHash('sha256').update(`${row}\n`).digest('hex') },
			none: { rows: 0, sha256: createHash('sha256').digest('hex') },
		},
	]),
];
const whole = Buffer.from(`${lines.join('\n')}\n`);

function read(bytes: Buffer, pieceLength: number): Part[] {
	const reader = new BackupReader();
	const parts: Part[] = [];
	for (let at = 0; at < bytes.length; at += pieceLength)
		parts.push(...reader.read(bytes.subarray(at, at + pieceLength)));
	reader.end();
	return parts;
}

describe('reading a backup', () => {
	it.each([1, 2, 3, 7, 64, 100_000])('finds the same parts in pieces of %i bytes', (length) => {
		expect(read(whole, length)).toEqual([
			{ kind: 'header', header },
			{ kind: 'table', title: 'people', columns: ['name'] },
			{ kind: 'row', line: row },
			{ kind: 'table', title: 'none', columns: ['name'] },
		]);
	});

	it('refuses it wherever it was cut', () => {
		for (let end = 0; end < whole.length; end++) expect(() => read(whole.subarray(0, end), 50)).toThrow();
	});

	it('refuses it whatever byte of a row was changed', () => {
		const begin = whole.indexOf(row);
		for (let at = begin; at < begin + Buffer.byteLength(row); at++) {
			const changed = Buffer.from(whole);
			changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
			expect(() => read(changed, 50)).toThrow('damaged');
		}
	});

	it('refuses an end that counts otherwise, a row before any table, and a table that comes twice', () => {
		const forged = (from: string, to: string) => () => read(Buffer.from(whole.toString().replace(from, to)), 50);
		expect(forged('"rows":1', '"rows":2')).toThrow('the rows of people are not those that were written');
		expect(forged('["table","people"', '{}\n["table","people"')).toThrow('a row belongs to no table');
		expect(forged('["table","none"', '["table","people",["name"]]\n["table","none"')).toThrow('it holds people twice');
	});

	it('gives up a long file without a line at once', () => {
		const reader = new BackupReader();
		expect(() => [...reader.read(Buffer.alloc(200_000, 'a'))]).toThrow('no backup of Growth Toolkit');
	});
});

describe('writing to a reader', () => {
	it('gives up on one that takes nothing, and on one that has gone', async () => {
		const still = sinkOf(new PassThrough({ highWaterMark: 10 }), 20);
		await expect(still('more than ten characters')).rejects.toThrow('Nobody reads');
		const stream = new PassThrough({ highWaterMark: 10 });
		const gone = sinkOf(stream);
		const writing = gone('more than ten characters');
		stream.destroy();
		await expect(writing).rejects.toThrow('Nobody reads');
		await expect(gone('more')).rejects.toThrow('Nobody reads');
	});

	it('waits for a slow one', async () => {
		const stream = new PassThrough({ highWaterMark: 10 });
		const writing = sinkOf(stream, 5000)('more than ten characters');
		stream.resume();
		await writing;
	});
});
