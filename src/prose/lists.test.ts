import { expect, it } from 'vitest';
import { bulleted, distinct, firstOfEach, given, joined, numbered } from './lists.ts';

it('leaves out what is empty, and what stands there already', () => {
	expect(given(['tea', '', 'tea'])).toEqual(['tea', 'tea']);
	expect(distinct(['tea', '', 'milk', 'tea'])).toEqual(['tea', 'milk']);
	expect(firstOfEach(['tea', '', 'milk', 'Tea'], (text) => text.toLowerCase())).toEqual(['tea', 'milk']);
	expect(joined(', ', 'tea', '', 'milk')).toBe('tea, milk');
	expect(joined('\n')).toBe('');
});

it('marks the lines of a list', () => {
	expect(bulleted(['tea', '', 'milk'])).toEqual(['- tea', '- milk']);
	expect(numbered(['tea', 'milk'])).toEqual(['1. tea', '2. milk']);
});
