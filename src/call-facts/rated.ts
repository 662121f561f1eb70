import { ask } from '#language/linear-models/linear.ts';
import { type SideOf, turnFeatures } from './learned/features.ts';
import type { Weights } from './learned/stored.ts';
import type { OnTurn, Utterance } from './utterances.ts';

/** A turn and how likely it holds each kind of fact. */
export interface Rated {
	turn: Utterance;
	likely: Record<string, number>;
}

export function rate(turns: readonly Utterance[], sideOf: SideOf, weights: Weights, onTurn?: OnTurn): Rated[] {
	return turns.map((turn, index) => {
		const likely = ask(weights.turn, turnFeatures(turns, index, sideOf));
		onTurn?.(index + 1, turns.length);
		return { turn, likely };
	});
}
