import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPassage, marksIn } from './place.ts';

const marked = (text: string, words: string[]) => {
	const passage = findPassage(text, words);
	return passage?.marks.map(([from, to]) => passage.text.slice(from, to));
};

describe('the place', () => {
	it('is the first line that holds most of the words, as they begin', () => {
		const text = 'Ann: the price\n\nBob: the price of an invoice\nAnn: prices and invoices';
		expect(findPassage(text, ['price', 'invoi'])).toEqual({
			text: 'Bob: the price of an invoice',
			marks: [
				[9, 14],
				[21, 28],
			],
			line: 3,
		});
		expect(findPassage(text, ['zebra'])).toBeNull();
		expect(findPassage('an apprice', ['price'])).toBeNull();
	});

	it('leaves out when a turn was said', () => {
		const passage = findPassage('[00:00:14.204 - 00:00:22.359] Ann: the price\n[00:14] Bob: yes', ['price']);
		expect(passage).toEqual({ text: 'Ann: the price', marks: [[9, 14]], line: 1 });
		expect(findPassage('[00:14] Bob: yes', ['yes'])?.text).toBe('Bob: yes');
	});

	it('marks words as they are written, with their accents', () => {
		expect(marked('Le café de Łódź, ½ open', ['cafe', 'lodz'])).toEqual(['café', 'Łódź']);
		expect(marksIn('ﬁnance e\u0301te\u0301', ['fin', 'ete'])).toEqual([
			[0, 6],
			[7, 12],
		]);
	});

	it('of a long line is cut between words, around where most words stand', () => {
		const line = `budget ${'so much was said before that '.repeat(20)}about the budget and the invoices of March ${'and after '.repeat(30)}`;
		const passage = findPassage(line, ['budget', 'invoices']);
		expect(passage?.text.length).toBeLessThanOrEqual(162);
		expect(passage?.text).toMatch(/^…\S.*about the budget and the invoices of March .*\S…$/);
		expect(marked(line, ['budget', 'invoices'])).toEqual(['budget', 'invoices']);
	});

	it('is short, and its marks lie within it, whatever the text', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 600, unit: 'binary' }), fc.stringMatching(/^[a-z]{2,5}$/), (text, word) => {
				const passage = findPassage(`${text} ${word} ${text}`, [word]);
				if (passage === null) throw new Error('nothing was found');
				expect(passage.marks).not.toEqual([]);
				expect(passage.text.length).toBeLessThanOrEqual(162);
				for (const [from, to] of passage.marks) {
					expect(from).toBeGreaterThanOrEqual(0);
					expect(to).toBeGreaterThan(from);
					expect(to).toBeLessThanOrEqual(passage.text.length);
				}
			}),
		);
	});
});
