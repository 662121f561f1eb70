import { findIndustry, industryOfOption } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import { singular } from '#language/inflect.ts';
import type { AdInput } from './contract.ts';

/**
 * The trade of the business: the one its category names, otherwise the chosen industry. "Software for restaurants" is
 * not a restaurant, and one shared word ("coffee machine repair") is not enough.
 */
export function ownTrade({ businessInfo, productService }: AdInput): Industry | null {
	const category = productService.category.slice(0, 200).toLowerCase();
	const trade = /\bfor\b/.test(category) ? null : findIndustry(category);
	const names = trade === null ? [] : [trade.name, trade.many, trade.one, ...trade.aliases];
	const forms = names.map((name) => name.toLowerCase().replace(/^an? /, '')).flatMap((name) => [name, singular(name)]);
	const isNamed = forms.some((name) => category.includes(name));
	return isNamed ? trade : industryOfOption(businessInfo.industry);
}
