/**
 * From which likelihood on something counts as a fact: for each kind where most was right and found on calls that the
 * weights had not learned from, precision before recall.
 */
export const THRESHOLDS = {
	prices: 0.48,
	budget: 0.4,
	figures: 0.42,
	deciders: 0.28,
	timing: 0.24,
	pains: 0.54,
	goals: 0.18,
	objections: 0.47,
	alternatives: 0.31,
	signals: 0.39,
	next: 0.48,
} as const;
