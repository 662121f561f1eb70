/** How the call ended. */

import { ask } from '#language/linear-models/linear.ts';
import { LEAVE_ALONE, NO, PLAIN_NO } from './cues.ts';
import type { CallFacts, OutcomeKind } from './facts.ts';
import { closeFeatures } from './learned/close.ts';
import type { SideOf } from './learned/features.ts';
import type { Weights } from './learned/stored.ts';
import type { Rated } from './rated.ts';

const KINDS: readonly OutcomeKind[] = ['agreed', 'next-step', 'open', 'refused'];

/** Fitted to the gold calls, each read by weights that were trained without it. */
const WORDS = 1.7;
const TURN = 1.4;
const BIAS: Record<OutcomeKind, number> = { agreed: 0.1, 'next-step': -0.9, open: -2.3, refused: 0 };

function logit(likelihood: number): number {
	return Math.log((likelihood + 1e-3) / (1 - likelihood + 1e-3));
}

export function outcomeOf(rated: readonly Rated[], sideOf: SideOf, weights: Weights): CallFacts['outcome'] {
	const turns = rated.map(({ turn }) => turn);
	const words = ask(weights.close, closeFeatures(turns, sideOf));
	const last = rated.slice(Math.floor(rated.length * 0.6));
	const most = (kind: string) => Math.max(0, ...last.map(({ likely }) => likely[kind] ?? 0));
	const weighed = KINDS.map((kind) => {
		const turn = kind === 'open' ? 0 : TURN * logit(most(kind));
		return { kind, weight: Math.exp(WORDS * logit(words[kind] ?? 0) + turn + BIAS[kind]) };
	});
	const buyers = last.filter(({ turn }) => sideOf(turn.speaker) === 'buyer');
	const leaveAlone = buyers.find(({ turn }) => LEAVE_ALONE.pattern.test(turn.text));
	if (leaveAlone) return { kind: 'refused', lines: [leaveAlone.turn.number], confidence: 1 };
	const likeliest = weighed.reduce((best, other) => (other.weight > best.weight ? other : best));
	const plainNo = likeliest.kind === 'open' && buyers.some(({ turn }) => PLAIN_NO.pattern.test(turn.text));
	const { kind, weight } = plainNo ? { ...likeliest, kind: 'refused' as const } : likeliest;
	const plainly = buyers.filter(({ turn }) => PLAIN_NO.pattern.test(turn.text));
	const saysNo = plainly.length > 0 ? plainly : buyers.filter(({ turn }) => NO.pattern.test(turn.text));
	const from = kind === 'refused' && saysNo.length > 0 ? saysNo : last;
	const shown = from.toSorted((a, b) => (b.likely[kind] ?? 0) - (a.likely[kind] ?? 0)).slice(0, 2);
	return {
		kind,
		lines: shown.map(({ turn }) => turn.number),
		confidence: weight / weighed.reduce((sum, other) => sum + other.weight, 0),
	};
}
