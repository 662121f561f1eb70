import { describe, expect, it } from 'vitest';
import { lexemesOf, queryFor, searchedWords } from './lexemes.ts';
import { distinctWords, firstWords, folded } from './words.ts';

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

describe('the words of a long text', () => {
	it('are those of the whole, wherever it is cut, and as many as are asked for', async () => {
		const text = Array.from({ length: 9000 }, (_, index) => `Wörd${index % 7000}`).join(' ');
		expect(await firstWords(text, 10_000)).toEqual(distinctWords(text));
		expect([...(await firstWords(text, 3))]).toEqual(['word0', 'word1', 'word2']);
	});

	it('let others have their turn', async () => {
		let turns = 0;
		const counting = setInterval(() => turns++, 0);
		await firstWords('ａ１ ｂ２ '.repeat(200_000), 5000);
		clearInterval(counting);
		expect(turns).toBeGreaterThan(10);
	});
});

describe('lexemes', () => {
	it('of two members are never the same', () => {
		const words = new Set(['same', 'words']);
		expect(lexemesOf('ann', words)).not.toBe(lexemesOf('bob', words));
		expect(queryFor('ann', ['same'])).not.toBe(queryFor('bob', ['same']));
	});

	it('stay below what a database takes, whatever the text', async () => {
		const different = Array.from({ length: 100_000 }, (_, index) => `${index}${'字'.repeat(70)}`).join(' ');
		const lexemes = lexemesOf('ann', await searchedWords([different]));
		expect(lexemes.split(' ')).toHaveLength(5000);
		expect(Buffer.byteLength(lexemes)).toBeLessThan(1_000_000);
	});
});
