import type { CampaignObjective } from '../options.ts';
import { stemsOf } from './likeness.ts';
import type { Fact, Kind, Material } from './material.ts';

/** What an ad can argue with. Each angle needs a fact of its kind, which is then the ad's key. */

export const ANGLES = {
	Problem: 'pain',
	Outcome: 'gain',
	Proof: 'proof',
	Offer: 'offer',
	Story: 'people',
	Promise: 'promise',
	'How it works': 'item',
	Price: 'price',
	Contrast: 'pain',
	Question: 'item',
	Audience: 'who',
} as const satisfies Record<string, Kind>;
export type Angle = keyof typeof ANGLES;

export interface Argument {
	readonly angle: Angle;
	readonly key: Fact;
	/** For a contrast: the benefit that answers the key. */
	readonly answer?: Fact;
}

type Goal = 'known' | 'clicked' | 'answered' | 'bought';

const GOALS: Readonly<Record<CampaignObjective, Goal>> = {
	'Brand Awareness': 'known',
	Reach: 'known',
	Traffic: 'clicked',
	Engagement: 'answered',
	'App Installs': 'clicked',
	'Video Views': 'known',
	'Lead Generation': 'answered',
	Messages: 'answered',
	Conversions: 'bought',
	'Catalog Sales': 'bought',
	'Store Traffic': 'bought',
};

/** The order in which angles are tried, by what the viewer should do. An offer is always among the first three. */
const ORDER: Readonly<Record<Goal, readonly Angle[]>> = {
	known: ['Promise', 'Story', 'Offer', 'Outcome', 'Proof', 'Contrast', 'How it works', 'Problem', 'Question', 'Price'],
	clicked: [
		'Outcome',
		'How it works',
		'Offer',
		'Problem',
		'Promise',
		'Proof',
		'Story',
		'Contrast',
		'Question',
		'Price',
	],
	answered: [
		'Problem',
		'Outcome',
		'Offer',
		'Proof',
		'Story',
		'How it works',
		'Contrast',
		'Promise',
		'Question',
		'Price',
	],
	bought: ['Offer', 'Outcome', 'Proof', 'Problem', 'How it works', 'Contrast', 'Price', 'Story', 'Promise', 'Question'],
};

/** Angles that may be used again, each with the next fact of its kind. */
const AGAIN: readonly Angle[] = ['Problem', 'Outcome', 'How it works', 'Proof', 'Story', 'Problem', 'Outcome', 'Price'];

/** Every argument that the facts allow, best first for the objective. Each fact is the key of at most one argument. */
export function argumentsFor({ facts }: Material, objective: CampaignObjective | ''): Argument[] {
	const order = [...ORDER[GOALS[objective || 'Traffic']], 'Audience' as const];
	const first = facts.offer.length === 0 ? order : order.filter((angle) => angle !== 'Price');
	const taken = new Set<Fact>();
	return [...first, ...AGAIN].flatMap((angle) => {
		const key = facts[ANGLES[angle]].find((fact) => !taken.has(fact) && mayCarry(angle, fact, facts));
		if (key === undefined) return [];
		taken.add(key);
		const answer = angle === 'Contrast' ? answerTo(key, facts.gain) : undefined;
		return [answer === undefined ? { angle, key } : { angle, key, answer }];
	});
}

function mayCarry(angle: Angle, key: Fact, facts: Material['facts']): boolean {
	if (angle === 'Contrast') return !key.touchesTrait && answerTo(key, facts.gain) !== undefined;
	if (angle === 'Question') return !key.touchesTrait;
	return angle !== 'Audience' || !key.touchesTrait;
}

/** The benefit about the same thing as the trouble: "signs in the yard" and "no sign in the yard". */
function answerTo(trouble: Fact, gains: readonly Fact[]): Fact | undefined {
	const words = stemsOf(trouble.text);
	return gains.find((gain) => [...stemsOf(gain.text)].some((word) => words.has(word) && !NO_SUBJECT.has(word)));
}

/** Stems that two statements may share without being about the same thing. */
const NO_SUBJECT: ReadonlySet<string> = new Set(
	'minute hour day week month year time every each more less most always never with without from into over after before they them their your yours only also some many much than that this these those when where what which have been will would could should just until people'.split(
		' ',
	),
);
