import { fill } from '#prose/fill.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { OBJECTIVES } from '../objectives.ts';
import { lengthOf, MOST, PLACEMENT_FACTS, type Placement, placementsOf } from '../placements.ts';
import type { Angle } from './angles.ts';
import { hasNameBelow, linesBelow, type Names, namesFor, namesOf, openLines } from './lines-below.ts';
import { named } from './own-texts.ts';
import * as ours from './sentences/ads.ts';

const FEWEST = 3;
const MOST_EACH = 8;

/** An ad in the making: an angle, or what is asked for in the place of one. */
type Making = Pick<Angle, 'hook' | 'text' | 'headline'> & { name: string; basis: string };

/**
 * One ad for each angle, placements in turn; plain ones only up to three for each placement, and where these run out an ad
 * stays open. Without any angle the first ad is carried by names.
 */
export function adsFor(input: AdInput, angles: readonly Angle[]): AdVariation[] {
	const placements = placementsOf(input.adPlatform);
	const own = angles.filter(({ isPlain }) => !isPlain).slice(0, MOST_EACH * placements.length);
	const places = Math.max(0, FEWEST * placements.length - own.length);
	const dealt = [...own, ...angles.filter(({ isPlain }) => isPlain).slice(0, places)];
	const open = openAds(dealt);
	const taken = new Set<string>();
	const names = namesOf(input);
	const making =
		dealt.length > 0 ? dealt.map((angle) => ({ ...angle, basis: angle.basis.join('; ') })) : introduction(input, names);
	return placements.flatMap((placement, index) => {
		const mine: Making[] = making.filter((_, turn) => turn % placements.length === index);
		while (mine.length < FEWEST) {
			const next = open.shift();
			if (next === undefined) break;
			mine.push(next);
		}
		return finished(withHooks(mine, placement, names), placement, input, { names, taken });
	});
}

/** Who offers what where, and how to reach them; nothing if the names are too long. */
function introduction(input: AdInput, { product, businesses, place }: Names): Making[] {
	const [business = ''] = businesses.toReversed();
	const names = { business, product: named(input.productService.name), place };
	const isPlaced = place !== '' && !`${business} ${product}`.includes(place);
	const said = fill(isPlaced ? ours.INTRODUCTION_IN_PLACE : ours.INTRODUCTION, names);
	const text = input.campaignObjective === 'Messages' ? `${said} ${ours.WRITE_US}` : said;
	if (business === '' || product === '' || lengthOf(text) > MOST.primaryText) return [];
	return [{ name: 'Introduction', hook: '', text, headline: '', basis: 'Business name; Product or service' }];
}

/** Each with a line for its picture: its own, its headline, or a name that is on no other picture of the placement. */
function withHooks(making: readonly Making[], placement: Placement, given: Names): Making[] {
	const { headline, description } = PLACEMENT_FACTS[placement].limits;
	const isNamed = hasNameBelow(given, { headline: headline.limit, description: description.limit });
	const names = namesFor(given).filter((name) => lengthOf(name) <= MOST.hook);
	const taken = new Set(making.map(({ hook }) => hook));
	let spare = making.length - FEWEST;
	return making.flatMap((one): Making[] => {
		if (one.hook !== '') return [one];
		if (one.headline !== '' && isNamed) return [{ ...one, hook: one.headline, headline: '' }];
		const next = names.find((name) => !taken.has(name));
		if (next === undefined && spare-- > 0) return [];
		const hook = next ?? names[0] ?? '';
		taken.add(hook);
		return [{ ...one, hook }];
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

/** The names of the form, and the facts that stand below a headline already. */
interface Below {
	names: Names;
	taken: Set<string>;
}

function finished(making: readonly Making[], placement: Placement, input: AdInput, below: Below): AdVariation[] {
	const { names, taken } = below;
	const { code: prefix, limits, look } = PLACEMENT_FACTS[placement];
	const { headline, description } = limits;
	const most = { headline: headline.limit, description: description.limit };
	return making.map(({ name: kind, basis, ...own }, index) => {
		const code = `${prefix}${index + 1}`;
		const number = making.slice(0, index).filter(({ name }) => name === kind).length + 1;
		const angle = number === 1 ? kind : `${kind} ${number}`;
		const isOpen = own.text.includes('[add ');
		const ad = { kind, hook: own.hook || ours.ADD_HOOK, text: own.text, headline: own.headline };
		const withLine = look === 'reel' ? ours.FILM : ours.PICTURE;
		return {
			name: `${code}: ${angle}`,
			angle,
			placement,
			hook: ad.hook,
			primaryText: own.text,
			...(isOpen ? openLines(names, ad.hook, most) : linesBelow(names, ad, most, taken)),
			callToAction: input.callToAction || OBJECTIVES[input.campaignObjective || 'Traffic'].button,
			visualIdea: own.hook === '' ? fill(ours.PICTURE_ALONE, { code }) : fill(withLine, { code, hook: own.hook }),
			rationale: basis,
		};
	});
}
