import type { Partially } from '#tools/define.ts';
import type { AdInput, AdVariation } from './contract.ts';

const LINES = ['hook', 'headline'] as const;

/** Which lines of an ad are only the name of the service, of its category or of the business: the form gave no other. */
export function namesAmong(ad: Partially<AdVariation>, input: AdInput): ReadonlyArray<(typeof LINES)[number]> {
	const { productService, businessInfo, shortName } = input;
	const names = [productService.name, productService.category, businessInfo.name, shortName].map(plain).filter(Boolean);
	return LINES.filter((line) => names.includes(plain(ad[line] ?? '')));
}

const plain = (text: string) => text.trim().toLowerCase();
