/** Budget, authority, need and timeline: points for what the facts show. */

import type { Bant, CallFacts, OutcomeKind } from './facts.ts';

type Points = Record<OutcomeKind, number>;

const BUDGET: Points = { agreed: 7, 'next-step': 4.5, open: 3.5, refused: 2 };
const TIMELINE: Points = { agreed: 6.5, 'next-step': 4.5, open: 3, refused: 1.5 };
const NEED: Points = { agreed: 6, 'next-step': 5, open: 5, refused: 3.5 };
const AUTHORITY: Points = { agreed: 8, 'next-step': 5.5, open: 5.5, refused: 5.5 };
const NOTHING: Bant = { budget: 0, authority: 0, need: 0, timeline: 0 };

/** Each from 0 to 10; all 0 where nobody sells. */
export function bantOf({
	sides,
	outcome: { kind },
	budget,
	deciders,
	pains,
	goals,
	timing,
}: Omit<CallFacts, 'bant'>): Bant {
	if (Object.values(sides).every((side) => side === 'other')) return { ...NOTHING };
	const isSomeoneAbsent = deciders.some(({ present }) => !present);
	return {
		budget: points(BUDGET[kind] + (budget.length > 0 ? 1 : 0)),
		authority: points(AUTHORITY[kind] + (isSomeoneAbsent ? -1.5 : 1.5)),
		need: points(NEED[kind] + 0.6 * Math.min(4, pains.length) + (goals.length > 0 ? 0.5 : 0)),
		timeline: points(TIMELINE[kind] + Math.min(2, timing.length)),
	};
}

function points(score: number): number {
	return Math.max(0, Math.min(10, Math.round(score)));
}
