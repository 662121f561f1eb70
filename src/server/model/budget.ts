import type { Usage } from '#shared/runs.ts';

/** What one question may cost. */
export interface Limits {
	/** From each call to its first token, in milliseconds. */
	firstTokenMs: number;
	/** All calls and pauses together, in milliseconds. */
	totalMs: number;
	/** HTTP calls, the first one, retries and the repair alike. */
	calls: number;
	/** The pause before the first retry. Each further one is twice as long, plus up to a quarter at random. */
	pauseMs: number;
}

/** The defaults, which the environment can change. */
export const LIMITS: Limits = { firstTokenMs: 60_000, totalMs: 300_000, calls: 3, pauseMs: 1000 };

/** One budget covers everything that a question causes: retries, the repair, and looser formats. */
export interface Budget {
	readonly limits: Limits;
	/** HTTP calls made so far. */
	calls: number;
	/** What they cost. */
	usage: Usage;
	/** When the time is up, in milliseconds since the epoch. */
	readonly deadline: number;
}

export function startBudget(limits: Limits): Budget {
	return { limits, calls: 0, usage: {}, deadline: Date.now() + limits.totalMs };
}

/** Whether no further call may be made. */
export function isSpent({ calls, limits }: Budget): boolean {
	return calls >= limits.calls;
}
