import { fill } from '#prose/fill.ts';
import { distinct } from '#prose/lists.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { objectiveOf } from '../objectives.ts';
import { lengthOf, MOST, PLACEMENT_FACTS, type Placement, type PlacementFacts, placementsOf } from '../placements.ts';
import type { Angle, Material } from './angles.ts';
import { type Names, namesOf } from './names.ts';
import { named } from './own-texts.ts';
import * as ours from './sentences/ads.ts';

const FEWEST = 3;
const MOST_EACH = 8;

/**
 * One ad for each angle, placements in turn; plain ones only up to three for each placement, and where these run out an ad
 * stays open. Without any angle the first ad is carried by names.
 */
export function adsFor(input: AdInput, { angles, plain }: Material): AdVariation[] {
	const placements = placementsOf(input.adPlatform);
	const own = angles.slice(0, MOST_EACH * placements.length);
	const dealt = [...own, ...plain.slice(0, Math.max(0, FEWEST * placements.length - own.length))];
	const open = openAds(dealt);
	const names = namesOf(input);
	const making = dealt.length > 0 ? dealt : introduction(input, names);
	const [taken, hooks] = [new Set<string>(), new Set<string>()];
	return placements.flatMap((placement, index) => {
		const mine = making.filter((_, turn) => turn % placements.length === index);
		mine.push(...open.splice(0, Math.max(0, FEWEST - mine.length)));
		return finished(withHooks(mine, placement, names, hooks), placement, input, names, taken);
	});
}

/** Who offers what where, and how to reach them; nothing if the names are too long. */
function introduction(input: AdInput, { businesses, place }: Names): Angle[] {
	const names = { business: businesses.at(-1) ?? '', product: named(input.productService.name), place };
	if (names.business === '' || names.product === '') return [];
	const isPlaced = place !== '' && !`${names.business} ${names.product}`.includes(place);
	const said = fill(isPlaced ? ours.INTRODUCTION_IN_PLACE : ours.INTRODUCTION, names);
	const text = input.campaignObjective === 'Messages' ? `${said} ${ours.WRITE_US}` : said;
	if (lengthOf(text) > MOST.primaryText) return [];
	return [{ name: 'Introduction', hook: '', text, headline: '', basis: 'Business name; Product or service' }];
}

/** What could carry further ads, first what the form has nothing of. */
function openAds(angles: readonly Angle[]): Angle[] {
	const told = new Set(angles.map(({ name }) => name));
	return ours.OPEN.map(([name, text, field]) => {
		return { name, hook: '', text, headline: '', basis: fill(ours.OPEN_BASIS, { field }) };
	}).sort((one, other) => Number(told.has(one.name)) - Number(told.has(other.name)));
}

/**
 * Each with a line for its picture: its own, its headline, or a name that is on no other picture of the placement.
 *
 * @param elsewhere the names that are on a picture of another placement: they come last
 */
function withHooks(making: readonly Angle[], placement: Placement, given: Names, elsewhere: Set<string>): Angle[] {
	const { headline } = PLACEMENT_FACTS[placement].limits;
	const isNamed = fitting([given.product, given.category], headline.limit).length > 0;
	const names = namesFor(given).filter((name) => lengthOf(name) <= MOST.hook);
	const taken = new Set(making.map(({ hook }) => hook));
	let spare = making.length - FEWEST;
	return making.flatMap((one): Angle[] => {
		if (one.hook !== '') return [one];
		if (one.headline !== '' && isNamed) return [{ ...one, hook: one.headline, headline: '' }];
		const free = names.filter((name) => !taken.has(name));
		const next = free.find((name) => !elsewhere.has(name)) ?? free[0];
		if (next === undefined && spare-- > 0) return [];
		const hook = next ?? names[0] ?? '';
		taken.add(hook);
		elsewhere.add(hook);
		return [{ ...one, hook }];
	});
}

/** What may stand on a picture without a line of its own. */
function namesFor({ product, priced, audience, category, placed, businesses, facts }: Names): string[] {
	const kind = holds(product, category) ? '' : category;
	const business = [...placed, ...businesses].slice(0, 1);
	return distinct([product, ...priced.slice(0, 1), ...audience, kind, ...business, ...facts]);
}

