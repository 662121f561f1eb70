import type { Partially } from '#tools/define.ts';
import type { CompassOutput } from './contract.ts';
import { SCORE_NAMES, SCORES, totalText } from './words.ts';

/** The niche that fits best, its points, and where it is weakest, if that is one thing. */
export function verdict({ recommendations }: Partially<CompassOutput>): string[] {
	const best = recommendations?.[0];
	if (!best?.title) return [];
	const points = SCORE_NAMES.map((name) => best.scores?.[name]?.points ?? 0);
	if (!best.scores) return [`Fits best: ${best.title}.`];
	const least = Math.min(...points);
	const weakest = SCORE_NAMES.filter((_, index) => points[index] === least);
	const [one] = weakest;
	return [
		`Fits best: ${best.title}, ${totalText(points)} points.`,
		weakest.length === 1 && one ? `Weakest in ${SCORES[one].toLowerCase()}.` : '',
	];
}
