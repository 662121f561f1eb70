import { describe, expect, it } from 'vitest';
import { isCount } from './counted.ts';

describe('words that only say how much there is', () => {
	it.each([
		['So how many drivers is that now?', 'Fifty-four. We lost a few.'],
		['And how many orders on a normal day?', 'Forty, fifty.'],
	])('“%s” “%s”', (question, words) => expect(isCount(question, words)).toBe(true));

	it.each([
		['How many calls do you miss?', 'Nine a week.'],
		['How many come in?', 'We lose nine of ten.'],
		['And what hurts most?', 'Nine of them a week.'],
	])('not “%s” “%s”', (question, words) => expect(isCount(question, words)).toBe(false));
});
