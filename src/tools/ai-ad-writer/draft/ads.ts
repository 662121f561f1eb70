import { fill } from '#prose/fill.ts';
import { ended, listOf } from '#prose/sentences.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { OBJECTIVES } from '../objectives.ts';
import { lengthOf, MOST, PLACEMENT_FACTS, type Placement, placementsOf } from '../placements.ts';
import type { Angle } from './angles.ts';
import { named } from './own-texts.ts';
import * as ours from './sentences/ads.ts';

const FEWEST = 3;
const MOST_EACH = 4;

/** Whether an ad has all its texts. */
export function isFinished({ hook, primaryText, headline, description }: AdVariation): boolean {
	return ![hook, primaryText, headline, description].some((text) => text.includes('[add '));
}

/** An ad in the making: an angle, or what is asked for in the place of one. */
type Making = Pick<Angle, 'hook' | 'text' | 'headline'> & { name: string; basis: string };

/** One ad for each angle, placements in turn, at least three for each; what no fact carries stays open. */
export function adsFor(input: AdInput, angles: readonly Angle[]): AdVariation[] {
	const placements = placementsOf(input.adPlatform);
	const dealt = angles.slice(0, MOST_EACH * placements.length);
	const open = openAds(dealt);
	return placements.flatMap((placement, index) => {
		const own: Making[] = dealt
			.filter((_, turn) => turn % placements.length === index)
			.map((angle) => ({ ...angle, basis: ended(listOf(angle.basis)) }));
		while (own.length < FEWEST) {
			const next = open.shift();
			if (next === undefined) break;
			own.push(next);
		}
		return finished(own, placement, input);
	});
}

/** What could carry further ads, first what the form has nothing of. */
function openAds(angles: readonly Angle[]): Making[] {
	const has = new Set<string>(angles.map(({ name }) => name));
	const kinds = Object.entries(ours.OPEN).map(([name, { ask, basis }]) => ({
		name,
		hook: '',
		text: ask,
		headline: '',
		basis,
	}));
	return [...kinds.filter(({ name }) => !has.has(name)), ...kinds.filter(({ name }) => has.has(name))];
}

function finished(making: readonly Making[], placement: Placement, input: AdInput): AdVariation[] {
	const { code, limits } = PLACEMENT_FACTS[placement];
	const product = named(input.productService.name);
	const lines = linesUnder(input);
	const times = new Map<string, number>();
	const used = new Set<string>();
	return making.map(({ name, hook: given, text, headline: own, basis }, index) => {
		const number = (times.get(name) ?? 0) + 1;
		times.set(name, number);
		const angle = number === 1 ? name : `${name} ${number}`;
		const hook = given || shorter([product, named(input.businessInfo.name)], MOST.hook) || ours.ADD_HOOK;
		const free = (line: string) => ![hook, text].some((said) => holds(said, line) || holds(line, said));
		const pick = (from: readonly string[], limit: number) => {
			const fit = from.filter((line) => line !== '' && lengthOf(line) <= limit && free(line));
			return fit.find((line) => !used.has(line)) ?? fit[0] ?? '';
		};
		const headline = own || pick(lines.headline, limits.headline.limit) || ours.ADD_HEADLINE;
		const description =
			pick(
				lines.description.filter((line) => !holds(line, headline) && !holds(headline, line)),
				limits.description.limit,
			) || ours.ADD_DESCRIPTION;
		used.add(headline);
		const made = `${code}${index + 1}`;
		return {
			name: `${made}: ${angle}`,
			angle,
			placement,
			hook,
			primaryText: text,
			headline,
			description,
			callToAction: input.callToAction || OBJECTIVES[input.campaignObjective || 'Traffic'].button,
			visualIdea: fill(ours.PICTURE, { code: made, hook }),
			rationale: basis,
		};
	});
}

function holds(text: string, part: string): boolean {
	return text.toLowerCase().includes(part.toLowerCase());
}

function shorter(texts: readonly string[], limit: number): string {
	return texts.find((text) => text !== '' && lengthOf(text) <= limit) ?? '';
}

/** What may stand below the picture, best first: names and sums, as they were given. */
function linesUnder({ businessInfo, productService, shortName, town }: AdInput) {
	const [product, price, category] = [productService.name, productService.price, productService.category].map(named);
	const sum = /\d|\bfree\b/i.test(price ?? '') ? (price ?? '') : '';
	const businesses = [named(shortName), named(businessInfo.name)].filter((name) => name !== '');
	const place = named(town);
	const placed =
		place === '' ? [] : businesses.map((business) => fill(ours.BUSINESS_AND_TOWN, { business, town: place }));
	const priced = sum === '' || !product ? [] : [fill(ours.PRODUCT_AND_PRICE, { product, price: sum })];
	return {
		headline: [product ?? '', ...priced, category ?? '', sum],
		description: [...priced, sum, ...placed, ...businesses, category ?? '', product ?? ''],
	};
}
