/** The event bus of runs: who has subscribed to which, and how far those are that this process works on. */
import type { Progress } from '#shared/runs.ts';
import type { Outcome } from './outcome.ts';

/** A run under way as this process knows it. */
export interface RunState {
	/** Grows with every change, over all attempts; from 1 where the run is worked on. */
	sequence: number;
	progress: Progress;
	/** What the model has written of its answer. */
	text: string;
}

export interface RunSubscriber {
	changed?(state: RunState): void;
	/** Called once; null where the outcome is to be read from the database. */
	ended(outcome: Outcome | null): void;
	/** The server stops; the run goes on elsewhere, or here after the start. */
	stopping(): void;
}

export interface RunEvents {
	/** Until the function that it gives is called, or the run has ended. */
	subscribe(id: string, subscriber: RunSubscriber): () => void;
	/** Runs that have subscribers here and are worked on by another instance. */
	remoteRuns(): string[];
	/** Whether this process works on the run. */
	isLocal(id: string): boolean;
	/** Undefined for a run that nobody here works on or has subscribed to. */
	stateOf(id: string): RunState | undefined;
	/** This process works on the run from now on. */
	begin(id: string, attempt: number): void;
	/** How a run goes on that this process works on. */
	publish(id: string, change: Partial<Omit<RunState, 'sequence'>>): void;
	/** How a run goes on that another instance works on. */
	publishRemote(id: string, state: RunState): void;
	/** This process no longer works on the run, though it has not ended. */
	release(id: string): void;
	/** This process ended the run; the other instances are notified. */
	end(id: string, outcome: Outcome): void;
	/** The run has ended by other hands: its subscribers read how. */
	ended(id: string): void;
	/** Tells every subscriber that the server stops. */
	stop(): void;
}

/** More changes than an attempt can have: what a later attempt publishes is always newer. */
const CHANGES_OF_AN_ATTEMPT = 10_000_000;

/** @param notifyEnd tells the other instances that the run has ended */
export function createRunEvents(notifyEnd: (id: string) => void): RunEvents {
	const local = new Map<string, RunState>();
	const remote = new Map<string, RunState>();
	const subscribers = new Map<string, Set<RunSubscriber>>();

	function unsubscribe(id: string, subscriber: RunSubscriber): void {
		const all = subscribers.get(id);
		all?.delete(subscriber);
		if (all?.size !== 0) return;
		subscribers.delete(id);
		remote.delete(id);
	}

	function changed(id: string, state: RunState): void {
		for (const subscriber of [...(subscribers.get(id) ?? [])]) subscriber.changed?.(state);
	}

	function finish(id: string, outcome: Outcome | null): void {
		local.delete(id);
		remote.delete(id);
		const all = subscribers.get(id) ?? [];
		subscribers.delete(id);
		for (const subscriber of all) subscriber.ended(outcome);
	}

	return {
		subscribe(id, subscriber) {
			const all = subscribers.get(id) ?? new Set();
			subscribers.set(id, all.add(subscriber));
			return () => unsubscribe(id, subscriber);
		},
		remoteRuns: () => [...subscribers.keys()].filter((id) => !local.has(id)),
		isLocal: (id) => local.has(id),
		stateOf: (id) => local.get(id) ?? remote.get(id),
		begin(id, attempt) {
			const state: RunState = {
				sequence: attempt * CHANGES_OF_AN_ATTEMPT + 1,
				progress: { stage: 'reading' },
				text: '',
			};
			local.set(id, state);
			changed(id, state);
		},
		publish(id, change) {
			const state = local.get(id);
			if (!state) return;
			Object.assign(state, change, { sequence: state.sequence + 1 });
			changed(id, state);
		},
		publishRemote(id, state) {
			if (local.has(id) || !subscribers.has(id)) return;
			const known = remote.get(id);
			if (known && known.sequence >= state.sequence) return;
			remote.set(id, state);
			changed(id, state);
		},
		release: (id) => void local.delete(id),
		end(id, outcome) {
			finish(id, outcome);
			notifyEnd(id);
		},
		ended: (id) => finish(id, null),
		stop() {
			const all = [...subscribers.values()].flatMap((some) => [...some]);
			subscribers.clear();
			for (const subscriber of all) subscriber.stopping();
		},
	};
}
