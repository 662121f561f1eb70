import { describe, expect, it } from 'vitest';
import { FOLDERS, patternsOf, readRecord, recorded, slowAmong } from './slow-patterns.ts';

describe.each(FOLDERS)('the regular expressions of %s', (folder) => {
	it('take time that grows with the length of the text alone, recorded as safe or not', {
		timeout: 1_200_000,
	}, async () => {
		expect(slowAmong(await patternsOf([folder]))).toEqual([]);
	});
});

describe('the record of safe patterns', () => {
	it('holds none that is gone', { timeout: 300_000 }, async () => {
		const there = new Set((await patternsOf(FOLDERS)).map(recorded));
		expect([...readRecord()].filter((line) => !there.has(line))).toEqual([]);
	});
});
