import { describe, expect, it } from 'vitest';
import { clauseAround, coreAround } from './clause.ts';

function around(text: string, words: string): string {
	const from = text.indexOf(words);
	return clauseAround(text, from, from + words.length);
}

describe('quoting a clause', () => {
	it('takes a short sentence whole', () => {
		expect(around('We lose ten calls a day.', 'lose')).toBe('We lose ten calls a day.');
	});

	it('cuts speech without punctuation at conjunctions and fillers', () => {
		const text = 'oh well no i mean we really cannot pay that you know and my brother says the same';
		expect(around(text, 'cannot pay')).toBe('we really cannot pay that');
	});

	it('never ends on a word that calls for another', () => {
		const text = 'it is so hard to uh reach the the switch behind the counter in our shop and then it rings';
		expect(around(text, 'hard to')).toBe('it is so hard to uh reach the the switch behind the counter in our shop');
	});

	it('leaves quotation marks of the source outside', () => {
		expect(around('She said “we will not pay that much” and went', 'not pay')).toBe('we will not pay that much');
	});

	it('is a verbatim part of the text, of at most 200 characters', () => {
		const text = `and ${'then we tried it again '.repeat(60)}`;
		const quote = around(text, 'tried');
		expect(text).toContain(quote);
		expect(quote.length).toBeLessThanOrEqual(200);
	});

	it('shortens to the core around the words that matter', () => {
		const text =
			'Well, we have been thinking about this since the spring, and by now the whole team loses two hours every single evening over it.';
		const core = coreAround(text, text.indexOf('loses'), text.indexOf('loses') + 5, 40);
		expect(text).toContain(core);
		expect(core).toContain('loses');
		expect(core.length).toBeLessThanOrEqual(40);
	});
});
