import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slowPatternsIn } from './slow-patterns.ts';

/** They hold two of three patterns, and the checker takes minutes over them. */
const ELSEWHERE = ['reading', 'tools'];

const folders = readdirSync(join(import.meta.dirname, '../src')).filter((folder) => !ELSEWHERE.includes(folder));

describe('the regular expressions of all folders but reading and tools', () => {
	it('take time that grows with the length of the text alone', { timeout: 300_000 }, async () => {
		const { patterns, slow } = await slowPatternsIn(folders);
		expect(patterns.length).toBeGreaterThan(400);
		expect(patterns.filter(({ file }) => file === null).length).toBeGreaterThan(20);
		for (const folder of ['server', 'web', 'call', 'transcript', 'language']) {
			expect(
				patterns.some(({ file }) => file?.includes(`/src/${folder}/`)),
				folder,
			).toBe(true);
		}
		expect(slow).toEqual([]);
	});
});
