import type { Usage } from '#shared/runs.ts';

/** The limits for one question. */
export interface Limits {
	/** Milliseconds from the start of each call to its first token. */
	firstTokenMs: number;
	/** Milliseconds for all calls and pauses together. */
	totalMs: number;
	/** HTTP calls: the first one, retries and the repair. Each part of an answer has as many. */
	calls: number;
	/** Milliseconds before the first retry. Each later pause is twice as long, plus up to 25 % at random. */
	pauseMs: number;
}

/** The environment can override these defaults. */
export const LIMITS: Limits = { firstTokenMs: 60_000, totalMs: 300_000, calls: 3, pauseMs: 1000 };

/** Covers everything one question causes: all parts, retries, the repair and looser formats. */
export interface Budget {
	readonly limits: Limits;
	/** HTTP calls made so far, for the part that is being asked for where there are parts. */
	calls: number;
	/** What those calls cost. */
	usage: Usage;
	/** Milliseconds since the epoch. */
	readonly deadline: number;
	/** The name of the part that is being asked for. */
	part?: string;
}

export function startBudget(limits: Limits): Budget {
	return { limits, calls: 0, usage: {}, deadline: Date.now() + limits.totalMs };
}

/** Whether no further call is allowed. */
export function isSpent({ calls, limits }: Budget): boolean {
	return calls >= limits.calls;
}
