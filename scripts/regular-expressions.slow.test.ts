import { describe, expect, it } from 'vitest';
import { slowPatternsIn } from './slow-patterns.ts';

describe.each([
	['reading', 150],
	['tools', 800],
])('the regular expressions of %s', (folder, fewest) => {
	it('take time that grows with the length of the text alone', { timeout: 1_200_000 }, async () => {
		const { patterns, slow } = await slowPatternsIn([folder]);
		expect(patterns.length).toBeGreaterThan(fewest);
		expect(slow).toEqual([]);
	});
});
