import { fill } from '#prose/fill.ts';
import { inMarks } from './items.ts';
import { MOST_POINTS, type Plan } from './plan.ts';
import { OWN_POINT } from './sentences/open-questions.ts';

/** What asks, in one of the lists, for the points that are about no job of ours. */
export function ownPoints(points: Plan['points'], kind: keyof typeof OWN_POINT): string[] {
	const own = points.filter(({ taken }) => taken === null).slice(0, MOST_POINTS);
	const ways = Object.values(OWN_POINT[kind]);
	return own.flatMap(({ words }, index) => (ways[index] ? fill(ways[index], { words: inMarks(words) }) : []));
}
