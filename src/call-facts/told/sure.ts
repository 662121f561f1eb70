/**
 * From which likelihood on something is told. Of what was read of gold calls by weights that had not learned from them, below
 * these three to five in ten were none, above them one in ten.
 */
export const SURE = {
	goal: 0.35,
	alternative: 0.4,
	date: 0.45,
	decider: 0.55,
	signal: 0.65,
	trouble: 0.7,
	doubt: 0.75,
} as const;
