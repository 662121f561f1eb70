import { describe, expect, it } from 'vitest';
import { legible, legibleLine, paragraphsOf, piecesOf, runsFromTheRight, statedFacts } from './legible.ts';

describe('legible text', () => {
	it('has nothing in it that a file cannot hold', () => {
		expect(legible('a\u0000b\u0007c\u001b[1m\ufffe\uffff\ud800d\u202e')).toBe('abc[1m\ufffdd');
	});

	it('keeps lines, letters and pictures', () => {
		expect(legible(' one\r\ntwo\rthree\u2028four\tfive 👨‍👩‍👧 ')).toBe('one\ntwo\nthree\nfour five 👨‍👩‍👧');
		expect(legibleLine('one\r\n\r\n two')).toBe('one two');
		expect(paragraphsOf('one\ntwo\n \n\nthree')).toEqual(['one\ntwo', 'three']);
	});

	it('separates gaps from the text around them', () => {
		expect(piecesOf('Pay [add price] by [confirm the day].')).toEqual([
			{ text: 'Pay ', gap: false },
			{ text: '[add price]', gap: true },
			{ text: ' by ', gap: false },
			{ text: '[confirm the day]', gap: true },
			{ text: '.', gap: false },
		]);
	});

	it('leaves out facts without a value', () => {
		const facts = [
			{ label: 'Score\n', value: ' 7 ' },
			{ label: 'Introduced by', value: ' ' },
		];
		expect(statedFacts(facts)).toEqual([{ label: 'Score', value: '7' }]);
	});

	it('knows by the first letter from which side it is read', () => {
		expect(runsFromTheRight('12 שלום')).toBe(true);
		expect(runsFromTheRight('Hello שלום')).toBe(false);
		expect(runsFromTheRight('12')).toBe(false);
	});
});
