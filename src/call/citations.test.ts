import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liftCitation, type Part, partsOf } from './citations.ts';

const parts = (text: string) => partsOf(text).map(({ at: _, ...part }): Part => part);
const text = (words: string): Part => ({ kind: 'text', text: words });
const line = (number: number): Part => ({ kind: 'line', line: number });

describe('the parts of a generated text', () => {
	it('puts a chip in the place of a bracketed line, without its brackets', () => {
		expect(parts('He asked the price (line 19).')).toEqual([text('He asked the price '), line(19), text('.')]);
		expect(parts('Two (lines 19 and 35).')).toEqual([text('Two '), line(19), text(' and '), line(35), text('.')]);
	});

	it('finds lines within a sentence, lists and ranges', () => {
		expect(parts('between lines 55 and 101 nothing')).toEqual([
			text('between '),
			line(55),
			text(' and '),
			line(101),
			text(' nothing'),
		]);
		expect(parts('lines 3, 5, 7 and 9')).toEqual([
			line(3),
			text(' '),
			line(5),
			text(' '),
			line(7),
			text(' and '),
			line(9),
		]);
		expect(parts('lines 3 to 9')).toEqual([line(3), text(' to '), line(9)]);
		expect(parts('(David, line 87)')).toEqual([text('(David, '), line(87), text(')')]);
		expect(parts('Line 47 repeats it')).toEqual([{ kind: 'line', line: 47, capital: true }, text(' repeats it')]);
	});

	it('hands the quote before a line on to it', () => {
		expect(parts('“Let’s do it.” (line 95)')).toEqual([
			text('“Let’s do it.” '),
			{ kind: 'line', line: 95, quote: 'Let’s do it.' },
		]);
	});

	it('leaves the words of a quote alone', () => {
		expect(parts('“see line 4, [add date]”')).toEqual([text('“see line 4, [add date]”')]);
	});

	it('takes a share of a line for no place', () => {
		expect(partsOf('35.5% up to line 27 and line 84% after it').filter(({ kind }) => kind === 'line')).toEqual([
			expect.objectContaining({ line: 27 }),
		]);
	});

	it('finds a gap that quotes what it asks about', () => {
		const gap = '[add what you tell people: “They fear being laughed at.”]';
		expect(partsOf(`${gap} Then go on.`)).toMatchObject([{ kind: 'missing', text: gap }, { kind: 'text' }]);
	});

	it('finds what is missing', () => {
		expect(parts('Call on [add date] or [confirm place].')).toEqual([
			text('Call on '),
			{ kind: 'missing', text: '[add date]' },
			text(' or '),
			{ kind: 'missing', text: '[confirm place]' },
			text('.'),
		]);
		expect(parts('[inaudible]')).toEqual([text('[inaudible]')]);
	});

	it('loses and adds no word, whatever the text', () => {
		const pieces = fc.constantFrom(
			'line 4',
			'(lines 2, 3 and 17)',
			'Lines 1 to 9',
			'“',
			'”',
			'[add date]',
			' ',
			'(',
			')',
			'so',
		);
		const bare = (value: string) => value.replace(/lines?|[(),\s]/gi, '');
		fc.assert(
			fc.property(fc.array(fc.oneof(pieces, fc.string())), (chosen) => {
				const words = chosen.join('');
				const back = partsOf(words).map((part) => (part.kind === 'line' ? `${part.line}` : part.text));
				expect(bare(back.join(''))).toBe(bare(words));
			}),
		);
	});
});

describe('a reference that is shown beside its text', () => {
	it('is taken from the end, with its quote', () => {
		expect(liftCitation('Asks for the price (line 79).')).toEqual({
			text: 'Asks for the price.',
			lines: [{ line: 79, quote: undefined }],
		});
		expect(liftCitation('It earned “That’s it.” (line 49).')).toEqual({
			text: 'It earned “That’s it.”',
			lines: [{ line: 49, quote: 'That’s it.' }],
		});
	});

	it('is taken from the start', () => {
		expect(liftCitation('Line 25: who is asking?')).toEqual({ text: 'Who is asking?', lines: [{ line: 25 }] });
	});

	it('stays where there is more than one', () => {
		const words = 'From “50 days” (line 19) to “70 days” (line 21).';
		expect(liftCitation(words)).toEqual({ text: words, lines: [] });
	});
});
