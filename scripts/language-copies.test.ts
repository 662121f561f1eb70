import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Copies, copiesIn, differences, findCopies } from './language-copies.ts';

const root = join(import.meta.dirname, '..');

describe('the rules of language', () => {
	it('have no second implementation but those of the list, which only shrinks', () => {
		const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'language-copies.json'), 'utf8')) as Copies;
		expect(differences(findCopies(root), allowed)).toEqual([]);
	});
});

const LITTLE =
	'about after again also because from have into more most only other over same some such than that their them then there these they this those very what when where which while with your';

/** One copy of each kind, and what tells it. */
const PLANTED: readonly [kind: string, source: string][] = [
	['article', 'export function withArticle(noun: string) { return noun; }'],
	['article', "const said = (one: string) => (/^[aeiou]/i.test(one) ? 'an ' : 'a ') + one;"],
	['article', "const said = (one: string) => one.replace(/ a (?=[aeiou])/i, ' an ');"],
	['plural', 'function plural(noun: string) { return noun; }'],
	['plural', 'const singularize = (noun: string) => noun;'],
	['counted', 'export const counted = (count: number) => count;'],
	['counted', 'function inWords(count: number) { return String(count); }'],
	['capitals', 'function lowered(text: string) { return text; }'],
	['capitals', 'const low = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);'],
	['capitals', 'const up = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);'],
	['stems', 'export function stemsOf(text: string) { return new Set([text]); }'],
	['stems', "const root = (word: string) => word.replace(/(?:ings?|ed|es|s)$/, '');"],
	['stop words', "const STOP_WORDS = new Set(['the']);"],
	['stop words', `const LITTLE = new Set('${LITTLE}'.split(' '));`],
	['sentences', 'export function splitSentences(text: string) { return [text]; }'],
	['sentences', 'const parts = (text: string) => text.split(/(?<=[.!?])\\s+/);'],
	['sentences', 'function clausesOf(text: string) { return [text]; }'],
	['clean', 'const bare = (text: string) => text.trim();'],
	['clean', 'const oneLine = (text: string) => text;'],
	['clean', "const untagged = (text: string) => text.replace(/<\\/?[a-z][^<>]*>/gi, ' ');"],
	['verbs', 'export function hasVerb(text: string) { return true; }'],
	['numbers', "const TENS = new Map(['twenty', 'thirty'].map((word, index) => [word, (index + 2) * 10]));"],
	['numbers', 'const AMOUNT = String.raw`(?:\\d+|five|ten|twenty)`;'],
	['dates', "const MONTHS = ['January'];"],
	['dates', 'const DAY = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*/i;'],
];

describe('a copy', () => {
	it.each(PLANTED)('of %s is found: %s', (kind, source) => {
		expect(Object.values(copiesIn(source))).toEqual([kind]);
	});

	it('is found by the name that it is exported under, also in a component', () => {
		expect(copiesIn('export const Page = () => <p />;\nexport function bare() {}', 'page.tsx')).toEqual({
			bare: 'clean',
		});
	});

	it.each([
		['a use of the real one', "import { stems } from '#language/stems.ts';\nfunction stemsOf() { return stems('a'); }"],
		['a local of a function', 'function draw() { const bare = 1; return bare; }'],
		['prose that names a number', "const text = { who: 'Owners of firms with three to twenty people' };"],
		['a pattern for syllables', 'const SILENT = /[^aeiouy]e$/;'],
		['another word', 'const stemmedRose = 1; const countedSheep = 2;'],
	])('is not found in %s', (_, source) => expect(copiesIn(source)).toEqual({}));

	it('that is not on the list fails, and so does a name on it that is gone', () => {
		const found = { 'src/a.ts': { bare: 'clean', plural: 'plural' } };
		const allowed = { 'src/a.ts': { bare: 'clean' }, 'src/b.ts': { stem: 'stems' } };
		expect(differences(found, allowed)).toEqual([
			'src/a.ts: use src/language in place of plural (plural)',
			'src/b.ts: stem is gone, so take it off the list',
		]);
	});
});
