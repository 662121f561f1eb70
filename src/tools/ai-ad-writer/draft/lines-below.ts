import { fill } from '#prose/fill.ts';
import type { AdInput } from '../contract.ts';
import { lengthOf } from '../placements.ts';
import { named } from './own-texts.ts';
import { ADD_DESCRIPTION, ADD_HEADLINE, BUSINESS_AND_TOWN, PRODUCT_AND_PRICE } from './sentences/ads.ts';

/** What stands below a picture: the headline and the description, from names and sums as they were given. */

interface Ad {
	kind: string;
	hook: string;
	text: string;
	/** The headline that the member wrote for it; may be empty. */
	headline: string;
}

interface Limits {
	headline: number;
	description: number;
}

/** What is free has no price below it. */
const FREE: ReadonlySet<string> = new Set(['First step', 'Objection']);

export function linesBelow(input: AdInput, ad: Ad, limits: Limits) {
	const { product, category, priced, placed, businesses } = namesOf(input);
	const { kind, hook, text } = ad;
	const headline =
		ad.headline ||
		firstApart([product, category, ...placed, ...businesses], limits.headline, [hook, text]) ||
		ADD_HEADLINE;
	// A sum is clear only where the ad names what it is for.
	const isNamed = !FREE.has(kind) && [hook, headline].some((line) => holds(line, product));
	const below = [...(isNamed ? priced : []), ...placed, ...businesses, category, product];
	const description = firstApart(below, limits.description, [hook, text, headline]) || ADD_DESCRIPTION;
	return { headline, description };
}

/** The first line that fits and says nothing that stands there already; otherwise one that does not stand there. */
function firstApart(lines: readonly string[], limit: number, others: readonly string[]): string {
	const fitting = lines.filter((line) => line !== '' && lengthOf(line) <= limit);
	const apart = fitting.find((line) => !others.some((other) => holds(other, line) || holds(line, other)));
	return apart ?? fitting.find((line) => line !== others[0] && line !== others.at(-1)) ?? fitting[0] ?? '';
}

function holds(text: string, part: string): boolean {
	return part !== '' && text.toLowerCase().includes(part.toLowerCase());
}

export function namesOf({ businessInfo, productService, shortName, town }: AdInput) {
	const product = named(productService.name);
	const price = named(productService.price);
	const businesses = [named(shortName), named(businessInfo.name)].filter((name) => name !== '');
	const place = named(town);
	return {
		product,
		category: named(productService.category),
		businesses,
		placed: place === '' ? [] : businesses.map((business) => fill(BUSINESS_AND_TOWN, { business, town: place })),
		/** With the product's name and without; none for "ask". */
		priced: product === '' || !/\d|\bfree\b/i.test(price) ? [] : [fill(PRODUCT_AND_PRICE, { product, price }), price],
	};
}
