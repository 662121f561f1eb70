import { fill } from '#prose/fill.ts';
import { inMarks } from './items.ts';
import { MOST_POINTS, type Plan } from './plan.ts';
import { OWN_POINT } from './sentences/open-questions.ts';

/**
 * What asks for the points that are about no job on the list, each in another way in each list: as there are three ways,
 * a list takes one twice only when all are taken.
 */
export function ownPoints(points: Plan['points']): { workflow: string[]; test: string[] } {
	const own = points.filter(({ taken }) => taken === null).slice(0, MOST_POINTS);
	const asked = (turn: number) =>
		own.map(({ words }, index) => fill(OWN_POINT[(index + turn) % OWN_POINT.length] ?? '', { words: inMarks(words) }));
	return { workflow: asked(0), test: asked(1) };
}
