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

/** Each from 0 to 10; all 0 where nobody sells. */
export function bantOf(facts: Facts): Bant {
	if (Object.values(facts.sides).every((side) => side === 'other')) {
		return { budget: 0, authority: 0, need: 0, timeline: 0 };
	}
	const { prices, budget, deciders, pains, goals, figures, timing, next, outcome } = facts;
	const total = (part: Part, ...points: number[]) =>
		points.reduce((sum, one) => Math.min(MOST, sum + one), ENDED[part][outcome.kind]);
	const present = deciders.filter((one) => one.present);
	const main = pains.filter((one) => one.main);
	const dated = next.filter(({ when }) => when !== null);
	return {
		budget: total('budget', worth(1, prices), worth(1, budget)),
		authority: total('authority', worth(3, present)),
		need: total('need', worth(3, main), worth(2, figures, 2), worth(1, goals)),
		timeline: total('timeline', Math.min(2, timing.length), worth(2, dated)),
	};
}

/** Points for facts where there are enough of them. */
function worth(points: number, facts: readonly unknown[], least = 1): number {
	return facts.length < least ? 0 : points;
}
