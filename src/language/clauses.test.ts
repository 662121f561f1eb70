import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';

const words = (count: number, word = 'van') => Array.from({ length: count }, () => word).join(' ');
const lengths = (sentence: string) => clausesOf(sentence).map((clause) => clause.split(' ').length);

describe('clauses', () => {
	it('are the whole sentence up to 34 words', () => {
		expect(lengths(words(34))).toEqual([34]);
	});

	it('have 26 words where nothing joins them', () => {
		expect(lengths(words(60))).toEqual([26, 26, 8]);
	});

	it('end before a word that opens the next one, from the seventh word on', () => {
		expect(lengths(`${words(6)} because ${words(9)} because ${words(30)}`)).toEqual([16, 26, 5]);
	});

	it('end behind a comma', () => {
		expect(clausesOf(`${words(14)}, ${words(22)}`)[0]).toBe(`${words(14)},`);
	});

	it('do not end before a word that the one in front belongs to', () => {
		expect(lengths(`${words(12)} a lot of because ${words(24)}`)).toEqual([26, 14]);
	});

	it('do not end on a word that leaves them open', () => {
		expect(lengths(`${words(24)} to the ${words(14)}`)).toEqual([24, 16]);
	});
});
