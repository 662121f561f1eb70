import { fill } from '#prose/fill.ts';
import { inMarks } from './items.ts';
import { MOST_POINTS, type Plan } from './plan.ts';
import { OWN_POINT } from './sentences/open-questions.ts';

interface OwnPoints {
	workflow: string[];
	test: string[];
	/** Each asked in the one way that neither list holds yet, for where questions are missing. */
	again: string[];
}

/**
 * What asks for the points that are about no job on the list, each in another way in each list: as there are three ways,
 * a list takes one twice only when all are taken.
 */
export function ownPoints(points: Plan['points']): OwnPoints {
	const own = points.filter(({ taken }) => taken === null).slice(0, MOST_POINTS);
	const asked = (turn: number) =>
		own.map(({ words }, index) => fill(OWN_POINT[(index + turn) % OWN_POINT.length] ?? '', { words: inMarks(words) }));
	const again = asked(2);
	// Of two points the second comes up again first: its third way is the one that the tests do not hold yet.
	return { workflow: asked(0), test: asked(1), again: own.length === 2 ? again.toReversed() : again };
}
