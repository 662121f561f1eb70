import { describe, expect, it } from 'vitest';
import type { Pattern } from './regular-expressions.ts';
import { FOLDERS, patternsOf, readRecord, recorded, slowAmong } from './slow-patterns.ts';

// What a file builds is seen while it is imported, and it is imported once.
const patterns = new Map<string, readonly Pattern[]>();
for (const folder of FOLDERS) patterns.set(folder, await patternsOf([folder]));

describe.each(FOLDERS)('the regular expressions of %s', (folder) => {
	it('take time that grows with the length of the text alone, recorded as safe or not', { timeout: 1_200_000 }, () => {
		expect(slowAmong(patterns.get(folder) ?? [])).toEqual([]);
	});
});

describe('the record of safe patterns', () => {
	it('holds none that is gone', () => {
		const there = new Set([...patterns.values()].flat().map(recorded));
		expect([...readRecord()].filter((line) => !there.has(line))).toEqual([]);
	});
});
