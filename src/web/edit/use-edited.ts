import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Run } from '#shared/runs.ts';
import { usePatchRun } from '#web/api/run-changes.ts';
import { runQuery } from '#web/api/runs.ts';

/**
 * A result and the edited version that is kept beside it. `given` is that version as far as the page knows it; where
 * the run says that there is one and the page does not have it, it is fetched.
 */
export function useEdited(run: Run, original: object, given: unknown) {
	const [looksBack, setLooksBack] = useState(false);
	const [takenBack, setTakenBack] = useState<object | null>(null);
	const [undone, setUndone] = useState(false);
	const [said, setSaid] = useState('');
	const [failure, setFailure] = useState('');
	const patch = usePatchRun();
	// Even when it does not fetch, it notices every answer that contains the run.
	const stored = useQuery({ ...runQuery(run.id), enabled: run.edited === true && given === undefined });
	const edited = asObject(stored.data ? stored.data.editedOutput : given);

	/** Null keeps only the original. Rejects where the server refuses it. */
	async function keep(editedOutput: object | null) {
		setFailure('');
		await patch.mutateAsync({ id: run.id, editedOutput });
		setLooksBack(false);
		setTakenBack(null);
		setUndone(false);
	}

	async function tryTo(change: () => Promise<void>, failed: string) {
		try {
			await change();
		} catch (error) {
			setFailure(`${failed}: ${error instanceof Error ? error.message : 'no reason was given'}`);
		}
	}

	return {
		/** Null where there is none. */
		edited,
		/** Whether the original is shown although there is an edited version. */
		looksBack: looksBack && edited !== null,
		shown: edited !== null && !looksBack ? edited : original,
		/** Whether it is still unknown which version to show. */
		pending: stored.isLoading,
		/** Why it remains unknown. */
		missing: edited === null && stored.isError ? stored.error.message : '',
		askAgain: () => stored.refetch(),
		/** The version that the original has replaced, until something else is stored. */
		takenBack,
		/** Whether it has just been brought back. */
		undone,
		changing: patch.isPending,
		/** What has just been done, to be read aloud. */
		said,
		failure,
		keep: async (editedOutput: object | null) => {
			await keep(editedOutput);
			setSaid('Your edits are saved.');
		},
		look(back: boolean) {
			setLooksBack(back);
			setSaid(back ? 'This is the original.' : 'This is your version.');
		},
		restore: () =>
			tryTo(async () => {
				await keep(null);
				setTakenBack(edited);
				setSaid('The original is back.');
			}, 'The original could not be restored'),
		undo: () =>
			tryTo(async () => {
				await keep(takenBack);
				setUndone(true);
				setSaid('Your version is back.');
			}, 'Your version could not be brought back'),
	};
}

export type Edited = ReturnType<typeof useEdited>;

function asObject(value: unknown): object | null {
	return typeof value === 'object' ? value : null;
}
