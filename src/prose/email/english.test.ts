import { describe, expect, it } from 'vitest';
import { isEnglish } from './english.ts';

describe('the words of the member', () => {
	it('are known to be English or not', () => {
		expect(isEnglish('The office types each of them again in the evening.')).toBe(true);
		expect(isEnglish('Die Angebote gehen oft erst nach zwei Wochen hinaus.')).toBe(false);
	});
});
