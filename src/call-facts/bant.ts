/** Budget, authority, need and timeline: points for what the facts show. */

import type { Bant, CallFacts, OutcomeKind } from './facts.ts';

type Part = keyof Bant;
type Facts = Omit<CallFacts, 'bant'>;

/** How the call ended counts in each part: fitted, as are the other points, to what fair readers gave 200 calls. */
const ENDED: Record<Part, Record<OutcomeKind, number>> = {
	budget: { agreed: 7, 'next-step': 5, open: 3, refused: 1 },
	authority: { agreed: 8, 'next-step': 4, open: 4, refused: 5 },
	need: { agreed: 3, 'next-step': 3, open: 2, refused: 1 },
	timeline: { agreed: 5, 'next-step': 4, open: 1, refused: 0 },
};

const MOST = 10;

/** What points are given for: how the call ended, and what was said. */
export type Reason = OutcomeKind | 'price' | 'money' | 'decider' | 'trouble' | 'figures' | 'goal' | 'date' | 'step';

/** The points of each part, none of them 0 and 10 at most in all; nothing where nobody sells. */
export function bantPoints(facts: Facts): Record<Part, [reason: Reason, points: number][]> {
	if (Object.values(facts.sides).every((side) => side === 'other'))
		return { budget: [], authority: [], need: [], timeline: [] };
	const { prices, budget, deciders, pains, goals, figures, timing, next, outcome } = facts;
	const present = deciders.filter((one) => one.present);
	const main = pains.filter((one) => one.main);
	const dated = next.filter(({ when }) => when !== null);
	const of = (part: Part, ...further: [Reason, number][]) => {
		const given: [Reason, number][] = [];
		for (const [reason, points] of [[outcome.kind, ENDED[part][outcome.kind]] as const, ...further]) {
			const left = Math.min(points, MOST - sumOf(given));
			if (left > 0) given.push([reason, left]);
		}
		return given;
	};
	return {
		budget: of('budget', ['price', worth(1, prices)], ['money', worth(1, budget)]),
		authority: of('authority', ['decider', worth(3, present)]),
		need: of('need', ['trouble', worth(3, main)], ['figures', worth(2, figures, 2)], ['goal', worth(1, goals)]),
		timeline: of('timeline', ['date', Math.min(2, timing.length)], ['step', worth(2, dated)]),
	};
}

/** Each from 0 to 10: the sum of its points. */
export function bantOf(facts: Facts): Bant {
	const { budget, authority, need, timeline } = bantPoints(facts);
	return { budget: sumOf(budget), authority: sumOf(authority), need: sumOf(need), timeline: sumOf(timeline) };
}

function sumOf(points: readonly [Reason, number][]): number {
	return points.reduce((sum, [, one]) => sum + one, 0);
}

/** Points for facts where there are enough of them. */
function worth(points: number, facts: readonly unknown[], least = 1): number {
	return facts.length < least ? 0 : points;
}
