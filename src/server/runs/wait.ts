import { ApiError } from '#server/api-error.ts';
import { runNotFound } from './cancel.ts';
import type { RunContext } from './context.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { findRunById, toRun } from './store.ts';

export interface Waiting {
	/** How the run ended, or a failure that says that the server stopped first. */
	readonly outcome: Promise<Outcome>;
	/** For a run that existed before the wait began: it may have ended already. */
	look(): void;
	leave(): void;
}

/** Waits for a run to end, on whichever instance. */
export function waitFor(context: RunContext, id: string): Waiting {
	const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
	// The caller sees a rejection; if nobody is waiting, it must not crash the process.
	promise.catch(() => {});

	async function look(stopping = false): Promise<void> {
		const row = await findRunById(context.db, id);
		if (!row) return reject(runNotFound());
		const outcome = outcomeOf(row);
		if (outcome) resolve(outcome);
		else if (stopping)
			resolve({ run: toRun(row), failure: new ApiError('NOT_READY', STOPPING, { run: toRun(row), retryAfter: 5 }) });
	}

	const leave = context.events.subscribe(id, {
		ended: (outcome) => (outcome ? resolve(outcome) : void look().catch(reject)),
		stopping: () => void look(true).catch(reject),
	});
	return { outcome: promise, look: () => void look().catch(reject), leave };
}

const STOPPING =
	'The server is being restarted. This run is not lost: it goes on, and its result will be in your history.';
