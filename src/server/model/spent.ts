import type { Usage } from '#shared/runs.ts';

/** What one question has cost so far. */
export interface Spent {
	/** HTTP calls. */
	calls: number;
	usage: Usage;
	/** When the time is up, in milliseconds since the epoch. */
	readonly deadline: number;
}

/** Adds up what the calls of a question cost; a sum that holds an estimate is one. */
export function add(spent: Spent, usage: Usage): void {
	for (const kind of ['inputTokens', 'outputTokens', 'cost'] as const) {
		const amount = usage[kind];
		if (amount !== undefined) spent.usage[kind] = (spent.usage[kind] ?? 0) + amount;
	}
	if (usage.estimated) spent.usage.estimated = true;
}
