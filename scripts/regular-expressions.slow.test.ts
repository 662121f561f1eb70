import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slowPatternsIn } from './slow-patterns.ts';

/** The least that each large folder holds; a folder that is not named may hold none. */
const FEWEST: Record<string, number> = { language: 150, reading: 150, tools: 800 };

const folders = readdirSync(join(import.meta.dirname, '../src'));

describe.each(folders)('the regular expressions of %s', (folder) => {
	it('take time that grows with the length of the text alone', { timeout: 1_200_000 }, async () => {
		const { patterns, slow } = await slowPatternsIn([folder]);
		expect(patterns.length).toBeGreaterThanOrEqual(FEWEST[folder] ?? 0);
		expect(slow).toEqual([]);
	});
});
