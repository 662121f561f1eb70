import type { AdInput, AdVariation } from '../contract.ts';
import { OBJECTIVES } from '../objectives.ts';
import { PLACEMENT_FACTS, type Placement, placementsOf } from '../placements.ts';
import { type Argument, argumentsFor } from './angles.ts';
import { type Filled, firstFilled, type Room, Said } from './frames.ts';
import { GAPS, type Gap } from './gaps.ts';
import { keyMessageOf } from './key-message.ts';
import type { Fact, Kind, Material } from './material.ts';
import { rationaleOf } from './rationales.ts';
import { descriptionFor, headlineFor } from './short-lines.ts';
import { tradeGaps } from './trade-gaps.ts';
import { visualOf } from './visuals.ts';
import { plainVoice } from './voices/plain.ts';
import type { Pair } from './voices/voice.ts';
import { VOICES } from './voices.ts';

const EACH = 3;
/** A single placement gets one more ad if there are enough facts. */
const MOST_ALONE = 4;
/** Characters. A shorter text says too little beside its picture. */
const LEAST = 50;
/** Characters. A text of this length makes good use of its placement. */
const FULL = 76;
/** Characters. A shorter text is not used; the ad asks for more facts instead. */
const SCANTY = 20;

/** Facts reserved for the ad that is about them. The others may return in other words. */
const KEPT: ReadonlySet<Kind> = new Set(['pain', 'gain', 'proof', 'people', 'offer', 'deal']);

interface Writing {
	readonly input: AdInput;
	readonly material: Material;
	readonly said: Said;
	/** The arguments not used yet; each is removed when it is taken. `gaps` likewise. */
	readonly open: Argument[];
	readonly gaps: Gap[];
}

interface Written extends Filled {
	readonly angle: string;
	visual(placement: Placement): string;
	rationale(): string;
}

/** At least three ads for each placement, each with its own angle. Placements take turns. */
export function adsFor(input: AdInput, material: Material): AdVariation[] {
	const placements = placementsOf(input.adPlatform);
	const open = argumentsFor(material, input.campaignObjective);
	const said = new Said();
	said.add(keyMessageOf(material));
	const writing = { input, material, open, said, gaps: [...tradeGaps(material), ...GAPS] };
	const each = placements.length > 1 ? EACH : Math.min(MOST_ALONE, Math.max(EACH, open.length));
	const ads: AdVariation[] = [];
	for (let turn = 1; turn <= each; turn++) {
		for (const placement of placements) {
			const taken = new Set(ads.filter((ad) => ad.placement === placement).map(({ angle }) => angle));
			const left = each * placements.length - ads.length;
			ads.push(finish(next(placement, taken, writing, left - 1), placement, turn, writing));
		}
	}
	return placements.flatMap((placement) => ads.filter((ad) => ad.placement === placement));
}

/**
 * The best unused argument that can be written; otherwise an ad that says what to add. Facts that the next `after`
 * arguments need are left to them.
 */
function next(
	placement: Placement,
	taken: ReadonlySet<string>,
	{ open, gaps, ...writing }: Writing,
	after: number,
): Written {
	const { material, said } = writing;
	for (const argument of open.filter(({ angle }) => !taken.has(angle))) {
		open.splice(open.indexOf(argument), 1);
		said.keep(open.slice(0, after).flatMap((other) => keptFor(other, material)));
		const written = writtenFor(argument, placement, writing);
		if (written !== null) return written;
	}
	const [product] = material.facts.product;
	for (const gap of gaps.filter(({ angle }) => !taken.has(angle))) {
		gaps.splice(gaps.indexOf(gap), 1);
		const filled = product && firstFilled(gap.pairs, { key: product }, roomsOf(placement).slice(-1), material, said);
		if (filled) return { ...filled, angle: gap.angle, visual: () => gap.visual, rationale: () => gap.rationale };
	}
	throw new Error(`no ad is left for ${placement}`);
}

function keptFor({ key }: Argument, { facts }: Material): Fact[] {
	if (!KEPT.has(key.kind)) return [];
	return key.kind === 'offer' ? [key, ...facts.deal] : [key];
}

function writtenFor(
	argument: Argument,
	placement: Placement,
	{ input, material, said }: Omit<Writing, 'open' | 'gaps'>,
): Written | null {
	const { angle, key } = argument;
	const spoken = key.touchesTrait ? [] : VOICES[input.brandVoice][angle];
	const pairs = [...spoken, ...plainVoice[angle]];
	const filled = firstFilled([...pairs, ...namedPairs(pairs, material)], argument, roomsOf(placement), material, said);
	if (filled === null) return null;
	return {
		...filled,
		angle,
		visual: (place) => visualOf(argument, PLACEMENT_FACTS[place].look, material),
		rationale: () => rationaleOf(argument, filled.facts, material),
	};
}

/** Wordings for the picture when no fact is short enough. */
const NAMED_HOOKS = ['{product}: {price}', '{product} in {place}', 'For {who,}', '{product}'] as const;

function namedPairs(pairs: readonly Pair[], { facts }: Material): Pair[] {
	const hooks = NAMED_HOOKS.filter((hook) => !hook.includes('{who') || !facts.who[0]?.touchesTrait);
	const texts = pairs.flatMap(([hook, text]) => (hook === '{short}' ? [text] : []));
	return hooks.flatMap((hook) => texts.map((text): Pair => [hook, text]));
}

/** The limits to try, in order: first within the fold, then the full length; shorter texts come last. */
function roomsOf(placement: Placement): Room[] {
	const { hook, primaryText } = PLACEMENT_FACTS[placement].limits;
	const all = { hook: hook.limit, text: primaryText.limit };
	const { fold = primaryText.limit } = primaryText;
	const shown = fold < primaryText.limit ? [{ ...all, text: fold, least: LEAST }] : [];
	return [...shown, { ...all, least: FULL }, { ...all, least: LEAST }, { ...all, least: SCANTY }];
}

function finish(written: Written, placement: Placement, number: number, writing: Writing): AdVariation {
	const { input, material, said } = writing;
	const { code, limits } = PLACEMENT_FACTS[placement];
	const { angle, hook, text } = written;
	const callToAction = input.callToAction || OBJECTIVES[input.campaignObjective || 'Traffic'].button;
	said.add(hook);
	said.add(text);
	said.use(written.facts);
	const around = { angle, beside: [hook, text], material, said, button: callToAction };
	const headline = headlineFor(around, limits.headline.limit);
	said.add(headline);
	const description = descriptionFor({ ...around, beside: [hook, text, headline] }, limits.description.limit);
	said.add(description);
	return {
		name: `${code}${number}: ${angle}`,
		angle,
		placement,
		hook,
		primaryText: text,
		headline,
		description,
		callToAction,
		visualIdea: written.visual(placement),
		rationale: written.rationale(),
	};
}
