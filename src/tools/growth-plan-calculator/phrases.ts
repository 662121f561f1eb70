/**
 * Every fixed sentence of the built-in plan. What stands between “ ” is quoted from the call; slots take names, a line or
 * a whole quote, and nothing else.
 */

import { at } from '#prose/places.ts';
import { listOf, quoted } from '#prose/sentences.ts';

/** All of it is for the member alone. */
export const OUTCOME = {
	agreed: 'Agreed',
	'next-step': 'A next step is agreed',
	open: 'Open, nothing is settled',
	refused: 'Refused',
} as const;

export const ended = (outcome: string, cited: string) => (cited === '' ? `${outcome}.` : `${outcome}: ${cited}`);
export const decide = (names: readonly string[], lines: readonly number[]) =>
	`${listOf(names)} ${names.length === 1 ? 'decides' : 'decide'} ${at(...lines)}.`;
/** Whoever has no name stands as they were called: “my wife”. */
export const absent = (who: string, line: number) =>
	`Not on the call: ${/^\p{Lu}/u.test(who) ? who : quoted(who)} ${at(line)}.`;
export const theirSum = (cited: string) => `They named a sum: ${cited}.`;

/** Where an answer and the call differ. */
export const check = (label: string, wrote: string, says: string, line: number) =>
	`${label}: check ${quoted(wrote)}, the call says ${says} ${at(line)}.`;

/** Headings of what is known of them today. */
export const STATE = {
	figures: 'In figures',
	timing: 'Their dates',
	tried: 'Tried before',
	used: 'In use today',
	considered: 'Compared with you',
} as const;
