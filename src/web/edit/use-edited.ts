import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FullRun, Run } from '#shared/runs.ts';
import { request } from '#web/api/client.ts';
import { usePatchRun } from '#web/api/run-changes.ts';
import { runKey } from '#web/api/runs.ts';

/**
 * A result and the edited version that is kept beside it. `given` is that version as far as the page knows it; where
 * the run says that there is one and the page has it not, it is asked for.
 */
export function useEdited(run: Run, original: object, given: unknown) {
	const [looksBack, setLooksBack] = useState(false);
	const [takenBack, setTakenBack] = useState<object | null>(null);
	const [undone, setUndone] = useState(false);
	const [said, setSaid] = useState('');
	const [failure, setFailure] = useState('');
	const patch = usePatchRun();
	// Also without asking it hears of every answer that brings the run anew.
	const stored = useQuery({
		queryKey: runKey(run.id),
		queryFn: async ({ signal }) =>
			(await request<{ run: FullRun }>(`/api/runs/${encodeURIComponent(run.id)}`, { signal })).run,
		enabled: run.edited === true && given === undefined,
	});
	const edited = asObject(stored.data ? stored.data.editedOutput : given);

	/** Null keeps the original alone. Rejects where the server does not take it. */
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
		/** Whether the original is looked at, though there is an edited version. */
		looksBack: looksBack && edited !== null,
		shown: edited !== null && !looksBack ? edited : original,
		/** Whether it is not known yet what to show. */
		pending: stored.isLoading,
		/** Why it stays unknown. */
		missing: edited === null && stored.isError ? stored.error.message : '',
		askAgain: () => stored.refetch(),
		/** The version that the original has replaced, until something else is kept. */
		takenBack,
		/** Whether it has just been brought back. */
		undone,
		changing: patch.isPending,
		/** What has just been done, to be read out. */
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
