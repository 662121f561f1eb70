/** How the call ended. */

import type { CallFacts, OutcomeKind } from './facts.ts';
import { closeFeatures } from './learned/close.ts';
import type { SideOf } from './learned/features.ts';
import { ask } from './learned/linear.ts';
import type { Weights } from './learned/weights.ts';
import type { Rated } from './said.ts';

const KINDS: readonly OutcomeKind[] = ['agreed', 'next-step', 'open', 'refused'];

export interface Ending {
	/** Of each kind, from the words of the last turns and the likeliest single turn. */
	likely: Record<OutcomeKind, number>;
	lines: number[];
}

/** Fitted to the gold calls, each read by weights that were trained without it. */
const WORDS = 1.4;
const TURN = 0.8;
const BIAS: Record<OutcomeKind, number> = { agreed: -0.3, 'next-step': -2.1, open: -2.3, refused: 0 };

function logit(likelihood: number): number {
	return Math.log((likelihood + 1e-3) / (1 - likelihood + 1e-3));
}

function shares(scores: readonly [kind: OutcomeKind, score: number][]): Record<OutcomeKind, number> {
	const most = Math.max(...scores.map(([, score]) => score));
	const raised = scores.map(([kind, score]) => [kind, Math.exp(score - most)] as const);
	const sum = raised.reduce((total, [, value]) => total + value, 0);
	return Object.fromEntries(raised.map(([kind, value]) => [kind, value / sum])) as Record<OutcomeKind, number>;
}

export function endingOf(rated: readonly Rated[], sideOf: SideOf, weights: Weights): Ending {
	const turns = rated.map(({ turn }) => turn);
	const words = ask(weights.close, closeFeatures(turns, sideOf));
	const last = rated.slice(Math.floor(rated.length * 0.6));
	const most = (kind: string) => Math.max(0, ...last.map(({ likely }) => likely[kind] ?? 0));
	const score = (kind: OutcomeKind) =>
		WORDS * logit(words[kind] ?? 0) + (kind === 'open' ? 0 : TURN * logit(most(kind))) + BIAS[kind];
	const likely = shares(KINDS.map((kind) => [kind, score(kind)]));
	const best = KINDS.reduce((one, other) => (likely[other] > likely[one] ? other : one));
	const shown = last.toSorted((a, b) => (b.likely[best] ?? 0) - (a.likely[best] ?? 0)).slice(0, 2);
	return { likely, lines: shown.map(({ turn }) => turn.number).sort((a, b) => a - b) };
}

export function outcomeOf({ likely, lines }: Ending): CallFacts['outcome'] {
	const kind = KINDS.reduce((one, other) => (likely[other] > likely[one] ? other : one));
	return { kind, lines, confidence: likely[kind] };
}
