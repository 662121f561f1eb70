/** Who follows which run, and how far the runs are that this process works on. */
import type { Progress } from '#shared/runs.ts';
import type { Outcome } from './outcome.ts';

/** A run under way as this process knows it. */
export interface LiveRun {
	/** Grows with every change, over all attempts; from 1 where the run is worked on. */
	sequence: number;
	progress: Progress;
	/** What the model has written of its answer. */
	text: string;
}

export interface Follower {
	changed?(live: LiveRun): void;
	/** Called once; null where another instance ended the run, so that it is to be read. */
	ended(outcome: Outcome | null): void;
	/** The server stops; the run goes on elsewhere, or here after the start. */
	stopping(): void;
}

export interface Watch {
	/** Until the function that it gives is called, or the run has ended. */
	follow(id: string, follower: Follower): () => void;
	/** Runs that are followed here and worked on elsewhere. */
	foreign(): string[];
	/** Whether the run is worked on here. */
	isOwn(id: string): boolean;
	/** What is known of a run here; undefined for one that nobody here works on or follows. */
	live(id: string): LiveRun | undefined;
	/** The run is worked on here from now on. */
	begin(id: string, attempt: number): void;
	report(id: string, change: Partial<Omit<LiveRun, 'sequence'>>): void;
	/** What another instance says of a run that is followed here. */
	learn(id: string, live: LiveRun): void;
	/** The run is no longer worked on here, though it has not ended. */
	release(id: string): void;
	end(id: string, outcome: Outcome | null): void;
	/** Tells every follower that the server stops. */
	stop(): void;
}

/** More changes than an attempt can have: what a later attempt reports is always newer. */
const CHANGES_OF_AN_ATTEMPT = 10_000_000;

export function createWatch(): Watch {
	const own = new Map<string, LiveRun>();
	const learned = new Map<string, LiveRun>();
	const followers = new Map<string, Set<Follower>>();
	const of = (id: string) => [...(followers.get(id) ?? [])];

	function leave(id: string, follower: Follower): void {
		const all = followers.get(id);
		all?.delete(follower);
		if (all?.size !== 0) return;
		followers.delete(id);
		learned.delete(id);
	}

	return {
		follow(id, follower) {
			const all = followers.get(id) ?? new Set();
			followers.set(id, all.add(follower));
			return () => leave(id, follower);
		},
		foreign: () => [...followers.keys()].filter((id) => !own.has(id)),
		isOwn: (id) => own.has(id),
		live: (id) => own.get(id) ?? learned.get(id),
		begin(id, attempt) {
			own.set(id, { sequence: attempt * CHANGES_OF_AN_ATTEMPT + 1, progress: { stage: 'reading' }, text: '' });
			for (const follower of of(id)) follower.changed?.(own.get(id) as LiveRun);
		},
		report(id, change) {
			const live = own.get(id);
			if (!live) return;
			Object.assign(live, change, { sequence: live.sequence + 1 });
			for (const follower of of(id)) follower.changed?.(live);
		},
		learn(id, live) {
			if (own.has(id) || !followers.has(id)) return;
			const known = learned.get(id);
			if (known && known.sequence >= live.sequence) return;
			learned.set(id, live);
			for (const follower of of(id)) follower.changed?.(live);
		},
		release(id) {
			own.delete(id);
		},
		end(id, outcome) {
			own.delete(id);
			learned.delete(id);
			const all = of(id);
			followers.delete(id);
			for (const follower of all) follower.ended(outcome);
		},
		stop() {
			const all = [...followers.values()].flatMap((some) => [...some]);
			followers.clear();
			for (const follower of all) follower.stopping();
		},
	};
}
