import { useRef, useState } from 'react';
import type { Run } from '#shared/runs.ts';
import { useDeleteRun, useRestoreRun } from '#web/api/run-changes.ts';

export interface Deletion {
	run: Run;
	/** `kept` is a run that could not be deleted. */
	state: 'deleted' | 'restoring' | 'kept';
	/** Why it could not be deleted or restored. */
	problem: string;
}

/** Deletes at once, hides what was deleted, and restores it on request. */
export function useDeletions() {
	const [deletions, setDeletions] = useState<readonly Deletion[]>([]);
	const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
	const [restored, setRestored] = useState<Run | null>(null);
	const requests = useRef(new Map<string, Promise<void>>());
	const deletion = useDeleteRun();
	const restoration = useRestoreRun();

	function hide(id: string, isGone: boolean) {
		setGone((before) => new Set(isGone ? [...before, id] : [...before].filter((other) => other !== id)));
	}

	function tell(run: Run, state: Deletion['state'], problem = '') {
		setDeletions((before) => [...before.filter((other) => other.run.id !== run.id), { run, state, problem }]);
	}

	function dismiss(run: Run) {
		setDeletions((before) => before.filter((other) => other.run.id !== run.id));
	}

	function deleteRun(run: Run) {
		setRestored(null);
		hide(run.id, true);
		tell(run, 'deleted');
		const request = deletion.mutateAsync(run.id);
		requests.current.set(run.id, request);
		request.catch((failure: Error) => {
			hide(run.id, false);
			tell(run, 'kept', failure.message);
		});
	}

	async function undo(run: Run) {
		tell(run, 'restoring');
		try {
			await requests.current.get(run.id);
		} catch {
			// It was never deleted, and the notice says so.
			return;
		}
		try {
			await restoration.mutateAsync(run.id);
			hide(run.id, false);
			dismiss(run);
			setRestored(run);
		} catch (failure) {
			tell(run, 'deleted', failure instanceof Error ? failure.message : 'the server did not say why');
		}
	}

	return {
		deletions,
		/** The run that was restored last. */
		restored,
		isGone: (run: Run) => gone.has(run.id),
		deleteRun,
		undo,
		dismiss,
	};
}
