import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { fill } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import type { AdInput } from '../contract.ts';
import { linesOf, named } from './own-texts.ts';
import { placeIn, placeOf } from './places.ts';
import { BUSINESS_AND_TOWN, FOR_AUDIENCE, PRODUCT_AND_PRICE } from './sentences/ads.ts';

/** The names, sums and facts of a form, as lines. */
export type Names = ReturnType<typeof namesOf>;

export function namesOf(input: AdInput) {
	const { businessInfo, productService, shortName, town, demographics } = input;
	const product = titled(productService.name);
	const price = named(productService.price);
	const isPriced = product !== '' && /\d|\bfree\b/i.test(price);
	const businesses = given([named(shortName), named(businessInfo.name)]);
	const place = placeOf(input);
	const about = linesOf(businessInfo.description).filter(({ problem }) => problem === null);
	return {
		product,
		category: titled(productService.category),
		businesses,
		audience: audienceOf(input),
		/** Lines about the business; those that are short enough stand below a headline. */
		facts: about.map(({ line }) => line.replace(/\.$/, '')),
		placed: named(town) === '' ? [] : businesses.map((business) => fill(BUSINESS_AND_TOWN, { business, town: place })),
		place,
		/** Where the ads run. */
		area: placeIn(demographics.location),
		/** With the product's name and without; none for "ask". */
		priced: isPriced ? [fill(PRODUCT_AND_PRICE, { product, price }), capital(price)] : [],
	};
}

/** A name with a capital; "iPhone repair" has its own. */
function titled(field: string): string {
	const name = named(field);
	return /^\p{Ll}\p{Lu}/u.test(name) ? name : capital(name);
}

const PLURAL = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}s$/u;

/** For whom it is, if that is said in a short plural. */
function audienceOf({ targetAudience }: AdInput): string[] {
	const audience = named(targetAudience.primaryAudience);
	const isPlural = PLURAL.test(audience) && !/\bwho\b/i.test(audience);
	return isPlural ? [fill(FOR_AUDIENCE, { audience: decapitalize(audience) })] : [];
}
