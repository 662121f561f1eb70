import { describe, expect, it } from 'vitest';
import { FOLDERS, patternsOf, readRecord, recorded, slowAmong } from './slow-patterns.ts';

/** The least that each large folder holds; a folder that is not named may hold none. */
const FEWEST: Record<string, number> = { language: 150, tools: 300, transcript: 150, 'call-facts': 50, server: 60 };

describe('a regular expression that is not recorded as safe', () => {
	it.each(FOLDERS)(
		'takes time that grows with the length of the text alone, in %s',
		{ timeout: 300_000 },
		async (folder) => {
			const patterns = await patternsOf([folder]);
			expect(patterns.length).toBeGreaterThanOrEqual(FEWEST[folder] ?? 0);
			const safe = readRecord();
			expect(slowAmong(patterns.filter((pattern) => !safe.has(recorded(pattern))))).toEqual([]);
		},
	);
});
