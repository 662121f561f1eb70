import { describe, expect, it } from 'vitest';
import { figuresOf, heldOutPhrases } from '#test/problems/phrases.ts';
import { problemsTold } from './told-problems.ts';

describe('which job a pain is about', () => {
	it('is named rightly for phrases that nothing was learned from, and left open rather than wrong', () => {
		const { precision, recall } = figuresOf(heldOutPhrases());
		expect(precision).toBeGreaterThanOrEqual(91);
		expect(recall).toBeGreaterThanOrEqual(55);
	});

	it('is left open where single words say little', () => {
		for (const words of ['chaos', 'stress', 'Moths', '', '4,500']) expect(problemsTold(words).taken).toBeNull();
	});

	it('is asked without the words that ask', () => {
		expect(problemsTold('I want to know why invoices are paid late').taken?.id).toBe('late-payment');
	});
});
