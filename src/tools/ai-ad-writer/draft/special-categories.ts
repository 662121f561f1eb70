import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { oncePer } from '#shared/once-per.ts';
import type { AdInput } from '../contract.ts';
import { CATEGORY } from './sentences/notes.ts';

/**
 * Meta's special ad categories that an input points to. Their consequences are from Meta's help page 2220749868045706
 * ("About audiences for housing, employment or financial products and services campaigns").
 */

/** The words for each category, and the industry that points to it where no word does. */
const CATEGORIES = [
	{
		name: 'Housing',
		industry: 'Real Estate',
		words:
			/(?<!\b(?:for|of|in|your|our) (?:(?!and\b)\p{L}+ ){0,2}(?:and )?)\bapartments?\b|\b(?:apartments? (?:to|for) (?:let|rent|sale)|flats? (?:to|for) (?:let|rent|sale)|houses? (?:to|for) (?:let|rent|sale)|homes? (?:to|for) (?:let|rent|sale)|(?:\p{L}+ )?(?:condos?|condominiums?|townhouses?|real estate|rentals? (?:homes?|units?|flats?)|tenanc(?:y|ies)|landlords?|estate agents?|realtors?|property listings?|mortgages?|home ?owners? insurance|home appraisals?))\b/iu,
	},
	{
		name: 'Employment',
		industry: '',
		words:
			/\b(?:job (?:offers?|openings?|vacanc(?:y|ies)|applications?)|vacanc(?:y|ies)|we(?:'re| are) hiring|now hiring|join our team|apprenticeships?|internships?|recruit(?:ing|ment) (?:event|day|fair)|job fairs?|careers? (?:with|at) us|drivers wanted|staff wanted)\b/iu,
	},
	{
		name: 'Financial products and services (formerly Credit)',
		industry: 'Finance & Insurance',
		words:
			/\b(?:(?:personal |car |auto |home |student |business |payday )?loans?|credit (?:cards?|lines?|repair|scores?)|lend(?:ing|ers?)|mortgages?|refinanc\w+|installments?|instalments?|buy now,? pay later|financing|overdrafts?|insurance (?:polic(?:y|ies)|quotes?|cover|plans?)|life insurance|health insurance|car insurance|invest(?:ment|ing) (?:accounts?|funds?|plans?|products?|advice)|bank accounts?|savings accounts?|pension plans?|wealth management|financial (?:advice|advis(?:e|o)rs?|planning))\b/iu,
	},
] as const;

/** Each with the words that point to it, or else the chosen industry, and whether the offer itself holds them. */
export const specialCategories = oncePer((input: AdInput) => {
	const { businessInfo, productService: product, targetAudience, promotions, valueProposition } = input;
	const offered = [product.name, product.description, product.category, product.price, promotions, valueProposition];
	const { name: business, description, industry: chosen } = businessInfo;
	const around = [business, description, input.benefits, input.painPoints, targetAudience.primaryAudience];
	return CATEGORIES.flatMap(({ name, industry, words }) => {
		const inOffer = found(offered, words);
		const said = inOffer ?? found(around, words) ?? (chosen === industry ? industry : '');
		return said === '' ? [] : [{ name, words: said, isOffered: inOffer !== undefined }];
	});
});

/** Whether the offer itself falls into a category, which limits whom its ads may be shown to. */
export function isLimited(input: AdInput): boolean {
	return specialCategories(input).some(({ isOffered }) => isOffered);
}

function found(texts: readonly string[], words: RegExp): string | undefined {
	return texts.map((text) => words.exec(oneLine(text))?.[0]).find((match) => match !== undefined);
}

/** Which category to declare and what it changes; empty if nothing points to one. */
export function specialCategoryNotice(input: AdInput): string {
	const categories = specialCategories(input);
	if (categories.length === 0) return '';
	const named = categories.map(({ name: category, words }) => fill(CATEGORY.because, { category, words })).join('; ');
	const first = fill(isLimited(input) ? CATEGORY.declare : CATEGORY.check, { categories: named });
	const which = categories.length > 1 ? [CATEGORY.which] : [];
	return [first, ...which, CATEGORY.limits].join(' ');
}
