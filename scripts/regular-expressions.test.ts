import { describe, expect, it } from 'vitest';
import { slowPatternsIn } from './slow-patterns.ts';

/** The other folders, of which the checker takes minutes, are slow tests. */
const FOLDERS = ['server', 'shared', 'transcript', 'call-facts'];

describe('the regular expressions that read requests, files and calls', () => {
	it('take time that grows with the length of the text alone', { timeout: 300_000 }, async () => {
		const { patterns, slow } = await slowPatternsIn(FOLDERS);
		for (const folder of FOLDERS) {
			expect(
				patterns.some(({ file }) => file?.includes(`/src/${folder}/`)),
				folder,
			).toBe(true);
		}
		expect(slow).toEqual([]);
	});
});
