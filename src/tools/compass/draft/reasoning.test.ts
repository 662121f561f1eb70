import { describe, expect, it } from 'vitest';
import { quotesIn } from '#evidence/quotes.ts';
import type { CompassInput } from '../contract.ts';
import { niches, surveyor } from '../testing.ts';

describe('what speaks against a niche', () => {
	it.each([
		'currently',
		'still employed',
		'still work',
		'my employer',
		'beside my job',
		'next to my job',
		'day job',
		'quit',
	])('hold “%s” against a trade of the member’s own work', (words) => {
		const employed = niches({ ...surveyor, anythingElse: `Tell you what: ${words}.` });
		expect(employed[0]?.reasoning).toContain('You are still employed');
		expect(niches(surveyor)[0]?.reasoning).not.toContain('You are still employed');
	});
});

describe('the part of the background that is quoted', () => {
	const work = (professionalBackground: string, given: Partial<CompassInput> = {}) =>
		niches({ ...surveyor, professionalBackground, ...given })
			.map(({ reasoning }) => /^Your work: “(.*)”$/m.exec(reasoning)?.[1])
			.find((one) => one !== undefined);

	it.each([
		['I am from Poland. I sold slates to roofers', 'I sold slates to roofers'],
		['9 years with roofers in Leeds, the last 4 as foreman', '9 years with roofers in Leeds'],
		['Eleven years in a roofing chain: first in the yard', 'Eleven years in a roofing chain'],
		['Clerk in a yard, mostly for roofers, then at sea', 'Clerk in a yard, mostly for roofers'],
		['I sold tiles and I drove each day to roofers but we moved', 'I drove each day to roofers'],
		['I drove to roofers and 3 years I sold tiles', 'I drove to roofers'],
		['I am from Poland. I measured lofts.', 'I measured lofts.'],
		['I am from Poland. I go over a roof.', 'I go over a roof.'],
	])('of “%s” is “%s”', (background, quote) => expect(work(background)).toBe(quote));

	it('is none that has nothing to do with the niche', () => {
		expect(work('I am from Poland.')).toBeUndefined();
	});

	it('stands at most twice in a list where nobody is named', () => {
		const alone = {
			...surveyor,
			network: '',
			contactTrade1: '',
			job3: 'Attic plans',
			result2: '',
			result3: 'I drew 9.',
		};
		const said = niches(alone).flatMap(({ reasoning }) => quotesIn(reasoning));
		expect(said.filter((quote) => quote === surveyor.professionalBackground)).toHaveLength(2);
	});
});
