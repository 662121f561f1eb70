import type { ApiError } from '#server/api-error.ts';
import type { Run } from '#shared/runs.ts';

/** How a run ended: with an output, or with what to answer instead. */
export type Outcome = { run: Run; output: object } | { run: Run; failure: ApiError };

/** Why a run is ended from outside; the reason of its signal. */
type EndReason = 'cancelled' | 'stopped';

/**
 * The runs that this process works on. They belong to nobody's request: whoever waits may leave, and the
 * work goes on.
 */
export interface ActiveRuns {
	/** Starts the work and keeps it here until it ends. */
	begin(id: string, work: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome>;
	/** Ends the work on a run, if it is done here. */
	cancel(id: string): void;
	/** Waits until all runs have ended; those that have not by then are ended as stopped. */
	drain(milliseconds: number): Promise<void>;
}

export function createActiveRuns(): ActiveRuns {
	const active = new Map<string, { end(reason: EndReason): void; done: Promise<Outcome> }>();

	return {
		begin(id, work) {
			const controller = new AbortController();
			const done = work(controller.signal).finally(() => active.delete(id));
			// Whoever waits sees the failure; without anybody waiting it must not end the process.
			done.catch(() => {});
			active.set(id, { end: (reason) => controller.abort(reason), done });
			return done;
		},
		cancel(id) {
			active.get(id)?.end('cancelled');
		},
		async drain(milliseconds) {
			const all = () => Promise.allSettled([...active.values()].map((run) => run.done));
			await within(all(), milliseconds);
			for (const run of active.values()) run.end('stopped');
			await all();
		},
	};
}

/** Gives what the promise gives, or undefined when the time is up first. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), milliseconds);
	});
	try {
		return await Promise.race([promise, late]);
	} finally {
		clearTimeout(timer);
	}
}
