import { describe, expect, it } from 'vitest';
import type { AdInput } from '../contract.ts';
import { draft } from '../draft.ts';
import { importLacks } from '../meta-import/lacks.ts';
import { rich } from '../testing.ts';
import { specialCategories } from './special-categories.ts';

const base = rich.coffee as AdInput;
const offering = (description: string): AdInput => ({
	...base,
	productService: { ...base.productService, description },
});

describe('special ad categories', () => {
	it.each([
		['Two-bedroom apartments with a balcony', 'Housing'],
		['A guide to our apartments for rent', 'Housing'],
		['Now hiring nurses for the night shift', 'Employment'],
		['A car loan in one visit', 'Financial products and services (formerly Credit)'],
		['Pay in four instalments', 'Financial products and services (formerly Credit)'],
	])('AD-25: "%s" is flagged, and narrows neither age, gender nor postal code', (description, name) => {
		const input = {
			...offering(description),
			demographics: { ...base.demographics, gender: 'Women' as const, location: 'Leith, EH6 6QQ' },
		};
		expect(specialCategories(input)).toMatchObject([{ name, isOffered: true }]);
		const output = draft(input);
		const { audiences, specialCategoryNotice } = output.adCampaign.targetingStrategy;
		expect(specialCategoryNotice).toContain(`Declare before publishing: ${name}`);
		expect(specialCategoryNotice).toContain('age, gender, postal code');
		expect(audiences[0]?.demographics).toMatch(/^All ages from 18, all genders, no postal codes/);
		expect(audiences[0]?.places).toBe('Leith');
		expect(audiences[0]?.demographics).toContain('Not to be used in the category: 25-44, Women');
		expect(audiences.flatMap(({ exclusions }) => exclusions)).toEqual([]);
		expect(importLacks(input)).toContain('The special ad category, which is declared in Ads Manager');
	});

	it('AD-25: an industry alone is asked about, and its choices are kept', () => {
		const input: AdInput = { ...base, businessInfo: { ...base.businessInfo, industry: 'Real Estate' } };
		const { audiences, specialCategoryNotice } = draft(input).adCampaign.targetingStrategy;
		expect(specialCategoryNotice).toMatch(/^Check whether the ads offer this/);
		expect(audiences[0]?.demographics).toContain('Ages 25 to 44');
	});

	it.each([
		[
			'Housing',
			'apartments|flats to let|flats for rent|flat for sale|house to let|houses for sale|house for rent|homes for rent|home to let|home for sale|condos|condominium|townhouses|real estate|rental homes|rental unit|rental flats|tenancy|tenancies|landlords|estate agents|realtors|property listings|mortgages|homeowners insurance|home appraisals',
		],
		[
			'Employment',
			"job offers|job openings|job vacancy|job vacancies|job applications|vacancy|vacancies|we're hiring|we are hiring|now hiring|join our team|apprenticeships|internships|recruiting event|recruitment day|recruitment fair|job fairs|careers with us|careers at us|drivers wanted|staff wanted",
		],
		[
			'Financial products and services (formerly Credit)',
			'loans|payday loan|credit card|credit line|credit repair|credit scores|lending|lenders|refinancing|installments|instalments|buy now pay later|financing|overdrafts|insurance policy|insurance quotes|insurance cover|insurance plans|life insurance|health insurance|car insurance|investment accounts|investing funds|investment plans|investment products|investment advice|bank accounts|savings accounts|pension plans|wealth management|financial advice|financial adviser|financial advisors|financial planning',
		],
	])('AD-25: each word for %s points to it', (name, words) => {
		for (const word of words.split('|')) {
			expect(
				specialCategories(offering(`A page on ${word} for you`)).map((one) => one.name),
				word,
			).toContain(name);
		}
	});

	it('is silent on words that only look alike', () => {
		for (const text of [
			'A home for your plants',
			'Jobs done on the same day',
			'We take all credit for it',
			'An investment in your coffee',
			'Your apartment at its best',
			'Photos for holiday apartments',
			'Photographers of interiors and apartments',
		]) {
			expect(specialCategories(offering(text)), text).toEqual([]);
		}
		expect(draft(base).adCampaign.targetingStrategy.specialCategoryNotice).toBeUndefined();
	});
});
