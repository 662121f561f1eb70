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
	/** Of one's own, for a day, whose words are none of those that promises are known by. */
	promise: 0.9,
} as const;
