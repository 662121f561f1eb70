import type { Seconds, Turn } from '../call.ts';

/** Shorter turns, such as "mm-hm" or "yes, right", are not interruptions. */
const FEWEST_WORDS = 3;

/** Shorter overlaps may only be late time marks. */
const SHORTEST_OVERLAP: Seconds = 0.3;

/**
 * The turns that interrupt another speaker: they have at least three words and begin at least 0.3 seconds before the
 * previous turn ends. Null unless every turn has a start and an end.
 */
export function interruptionsIn(turns: readonly Turn[]): ReadonlySet<Turn> | null {
	if (turns.some(({ start, end }) => start === undefined || end === undefined)) return null;
	return new Set(turns.filter((turn, index) => cutsInto(turn, turns[index - 1])));
}

function cutsInto(turn: Turn, before: Turn | undefined): boolean {
	if (before === undefined || turn.words < FEWEST_WORDS) return false;
	if (turn.speaker === null || before.speaker === null || turn.speaker === before.speaker) return false;
	const [start, end] = [turn.start ?? 0, before.end ?? 0];
	return end - start >= SHORTEST_OVERLAP && start >= (before.start ?? 0);
}
