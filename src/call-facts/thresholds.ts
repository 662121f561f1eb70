/**
 * From which likelihood on something counts as a fact: for each kind where most was right and found on calls that the
 * weights had not learned from, precision before recall.
 */
export const THRESHOLDS = {
	prices: 0.6,
	budget: 0.4,
	figures: 0.48,
	deciders: 0.32,
	timing: 0.24,
	pains: 0.52,
	goals: 0.2,
	objections: 0.44,
	alternatives: 0.28,
	signals: 0.4,
	next: 0.58,
} as const;
