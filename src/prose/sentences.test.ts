import { describe, expect, it } from 'vitest';
import { at, linesAt } from './places.ts';
import { ended, listOf, paragraph, possessive, quoted, shortened, singlyQuoted, unquoted } from './sentences.ts';

describe('sentences', () => {
	it('joins a list with commas and one "and"', () => {
		expect(listOf([])).toBe('');
		expect(listOf(['time'])).toBe('time');
		expect(listOf(['time', 'money'])).toBe('time and money');
		expect(listOf(['time', 'money', 'people'], 'or')).toBe('time, money or people');
	});

	it('ends a sentence once, also behind a quotation', () => {
		expect(ended('It costs money')).toBe('It costs money.');
		expect(ended('Does it?')).toBe('Does it?');
		expect(ended('They said “no.”')).toBe('They said “no.”');
		expect(ended('They said “no” (line 3)')).toBe('They said “no” (line 3).');
		expect(paragraph('One', '', 'Two.')).toBe('One. Two.');
	});

	it('ENGINE-6: stays grammatical with odd names', () => {
		expect(possessive("McDonald's")).toBe("McDonald's");
		expect(possessive('pk910')).toBe("pk910's");
	});

	it('takes quotation marks off where they stand on both sides', () => {
		expect(unquoted('“How long does it take?”')).toBe('How long does it take?');
		expect(unquoted('How long is “long”?')).toBe('How long is “long”?');
		expect(singlyQuoted('Write “and” or “or”.')).toBe('Write ‘and’ or ‘or’.');
	});

	it('cuts a text between words, and a very long word', () => {
		expect(shortened('Two towers', 10)).toBe('Two towers');
		expect(shortened('Two old towers', 10)).toBe('Two old…');
		expect(shortened('x'.repeat(20), 10)).toBe('xxxxx…');
	});

	it('names lines in the forms that the screen turns into links', () => {
		expect(at(19)).toBe('(line 19)');
		expect(at(35, 19, 35)).toBe('(lines 19 and 35)');
		expect(linesAt([3, 1, 2])).toBe('lines 1, 2 and 3');
		expect(quoted('about 15%')).toBe('“about 15%”');
	});
});
