import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { fill } from '#prose/fill.ts';
import type { AdInput } from '../contract.ts';
import { lengthOf } from '../placements.ts';
import { linesOf, named } from './own-texts.ts';
import { placeIn, placeOf } from './places.ts';
import { ADD_DESCRIPTION, ADD_HEADLINE, BUSINESS_AND_TOWN, FOR_AUDIENCE, PRODUCT_AND_PRICE } from './sentences/ads.ts';

/** What stands below a picture: the headline and the description, from names and sums as they were given. */

interface Ad {
	kind: string;
	hook: string;
	text: string;
	/** The headline that the member wrote for it; may be empty. */
	headline: string;
}

export interface Limits {
	headline: number;
	description: number;
}

/** What is free has no price below it. */
const FREE: ReadonlySet<string> = new Set(['First step', 'Objection']);

/** The member's own headline, otherwise names; below it a fact of the business that no ad tells yet, a price, a place or a name. */
export function linesBelow(given: Names, ad: Ad, limits: Limits, taken: Set<string>) {
	const { product, category, priced, placed, place, area, businesses, audience } = given;
	const { kind, hook, text } = ad;
	const names = [product, category, ...audience, ...placed, ...businesses, place];
	const headline = ad.headline || firstApart(names, limits.headline, [hook]) || ADD_HEADLINE;
	// A sum is clear only where the ad names what it is for.
	const isNamed = [hook, headline].some((line) => holds(line, product));
	const isFree = FREE.has(kind) || /\bfree\b/i.test(`${hook} ${text}`);
	const price = isNamed && !isFree ? priced.slice(1) : [];
	const facts = given.facts.filter((fact) => !holds(text, fact));
	const fresh = [facts.filter((fact) => !taken.has(fact)), price];
	const first = (kind === 'Price' ? fresh.toReversed() : fresh).flat();
	const below = [...first, ...placed, place, ...audience, category, product, ...facts, area];
	const others = [hook, headline];
	const description = apart(below, limits.description, others) || ADD_DESCRIPTION;
	taken.add(description);
	return { headline, description };
}

/** Lines about the business; those that are short enough stand below a headline. */
function factsOf({ businessInfo }: AdInput): string[] {
	const fitting = linesOf(businessInfo.description, '').filter(({ problem }) => problem === null);
	return fitting.map(({ line }) => line.replace(/\.$/, ''));
}

/** Whether a name is short enough for the headline of an ad whose own headline stands on the picture. */
export function hasNameBelow({ product, category }: Names, { headline }: Limits): boolean {
	return [product, category].some((name) => name !== '' && lengthOf(name) <= headline);
}

/** Below an open ad: the names that are not on its picture. */
export function openLines(given: Names, hook: string, limits: Limits) {
	const { product, category, businesses, placed, place, audience } = given;
	const names = [product, category, ...audience, ...businesses];
	const headline = firstApart(names, limits.headline, [hook]) || ADD_HEADLINE;
	const others = [...placed, place, ...names.toReversed(), hook];
	return { headline, description: firstApart(others, limits.description, [headline]) || ADD_DESCRIPTION };
}

const PLURAL = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}s$/u;

/** For whom it is, if that is said in a short plural. */
function audienceOf({ targetAudience }: AdInput): string[] {
	const audience = named(targetAudience.primaryAudience);
	const isPlural = PLURAL.test(audience) && !/\bwho\b/i.test(audience);
	return isPlural ? [fill(FOR_AUDIENCE, { audience: decapitalize(audience) })] : [];
}

/** What may stand on a picture without a line of its own. */
export function namesFor({ product, priced, audience, category, placed, businesses, facts }: Names): string[] {
	const [business = ''] = [...placed, ...businesses];
	const kind = holds(product, category) ? [] : [category];
	const names = [product, ...priced.slice(0, 1), ...audience, ...kind, business, ...facts];
	return [...new Set(names)].filter((name) => name !== '');
}

/** The first line that fits and does not stand there already. */
function apart(lines: readonly string[], limit: number, others: readonly string[]): string | undefined {
	return fitting(lines, limit).find((line) => !others.some((other) => holds(other, line)));
}

/** The same; otherwise one that is not there alone, or the first that fits. */
function firstApart(lines: readonly string[], limit: number, others: readonly string[]): string {
	const all = fitting(lines, limit);
	return apart(lines, limit, others) ?? all.find((line) => !others.includes(line)) ?? all[0] ?? '';
}

function fitting(lines: readonly string[], limit: number): string[] {
	return lines.filter((line) => line !== '' && lengthOf(line) <= limit);
}

function holds(text: string, part: string): boolean {
	return part !== '' && text.toLowerCase().includes(part.toLowerCase());
}

/** The names, sums and facts of a form, as lines. */
export type Names = ReturnType<typeof namesOf>;

export function namesOf(input: AdInput) {
	const { businessInfo, productService, shortName, town } = input;
	const product = titled(productService.name);
	const price = named(productService.price);
	const businesses = [named(shortName), named(businessInfo.name)].filter((name) => name !== '');
	const place = placeOf(input);
	const inTown =
		named(town) === '' ? [] : businesses.map((business) => fill(BUSINESS_AND_TOWN, { business, town: place }));
	return {
		product,
		category: titled(productService.category),
		businesses,
		audience: audienceOf(input),
		facts: factsOf(input),
		placed: inTown,
		place,
		/** Where the ads run. */
		area: placeIn(input.demographics.location),
		/** With the product's name and without; none for "ask". */
		priced:
			product === '' || !/\d|\bfree\b/i.test(price)
				? []
				: [fill(PRODUCT_AND_PRICE, { product, price }), capital(price)],
	};
}

/** A name with a capital; "iPhone repair" has its own. */
function titled(field: string): string {
	const name = named(field);
	return /^\p{Ll}\p{Lu}/u.test(name) ? name : capital(name);
}
