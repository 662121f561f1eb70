import { findIndustry, industries, industryOfOption } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import type { SdrInput } from '../contract.ts';

/** The catalogue's trades that belong to an entry of the industry list, by their ids. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
	'Technology/Software': ['software-companies', 'it-service-providers'],
	'Healthcare & Medical': [
		'dental-practices',
		'veterinary-clinics',
		'physiotherapy-clinics',
		'pharmacies',
		'home-care-agencies',
		'senior-living',
	],
	'Finance & Banking': [
		'wealth-advisers',
		'mortgage-brokers',
		'insurance-agencies',
		'finance-insurance',
		'finance-investment',
	],
	'Real Estate': ['real-estate-agencies', 'property-managers', 'mortgage-brokers'],
	'E-commerce & Retail': [
		'online-shops',
		'retail',
		'fashion-apparel',
		'beauty-cosmetics',
		'bicycle-workshops',
		'wholesalers',
	],
	'Professional Services': [
		'law-firms',
		'bookkeeping-firms',
		'architects',
		'recruiting-agencies',
		'coaches',
		'it-service-providers',
		'marketing-agencies',
	],
	Manufacturing: ['manufacturers', 'machine-shops'],
	Education: ['private-schools', 'course-creators', 'education-courses', 'childcare-centers'],
	'Marketing & Advertising': ['marketing-agencies', 'podcast-producers'],
	Construction: [
		'general-contractors',
		'hvac-contractors',
		'electricians',
		'solar-installers',
		'architects',
		'landscapers',
		'machine-shops',
	],
	'Food & Beverage': ['restaurants', 'wholesalers'],
	'Non-profit': ['nonprofits'],
	Government: ['local-governments'],
};

/** Whether the catalogue's trade is one of those that an entry of the industry list covers. */
export function belongs(industry: Industry, option: string): boolean {
	return industry.options?.includes(option) === true || (WITHIN[option] ?? []).includes(industry.id);
}

/**
 * The lead's trade: the one named in the member's focus if it belongs to the lead's industry, otherwise that industry.
 * Null if neither is given, since a neighbouring trade would make every question wrong.
 */
export function tradeOf({ leadInfo, industryFocus, yourCompanyInfo }: SdrInput): Industry | null {
	const { industry } = leadInfo;
	const named = [findIndustry(industryFocus), findIndustry(yourCompanyInfo.serviceOffering)];
	const near = named.find(
		(trade) => trade !== null && (industry === '' || industry === 'Other' || belongs(trade, industry)),
	);
	return near ?? industryOfOption(industry);
}

/** Whether a text uses a word of a trade that an entry of the industry list covers, e.g. "roofing" for Construction. */
export function speaksOfOption(text: string, option: string): boolean {
	const low = ` ${text
		.toLowerCase()
		.slice(0, 4000)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
	const words = option.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
	const named = industries
		.filter((industry) => belongs(industry, option))
		.flatMap(({ aliases, name }) => [...aliases, name]);
	return [...words, ...named].some((word) => low.includes(` ${word.toLowerCase().replace(/s$/, '')}`));
}
