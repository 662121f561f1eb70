import { decapitalize } from '#language/decapitalize.ts';
import { fill } from '#prose/fill.ts';
import type { AdInput } from '../contract.ts';
import { lengthOf } from '../placements.ts';
import { linesOf, named } from './own-texts.ts';
import {
	ADD_DESCRIPTION,
	ADD_HEADLINE,
	ADD_HOOK,
	BUSINESS_AND_TOWN,
	FOR_AUDIENCE,
	PRODUCT_AND_PRICE,
} from './sentences/ads.ts';

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

/** A headline is one of the member's lines, and another one in each ad as long as there are more; names alone say nothing. */
export function linesBelow(input: AdInput, ad: Ad, limits: Limits, taken: Set<string>) {
	const { product, category, priced, placed, businesses } = namesOf(input);
	const { kind, hook, text } = ad;
	const values = valueLines(input);
	const next = [product, ...values.filter((line) => !taken.has(line)), ...priced, ...values];
	const names = hook === ADD_HOOK ? [product, category, ...businesses] : [product];
	const headline =
		ad.headline || apart(next, limits.headline, [hook, text]) || firstApart(names, limits.headline, []) || ADD_HEADLINE;
	taken.add(headline);
	// A sum is clear only where the ad names what it is for.
	const isNamed = !FREE.has(kind) && [hook, headline].some((line) => holds(line, product));
	const below = [...(isNamed ? priced : []), ...placed, ...businesses, category, product];
	const description = firstApart(below, limits.description, [hook, text, headline]) || ADD_DESCRIPTION;
	return { headline, description };
}

/** Benefits, the value proposition and offers, piece by piece. */
function valueLines({ benefits, valueProposition, promotions }: AdInput): string[] {
	return [benefits, valueProposition, promotions]
		.flatMap((field) => linesOf(field, ''))
		.filter(({ problem }) => problem === null)
		.map(({ line }) => line.replace(/\.$/, ''));
}

/** Below an open ad: the names that are not on its picture. */
export function openLines(input: AdInput, hook: string, limits: Limits) {
	const names = namesFor(input).filter((name) => name !== hook);
	const headline = firstApart(names, limits.headline, []) || ADD_HEADLINE;
	const others = [...namesOf(input).placed, ...names.toReversed(), hook];
	return { headline, description: firstApart(others, limits.description, [headline]) || ADD_DESCRIPTION };
}

const PLURAL = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}s$/u;

/** The product, the business, and for whom it is if that is said in a short plural. */
export function namesFor(input: AdInput): string[] {
	const { product, businesses } = namesOf(input);
	const audience = named(input.targetAudience.primaryAudience);
	const isPlural = PLURAL.test(audience) && !/\bwho\b/i.test(audience);
	const whole = isPlural ? [fill(FOR_AUDIENCE, { audience: decapitalize(audience) })] : [];
	return [...new Set([product, ...whole, ...businesses])].filter((name) => name !== '');
}

/** The first line that fits and says nothing that stands there already. */
function apart(lines: readonly string[], limit: number, others: readonly string[]): string | undefined {
	const fitting = lines.filter((line) => line !== '' && lengthOf(line) <= limit);
	return fitting.find((line) => !others.some((other) => holds(other, line) || holds(line, other)));
}

/** The same; otherwise one that does not stand there, or the first that fits. */
function firstApart(lines: readonly string[], limit: number, others: readonly string[]): string {
	const fitting = lines.filter((line) => line !== '' && lengthOf(line) <= limit);
	const other = fitting.find((line) => line !== others[0] && line !== others.at(-1));
	return apart(lines, limit, others) ?? other ?? fitting[0] ?? '';
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
