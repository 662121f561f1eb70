import type { Call } from '#shared/calls.ts';
import type { ClientShare, FullClient } from '#shared/clients.ts';
import type { Run } from '#shared/runs.ts';
import { shortMoment } from '#web/dates.ts';

/** Something that happened with a client. */
export type TimelineEntry =
	| { kind: 'call'; at: string; call: Call }
	| { kind: 'run'; at: string; run: Run }
	| { kind: 'share'; at: string; share: ClientShare };

export interface TimelineDay {
	/** e.g. "Today". */
	day: string;
	entries: readonly TimelineEntry[];
}

/** Calls, runs and links in one row, the newest first. The analysis that a call leads to is no row beside it. */
export function entriesOf({ calls, runs, shares }: FullClient): TimelineEntry[] {
	const analyses = new Set(calls.map(({ runId }) => runId));
	const isOfCall = ({ id, tool }: Run) => tool === 'sales-call-analyzer' && analyses.has(id);
	const all: TimelineEntry[] = [
		...shares.map((share) => ({ kind: 'share' as const, at: share.createdAt, share })),
		...runs.filter((run) => !isOfCall(run)).map((run) => ({ kind: 'run' as const, at: run.createdAt, run })),
		...calls.map((call) => ({ kind: 'call' as const, at: startOf(call, runs), call })),
	];
	return all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** A call is kept once it has been read, by when the run that reads it has begun: it stands before what is made of it. */
function startOf({ id, createdAt }: Call, runs: readonly Run[]): string {
	const ofCall = runs.filter(({ callId }) => callId === id).map((run) => run.createdAt);
	return [createdAt, ...ofCall].reduce((one, other) => (Date.parse(other) < Date.parse(one) ? other : one));
}

/** By the day on which each happened, in the member's time zone. */
export function daysOf(entries: readonly TimelineEntry[], now = new Date()): TimelineDay[] {
	const byDay = Map.groupBy(entries, ({ at }) => dayAndTime(at, now).day);
	return [...byDay].map(([day, its]) => ({ day, entries: its }));
}

/** "Today" and "16:52". */
export function dayAndTime(iso: string, now = new Date()): { day: string; time: string } {
	const [day = '', time = ''] = shortMoment(iso, now).split(', ');
	return { day, time };
}
