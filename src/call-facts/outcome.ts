/** How the call ended. */

import { ask } from '#language/linear-models/linear.ts';
import type { CallFacts, OutcomeKind } from './facts.ts';
import { closeFeatures } from './learned/close.ts';
import { type SideOf, turnFeatures } from './learned/features.ts';
import { shownFeatures } from './learned/shown.ts';
import type { EndingWeights } from './learned/stored.ts';
import type { Utterance } from './utterances.ts';

const KINDS: readonly OutcomeKind[] = ['agreed', 'next-step', 'open', 'refused'];

/** Fitted to the gold calls and endings, each read by weights that were trained without it. */
const WORDS = 1.3;
const TURN = 0.5;
const BIAS: Record<OutcomeKind, number> = { agreed: -3.65, 'next-step': -2, open: -2, refused: 0 };
/** Of a call: from where on a turn counts for its ending, and from where on it may show it, or within so many turns. */
const LATE = 0.6;
const MIDDLE = 0.5;
const LAST_TURNS = 40;
/** Of the longest call: no more turns are looked at. */
const MOST_TURNS = 200;
/** From here on a turn of theirs likely leaves a part of what was offered. */
const LEAST_LEFT = 0.4;
/** As many turns show an ending. */
const MOST_SHOWN = 2;

export function outcomeOf(turns: readonly Utterance[], sideOf: SideOf, weights: EndingWeights): CallFacts['outcome'] {
	const words = ask(weights.close, closeFeatures(turns, sideOf));
	const late = turns.flatMap(({ speaker }, index): Record<string, number>[] =>
		index < Math.max(Math.floor(turns.length * LATE), turns.length - MOST_TURNS) || sideOf(speaker) !== 'buyer'
			? []
			: [ask(weights.ends, turnFeatures(turns, index, sideOf))],
	);
	const most = (kind: string) => Math.max(0, ...late.map((likely) => likely[kind] ?? 0));
	const weighed = KINDS.map((kind) => {
		const turn = kind === 'open' ? 0 : TURN * logit(most(kind));
		return { kind, weight: Math.exp(WORDS * logit(words[kind] ?? 0) + turn + BIAS[kind]) };
	});
	const { kind, weight } = weighed.reduce((best, other) => (other.weight > best.weight ? other : best));
	const [left] = kind === 'agreed' ? shownBy('left', turns, sideOf, weights) : [];
	return {
		kind,
		lines: shownBy(kind, turns, sideOf, weights).map(({ turn }) => turn.number),
		...(left !== undefined && left.likely >= LEAST_LEFT && { left: [left.turn.number] }),
		confidence: weight / weighed.reduce((sum, other) => sum + other.weight, 0),
	};
}

function logit(likelihood: number): number {
	return Math.log((likelihood + 1e-3) / (1 - likelihood + 1e-3));
}

interface Shown {
	turn: Utterance;
	likely: number;
}

/** The turns that show an ending, or what is left, the likeliest first; a yes and a no are theirs to say. */
function shownBy(
	what: OutcomeKind | 'left',
	turns: readonly Utterance[],
	sideOf: SideOf,
	weights: EndingWeights,
): Shown[] {
	const from = Math.max(Math.min(turns.length * MIDDLE, turns.length - LAST_TURNS), turns.length - MOST_TURNS);
	const isAnybodys = what === 'next-step' || what === 'open';
	const all = turns.flatMap((turn, index): Shown[] =>
		index < from || !(isAnybodys || sideOf(turn.speaker) === 'buyer')
			? []
			: [{ turn, likely: ask(weights.shown, shownFeatures(turns, index, sideOf))[what] ?? 0 }],
	);
	return all.toSorted((a, b) => b.likely - a.likely).slice(0, MOST_SHOWN);
}