/** @param taken the facts that stand below a headline already */
function finished(
	making: readonly Angle[],
	placement: Placement,
	input: AdInput,
	names: Names,
	taken: Set<string>,
): AdVariation[] {
	const { code: prefix, limits, look } = PLACEMENT_FACTS[placement];
	const withLine = look === 'reel' ? ours.FILM : ours.PICTURE;
	return making.map((own, index) => {
		const code = `${prefix}${index + 1}`;
		const number = making.slice(0, index).filter(({ name }) => name === own.name).length + 1;
		const angle = number === 1 ? own.name : `${own.name} ${number}`;
		const ad = { ...own, hook: own.hook || ours.ADD_HOOK };
		const isOpen = ad.text.includes('[add ');
		return {
			name: `${code}: ${angle}`,
			angle,
			placement,
			hook: ad.hook,
			primaryText: ad.text,
			...(isOpen ? openLines(names, ad, limits) : linesBelow(names, ad, limits, taken)),
			callToAction: input.callToAction || objectiveOf(input).button,
			visualIdea: own.hook === '' ? fill(ours.PICTURE_ALONE, { code }) : fill(withLine, { code, hook: own.hook }),
			rationale: ad.basis,
		};
	});
}

/** What is free has no price below it. */
const FREE: ReadonlySet<string> = new Set(['First step', 'Objection']);

/** The member's own headline, otherwise names; below it a fact of the business that no ad tells yet, a price, a place or a name. */
function linesBelow(given: Names, ad: Angle, limits: PlacementFacts['limits'], taken: Set<string>) {
	const { product, category, priced, placed, place, area, businesses, audience } = given;
	const { name, hook, text } = ad;
	const names = [product, category, ...audience, ...placed, ...businesses, place];
	const headline = ad.headline || firstApart(names, limits.headline.limit, hook) || ours.ADD_HEADLINE;
	// A sum is clear only where the ad names what it is for.
	const isNamed = [hook, headline].some((line) => holds(line, product));
	const isFree = FREE.has(name) || /\bfree\b/i.test(`${hook} ${text}`);
	const price = isNamed && !isFree ? priced.slice(1) : [];
	const facts = given.facts.filter((fact) => !holds(text, fact));
	const fresh = facts.filter((fact) => !taken.has(fact));
	const first = name === 'Price' ? [...price, ...fresh] : [...fresh, ...price];
	const below = [...first, ...placed, place, ...audience, category, product, ...facts, area];
	const description = apart(below, limits.description.limit, hook, headline) ?? ours.ADD_DESCRIPTION;
	taken.add(description);
	return { headline, description };
}

/** Below an open ad: the names that are not on its picture. */
function openLines(given: Names, { hook }: Angle, limits: PlacementFacts['limits']) {
	const { product, category, businesses, placed, place, audience } = given;
	const names = [product, category, ...audience, ...businesses];
	const headline = firstApart(names, limits.headline.limit, hook) || ours.ADD_HEADLINE;
	const others = [...placed, place, ...names.toReversed(), hook];
	return { headline, description: firstApart(others, limits.description.limit, headline) || ours.ADD_DESCRIPTION };
}

/** The first line that fits and does not stand there already. */
function apart(lines: readonly string[], limit: number, ...others: readonly string[]): string | undefined {
	return fitting(lines, limit).find((line) => !others.some((other) => holds(other, line)));
}

/** The same; otherwise one that is not there alone, or the first that fits. */
function firstApart(lines: readonly string[], limit: number, other: string): string {
	const all = fitting(lines, limit);
	return apart(lines, limit, other) ?? all.find((line) => line !== other) ?? all[0] ?? '';
}

function fitting(lines: readonly string[], limit: number): string[] {
	return lines.filter((line) => line !== '' && lengthOf(line) <= limit);
}

function holds(text: string, part: string): boolean {
	return part !== '' && text.toLowerCase().includes(part.toLowerCase());
}
