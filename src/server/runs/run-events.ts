/** The event bus of runs: their subscribers, and the progress of the runs this process works on. */
import type { Progress, Run } from '#shared/runs.ts';
import type { Outcome } from './outcome.ts';

/** The state of a run under way, as far as this process knows. */
export interface RunState {
	/** Increases with every change, across all attempts; starts at 1 once the run is worked on. */
	sequence: number;
	progress: Progress;
	/** What the model has written of its answer so far; `readWritten` reads it. */
	text: string;
}

export interface RunSubscriber {
	changed?(state: RunState): void;
	/** Called once; null if the outcome must be read from the database. */
	ended(outcome: Outcome | null): void;
	/** The server is stopping; the run goes on elsewhere, or here after a restart. */
	stopping(): void;
}

export interface RunEvents {
	/** Subscribes until the returned function is called or the run has ended. */
	subscribe(id: string, subscriber: RunSubscriber): () => void;
	/** Runs that have subscribers here but are not worked on by this process. */
	remoteRuns(): string[];
	/** Whether this process works on the run. */
	isLocal(id: string): boolean;
	/** Undefined if this process neither works on the run nor subscribes to it. */
	stateOf(id: string): RunState | undefined;
	/** This process starts to work on the run. */
	begin(id: string, attempt: number): void;
	/** Publishes progress of a run that this process works on. */
	publish(id: string, change: Partial<Omit<RunState, 'sequence'>>): void;
	/** Publishes progress of a run that another instance works on. */
	publishRemote(id: string, state: RunState): void;
	/** This process stops working on the run, which has not ended. */
	release(id: string): void;
	/** This process ended the run; the other instances are notified. */
	end(id: string, outcome: Outcome): void;
	/** Something else ended the run: subscribers read the outcome from the database. */
	ended(id: string): void;
	/** Tells every subscriber that the server is stopping. */
	stop(): void;
}

/** More changes than one attempt can make, so that a later attempt always has higher sequences. */
const CHANGES_OF_AN_ATTEMPT = 10_000_000;

/**
 * @param notifyEnd tells the other instances that the run has ended
 * @param onEnd told of each run that this process ends
 */
export function createRunEvents(notifyEnd: (id: string) => void, onEnd?: (run: Run) => void): RunEvents {
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
			onEnd?.(outcome.run);
		},
		ended: (id) => finish(id, null),
		stop() {
			const all = [...subscribers.values()].flatMap((some) => [...some]);
			subscribers.clear();
			for (const subscriber of all) subscriber.stopping();
		},
	};
}
