export interface Limits {
	/** From each call to its first token, in milliseconds. */
	firstTokenMs: number;
	/** All calls and pauses together, in milliseconds. */
	totalMs: number;
	/** HTTP calls that one question may cost. */
	calls: number;
	/** The first pause before another try; each further one is twice as long, plus up to a quarter by chance. */
	pauseMs: number;
}

/** Where the environment says nothing else. */
export const LIMITS: Limits = { firstTokenMs: 60_000, totalMs: 300_000, calls: 3, pauseMs: 1000 };
