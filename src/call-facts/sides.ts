/** On whose side each speaker is. */

import { ask } from '#language/linear-models/linear.ts';
import type { Call } from '#transcript/call.ts';
import { BUYER_LABELS, SELLER_LABELS } from '#transcript/read/names.ts';
import type { Side } from './facts.ts';
import { sideFeatures } from './learned/features.ts';
import type { SideWeights } from './learned/stored.ts';
import { SELLER_TITLE } from './people-cues.ts';
import type { OnTurn, Utterance } from './utterances.ts';

export interface Sides {
	sides: Record<string, Side>;
	/** Those whose words speak for either side nearly alike. */
	doubtful: string[];
	/** How far apart the speaker is whose words are most a seller's from the one whose words are most a buyer's. */
	distance: number;
}

/** A speaker is on the side that the words of all the speaker's turns are likeliest of. */
export function findSides(call: Call, turns: readonly Utterance[], weights: SideWeights, onTurn?: OnTurn): Sides {
	const sums = new Map<string, { seller: number; other: number; weight: number }>();
	for (const [index, { speaker, words }] of turns.entries()) {
		const { seller = 0, buyer = 0, other = 0 } = ask(weights.side, sideFeatures(turns, index));
		const weight = Math.sqrt(Math.min(words.length, 60));
		const sum = sums.get(speaker) ?? { seller: 0, other: 0, weight: 0 };
		sum.seller += weight * (logit(seller) - logit(buyer));
		sum.other += weight * (logit(other) - Math.max(logit(seller), logit(buyer)));
		sum.weight += weight;
		sums.set(speaker, sum);
		onTurn?.(index + 1, turns.length);
	}
	const titles = new Map(call.speakers.map(({ label, title }) => [label, title]));
	const scored = [...sums].map(([label, { seller, other, weight }]) => ({
		label,
		seller: (seller + hint(label, titles.get(label)) * weight) / Math.max(1, weight),
		other: other / Math.max(1, weight),
	}));
	return split(scored);
}

const SURE = 0.25;
/** Nearer to each other than this, nobody's side is sure: so are few whole sales calls, and many of a few turns. */
const APART = 3;

function split(scored: readonly { label: string; seller: number; other: number }[]): Sides {
	const people = scored.filter(({ other }) => other < 1);
	const most = Math.max(...people.map(({ seller }) => seller));
	const least = Math.min(...people.map(({ seller }) => seller));
	const border = Math.max(least + 1e-6, Math.min(most, 0.25 * (most + least)));
	const sides = scored.map(({ label, seller, other }): [string, Side] => {
		if (label === '' || other >= 1) return [label, 'other'];
		return [label, seller >= border ? 'seller' : 'buyer'];
	});
	const isSure = (seller: number) => most - least >= APART && Math.abs(seller - border) >= SURE;
	const doubtful = people.filter(({ seller }) => !isSure(seller)).map(({ label }) => label);
	return { sides: Object.fromEntries(sides), doubtful: people.length > 1 ? doubtful : [], distance: most - least };
}

/** Whether nobody is known to sell: no label or title says so, and whoever is read as a seller is so in doubt. */
export function isSellerInDoubt(call: Call, { sides, doubtful }: Sides): boolean {
	if (doubtful.length === 0 || call.speakers.some(({ label, title }) => hint(label, title) > 0)) return false;
	return Object.entries(sides).every(([label, side]) => side !== 'seller' || doubtful.includes(label));
}

/** What the label or the title in the header says, stronger than any word. */
function hint(label: string, title = ''): number {
	if (SELLER_LABELS.test(label.toLowerCase()) || SELLER_TITLE.pattern.test(`${label} ${title}`)) return 3;
	return BUYER_LABELS.test(label.toLowerCase()) ? -3 : 0;
}

function logit(likelihood: number): number {
	const inside = Math.min(0.999, Math.max(0.001, likelihood));
	return Math.log(inside / (1 - inside));
}
