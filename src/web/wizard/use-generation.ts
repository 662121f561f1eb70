import { useEffect, useRef, useState } from 'react';
import type { Progress, Run } from '#shared/runs.ts';
import { useRunsChanged } from '#web/api/runs.ts';
import type { Generation, Watcher } from './generate.ts';
import type { Finished } from './wizard-state.ts';

/** A run while it is under way. */
export interface Live {
	/** When it began, by the clock of this computer: milliseconds since 1970. */
	since: number;
	/** As it was sent. */
	input: object;
	/** Null until the server has answered. */
	run: Run | null;
	progress: Progress | null;
	/** What is written so far, unchecked; null until there is something. */
	partial: object | null;
}

/** The events of a generation, except of one that this page has cancelled or abandoned. */
interface Listener {
	/** The run has an id. */
	onNamed(run: Run): void;
	/** The end; null where the run was cancelled elsewhere. */
	onEnd(finished: Finished | null): void;
	onFailure(failure: unknown): void;
}

/** Follows one generation at a time, and stops when the page unmounts. */
export function useGeneration(listener: Listener) {
	const [live, setLive] = useState<Live | null>(null);
	const current = useRef<Generation | null>(null);
	const runsChanged = useRunsChanged();

	useEffect(
		() => () => {
			current.current?.leave();
			current.current = null;
		},
		[],
	);

	async function follow(since: number, input: object, begin: (watcher: Watcher) => Generation) {
		let seen: Live = { since, input, run: null, progress: null, partial: null };
		function tell(change: Partial<Live>) {
			if (current.current !== own) return;
			seen = { ...seen, ...change };
			setLive(seen);
		}
		function onRun(run: Run) {
			const before = seen.run;
			tell({ run });
			if (before?.status === run.status) return;
			if (before === null && current.current === own) listener.onNamed(run);
			runsChanged();
		}
		function end(tellEnd: () => void) {
			if (current.current !== own) return;
			current.current = null;
			setLive(null);
			tellEnd();
		}
		const own = begin({
			onRun,
			onProgress: (progress) => tell({ progress }),
			onPartial: (partial) => (hasText(partial) ? tell({ partial }) : undefined),
		});
		current.current = own;
		setLive(seen);
		try {
			const finished = await own.done;
			end(() => listener.onEnd(finished));
		} catch (failure) {
			end(() => listener.onFailure(failure));
		} finally {
			runsChanged();
		}
	}

	return {
		live,
		isUnderWay: () => current.current !== null,
		follow,
		cancel() {
			current.current?.cancel();
			current.current = null;
			setLive(null);
		},
	};
}

/** Whether a result that is being written holds anything to read yet. */
function hasText(value: unknown): boolean {
	if (typeof value === 'string') return value.trim() !== '';
	if (typeof value === 'object' && value !== null) return Object.values(value).some(hasText);
	return false;
}
