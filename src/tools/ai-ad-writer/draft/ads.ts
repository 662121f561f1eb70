import { fill } from '#prose/fill.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { OBJECTIVES } from '../objectives.ts';
import { lengthOf, MOST, PLACEMENT_FACTS, type Placement, placementsOf } from '../placements.ts';
import type { Angle } from './angles.ts';
import { linesBelow, namesFor, openLines } from './lines-below.ts';
import * as ours from './sentences/ads.ts';

const FEWEST = 3;
const MOST_EACH = 6;

/** An ad in the making: an angle, or what is asked for in the place of one. */
type Making = Pick<Angle, 'hook' | 'text' | 'headline'> & { name: string; basis: string };

/**
 * One ad for each angle, placements in turn; plain ones only up to three for each placement, and where these run out an ad
 * stays open.
 */
export function adsFor(input: AdInput, angles: readonly Angle[]): AdVariation[] {
	const placements = placementsOf(input.adPlatform);
	const own = angles.filter(({ isPlain }) => !isPlain).slice(0, MOST_EACH * placements.length);
	const places = Math.max(0, FEWEST * placements.length - own.length);
	const dealt = [...own, ...angles.filter(({ isPlain }) => isPlain).slice(0, places)];
	const open = openAds(dealt);
	const taken = new Set<string>();
	return placements.flatMap((placement, index) => {
		const mine: Making[] = dealt
			.filter((_, turn) => turn % placements.length === index)
			.map((angle) => ({ ...angle, basis: angle.basis.join('; ') }));
		while (mine.length < FEWEST) {
			const next = open.shift();
			if (next === undefined) break;
			mine.push(next);
		}
		return finished(mine, placement, input, taken);
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

function finished(making: readonly Making[], placement: Placement, input: AdInput, taken: Set<string>): AdVariation[] {
	const { code: prefix, limits, look } = PLACEMENT_FACTS[placement];
	const names = namesFor(input).filter((name) => lengthOf(name) <= MOST.hook);
	const { headline, description } = limits;
	const most = { headline: headline.limit, description: description.limit };
	return making.map(({ name: kind, basis, ...own }, index) => {
		const code = `${prefix}${index + 1}`;
		const number = making.slice(0, index).filter(({ name }) => name === kind).length + 1;
		const angle = number === 1 ? kind : `${kind} ${number}`;
		const isOpen = own.text.includes('[add ');
		const hook = own.hook || names[isOpen ? index % names.length : 0];
		const ad = { kind, hook: hook ?? ours.ADD_HOOK, text: own.text, headline: own.headline };
		const withLine = look === 'reel' ? ours.FILM : ours.PICTURE;
		return {
			name: `${code}: ${angle}`,
			angle,
			placement,
			hook: ad.hook,
			primaryText: own.text,
			...(isOpen ? openLines(input, ad.hook, most) : linesBelow(input, ad, most, taken)),
			callToAction: input.callToAction || OBJECTIVES[input.campaignObjective || 'Traffic'].button,
			visualIdea: hook === undefined ? fill(ours.PICTURE_ALONE, { code }) : fill(withLine, { code, hook }),
			rationale: basis,
		};
	});
}
