/**
 * From which likelihood on something counts as a fact: for each kind where most was right and found on calls that the
 * weights had not learned from, precision before recall.
 */
export const THRESHOLDS = {
	prices: 0.44,
	budget: 0.36,
	figures: 0.4,
	deciders: 0.28,
	timing: 0.24,
	pains: 0.52,
	goals: 0.2,
	objections: 0.42,
	alternatives: 0.3,
	signals: 0.4,
	next: 0.46,
} as const;
