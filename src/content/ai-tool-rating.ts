/** Our rating of a tool: a sum of stated points, so that anyone can check it. */

/** The lowest rating; each point adds a tenth. */
const BASE = 4.2;

/** What a tool can have, worded to follow "It". */
export const RATING_POINTS = {
	free: 'can be used without paying',
	'no-code': 'needs no programming',
	browser: 'runs in the browser',
	api: 'can be called from other software',
	local: 'can run on your own machine or server',
	export: 'lets you take your work out in common file formats',
	team: 'has a shared workspace for a team',
} as const;

export type RatingPoint = keyof typeof RATING_POINTS;

/** How our ratings are made, worded for the page. */
export const RATING_RULE =
	'Our rating is 4.2 plus 0.1 for each of seven points: free use, no programming, browser, API, own machine or server, export, shared workspace. It says how easily a tool goes into client work, not how good its answers are, and it is no average of votes. “Popular” marks at most one widely known tool of a category.';

/** 4.2 to 4.9, with one decimal. */
export function ratingOf(points: readonly RatingPoint[]): number {
	return Math.round((BASE + new Set(points).size / 10) * 10) / 10;
}
