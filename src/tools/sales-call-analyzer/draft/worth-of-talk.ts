import type { Reading } from '../reading.ts';
import { gradeOf } from '../talks/grades.ts';
import type { Worth } from '../worth/worth.ts';
import type { Passage } from './passage.ts';

/** What is worth less is not told: of such talks nothing mostly follows, or something else took their place. */
export const LEAST_WORTH = 0.35;

/** How much a passage is worth telling. */
export function worthOfTalk(reading: Reading, pieces: Passage, worth: Worth): number {
	const [from, to] = [pieces[0]?.turn.index ?? 0, pieces.at(-1)?.turn.index ?? 0];
	return gradeOf(reading, worth, { from, to });
}
