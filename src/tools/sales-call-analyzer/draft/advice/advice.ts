import { fill } from '#prose/fill.ts';
import { oncePer } from '#shared/once-per.ts';
import { type Reading, unscoredBecause } from '../../reading.ts';
import { ASKING } from './asking.ts';
import { DECIDING } from './deciding.ts';
import { DOUBTS } from './doubts.ts';
import { ENDING } from './ending.ts';
import { GIVING } from './giving.ts';
import { NEED } from './need.ts';
import type { Advice, Piece, Shown } from './piece.ts';
import { PRICE } from './price.ts';
import { TALK } from './talk.ts';
import { TIMING } from './timing.ts';

/** Every piece of advice that the built-in engine can give. */
export const PIECES: readonly Piece[] = [
	...ENDING,
	...TIMING,
	...DECIDING,
	...NEED,
	...PRICE,
	...GIVING,
	...DOUBTS,
	...ASKING,
	...TALK,
];

const MOST = 5;

/** What to do differently, the weightiest first: at most five, none about the same line, and often none. */
export const advice = oncePer((reading: Reading): Advice[] => {
	if (unscoredBecause(reading) !== null) return [];
	const taken = new Set<number>();
	return PIECES.toSorted((a, b) => b.weight - a.weight)
		.flatMap((piece): Advice[] => {
			const shown = piece.find(reading);
			if (shown === undefined || taken.has(shown.lines[0]) || !isQuoted(shown)) return [];
			taken.add(shown.lines[0]);
			return [told(piece, shown.slots, shown.lines)];
		})
		.slice(0, MOST);
});

/** Words that run over lines of the transcript cannot be quoted. */
function isQuoted({ slots: { quote = '“' } }: Shown): boolean {
	return quote.startsWith('“');
}

function told(
	{ id, area, impact, issue, recommendation, target }: Piece,
	slots: Record<string, string>,
	lines: number[],
): Advice {
	return { id, area, impact, issue: fill(issue as string, slots as never), recommendation, target, lines };
}
