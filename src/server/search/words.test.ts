import { describe, expect, it } from 'vitest';
import { lexemesOf, queryFor } from './lexemes.ts';
import { distinctWords, folded } from './words.ts';

const words = (text: string) => [...distinctWords(text)];

describe('words', () => {
	it('have neither case nor accents, once each', () => {
		expect(words('Żółć ŻÓŁĆ, Straße; CAFÉ café Ünal')).toEqual(['zolc', 'strasse', 'cafe', 'unal']);
		expect(folded('Plain Text')).toBe('plain text');
	});

	it('are the parts of an address, and never a single letter', () => {
		expect(words("jo.o'neill@acme-dental.co.uk, 3 days, I")).toEqual([
			'jo',
			'neill',
			'acme',
			'dental',
			'co',
			'uk',
			'days',
		]);
	});

	it('are cut where they are very long, never within a character', () => {
		const [cut = ''] = words(`a${'\u{20000}'.repeat(100)}`);
		expect(cut.length).toBeLessThanOrEqual(60);
		expect(cut.isWellFormed()).toBe(true);
	});
});

describe('lexemes', () => {
	it('of two members are never the same', () => {
		expect(lexemesOf('ann', ['same words'])).not.toBe(lexemesOf('bob', ['same words']));
		expect(queryFor('ann', ['same'])).not.toBe(queryFor('bob', ['same']));
	});

	it('stay below what a database takes, whatever the text', () => {
		const different = Array.from({ length: 100_000 }, (_, index) => `${index}${'字'.repeat(70)}`).join(' ');
		const lexemes = lexemesOf('ann', [different]);
		expect(lexemes.split(' ')).toHaveLength(5000);
		expect(Buffer.byteLength(lexemes)).toBeLessThan(1_000_000);
	});
});
