import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FullRun, Run, RunList } from '#shared/runs.ts';
import { ApiFailure, request } from './client.ts';
import { RUN_LISTS, runKey } from './runs.ts';
import { SEARCHES } from './search.ts';

interface RunChange {
	id: string;
	/** Of 1 to 200 characters. */
	title?: string;
	/** In the form of the tool's output; null shows the original again. */
	editedOutput?: object | null;
	/** The client that it belongs to; null takes it away. */
	clientId?: string | null;
}

const addressOf = (id: string) => `/api/runs/${encodeURIComponent(id)}`;

/** Changes a run's title, its client, or the edited result that is kept beside the original. */
export function usePatchRun() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ id, ...changes }: RunChange) =>
			(await request<{ run: FullRun }>(addressOf(id), { method: 'PATCH', body: changes })).run,
		onSuccess: (run) => {
			client.setQueryData(runKey(run.id), run);
			return Promise.all([RUN_LISTS, SEARCHES].map((queryKey) => client.invalidateQueries({ queryKey })));
		},
	});
}

/**
 * Removes a run from the history; for an hour `useRestoreRun` brings it back. A run that is already gone is not a
 * failure.
 */
export function useDeleteRun() {
	const client = useQueryClient();
	return useListChange(async (id) => {
		await request(addressOf(id), { method: 'DELETE' }).catch(unless(404));
		client.removeQueries({ queryKey: runKey(id) });
		client.setQueriesData<InfiniteData<RunList>>({ queryKey: RUN_LISTS }, (list) => list && without(list, id));
	});
}

export function useRestoreRun() {
	return useListChange(async (id) => {
		await request<{ run: Run }>(`${addressOf(id)}/restore`, { method: 'POST' });
	});
}

/** Stops a run. A run that ended in the meantime is not a failure: the list then shows how it ended. */
export function useCancelRun() {
	return useListChange(async (id) => {
		await request<{ run: Run }>(`${addressOf(id)}/cancel`, { method: 'POST' }).catch(unless(409));
	});
}

/** Resolves when the visible lists have been read again. */
function useListChange(change: (id: string) => Promise<void>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSuccess: () => client.invalidateQueries({ queryKey: ['runs'] }),
	});
}

/** Ignores one refusal, since the requested state is already reached. */
function unless(status: number) {
	return (failure: unknown) => {
		if (!(failure instanceof ApiFailure) || failure.status !== status) throw failure;
	};
}

function without(list: InfiniteData<RunList>, id: string): InfiniteData<RunList> {
	const pages = list.pages.map((page) => ({ ...page, runs: page.runs.filter((run) => run.id !== id) }));
	return { ...list, pages };
}
