import { describe, expect, it } from 'vitest';
import { withEdits } from './merge-edits.ts';

const before = { title: 'One', score: 4, steps: ['Call', 'Write'], part: { note: 'Old', quote: 'Said' } };

describe('edits of a result that is made anew', () => {
	it('gives the new result where nothing was edited', () => {
		const made = { ...before, score: 6, steps: ['Call'] };
		expect(withEdits(before, before, made)).toEqual(made);
	});

	it('keeps an edited text, and takes everything beside it from the new result', () => {
		const edited = { ...before, title: 'Mine' };
		const made = { ...before, title: 'Two', score: 6, part: { note: 'New', quote: 'Said again' } };
		expect(withEdits(before, edited, made)).toEqual({ ...made, title: 'Mine' });
	});

	it('takes no other order of the same keys for an edit', () => {
		const rows = [{ label: 'Price', line: 4 }];
		const edited = { title: 'Mine', rows: [{ line: 4, label: 'Price' }] };
		expect(withEdits({ title: 'One', rows }, edited, { title: 'Two', rows: [] })).toEqual({ title: 'Mine', rows: [] });
	});

	it('keeps an edit in a list of the same length, and renews the entries beside it', () => {
		const edited = { ...before, steps: ['Call', 'Write a letter'] };
		const made = { ...before, steps: ['Call Tom', 'Write'] };
		expect(withEdits(before, edited, made)).toEqual({ ...before, steps: ['Call Tom', 'Write a letter'] });
	});

	it.each([
		['the new one is longer', ['Call', 'Write!'], ['Call', 'Write', 'Meet']],
		['the member added to it', ['Call', 'Write', 'Wait'], ['Call Tom', 'Write']],
	])('keeps a whole edited list where %s', (_, steps, anew) => {
		expect(withEdits(before, { ...before, steps }, { ...before, steps: anew })).toEqual({ ...before, steps });
	});

	it('takes a list of another length that was not edited', () => {
		const edited = { ...before, title: 'Mine' };
		const made = { ...before, steps: [] };
		expect(withEdits(before, edited, made)).toEqual({ ...edited, steps: [] });
	});

	it('has the keys of the new result: what is new there is there, what is gone is gone', () => {
		const { part, ...without } = before;
		const edited = { ...before, title: 'Mine' };
		expect(withEdits(before, edited, { ...without, added: [1] })).toEqual({ ...without, title: 'Mine', added: [1] });
	});
});
