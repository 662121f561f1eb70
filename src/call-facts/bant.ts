/** Budget, authority, need and timeline: points for what the facts show. */

import type { Bant, CallFacts, OutcomeKind } from './facts.ts';

/** One addend of a score: what is there, its points, and the turns that show it. */
export interface Tick {
	/** As a reader would say it, e.g. "a price was named". */
	what: string;
	points: number;
	lines: readonly number[];
}

type Part = keyof Bant;
type Facts = Omit<CallFacts, 'bant'>;

/** How the call ended counts in each part: fitted, as are the other points, to what fair readers gave 200 calls. */
const ENDED: Record<Part, Record<OutcomeKind, number>> = {
	budget: { agreed: 7, 'next-step': 5, open: 3, refused: 1 },
	authority: { agreed: 8, 'next-step': 4, open: 4, refused: 5 },
	need: { agreed: 3, 'next-step': 3, open: 2, refused: 1 },
	timeline: { agreed: 5, 'next-step': 4, open: 1, refused: 0 },
};

const ENDING: Record<OutcomeKind, string> = {
	agreed: 'for a call that ended with a yes',
	'next-step': 'for a call that ended with a next step',
	open: 'for a call that ended open',
	refused: 'for a call that ended with a no',
};

const MOST = 10;

/** The addends of each part; their sum is the score, up to 10. None where nobody sells. */
export function ticksOf(facts: Facts): Record<Part, Tick[]> {
	if (Object.values(facts.sides).every((side) => side === 'other')) {
		return { budget: [], authority: [], need: [], timeline: [] };
	}
	const { prices, budget, deciders, pains, goals, figures, timing, next, outcome } = facts;
	const tick = (what: string, points: number, shown: readonly { lines: readonly number[] }[], least = 1): Tick[] =>
		shown.length < least || points === 0
			? []
			: [{ what, points, lines: shown.slice(0, least).flatMap(({ lines }) => lines.slice(0, 1)) }];
	const ended = (part: Part) => tick(ENDING[outcome.kind], ENDED[part][outcome.kind], [outcome]);
	return {
		budget: [...ended('budget'), ...tick('a price was named', 1, prices), ...tick('they named a sum', 1, budget)],
		authority: [
			...ended('authority'),
			...tick(
				'a decider was on the call',
				3,
				deciders.filter(({ present }) => present),
			),
		],
		need: [
			...ended('need'),
			...tick(
				'a main trouble',
				3,
				pains.filter(({ main }) => main),
			),
			...tick('measured in figures', 2, figures, 2),
			...tick('a goal', 1, goals),
		],
		timeline: [
			...ended('timeline'),
			...tick('a date of theirs', 1, timing),
			...tick('a second one', 1, timing.slice(1)),
			...tick(
				'a promise with a day',
				2,
				next.filter(({ when }) => when !== null),
			),
		],
	};
}

/** Each from 0 to 10; all 0 where nobody sells. */
export function bantOf(facts: Facts): Bant {
	const { budget, authority, need, timeline } = ticksOf(facts);
	return { budget: total(budget), authority: total(authority), need: total(need), timeline: total(timeline) };
}

function total(ticks: readonly Tick[]): number {
	return Math.min(
		MOST,
		ticks.reduce((sum, { points }) => sum + points, 0),
	);
}
