import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PromiseMade } from '#shared/calls.ts';
import type { Desk } from '#shared/desk.ts';
import { request } from './client.ts';
import { DESK } from './desk.ts';

interface PromiseList {
	promises: readonly PromiseMade[];
}

const PROMISES = ['promises'] as const;

/** What was promised in the member's calls, or in those of one client. */
export function usePromises(clientId?: string) {
	return useQuery({
		queryKey: [...PROMISES, clientId ?? ''],
		queryFn: ({ signal }) => {
			const query = clientId === undefined ? '' : `?${new URLSearchParams({ client: clientId })}`;
			return request<PromiseList>(`/api/promises${query}`, { signal });
		},
		// Every run of a call changes them.
		staleTime: 0,
		select: ({ promises }) => promises,
	});
}

/** Ticks a promise off or opens it again. Shows the change at once, and reverts it where the server refuses. */
export function useKeepPromise(promise: PromiseMade) {
	const client = useQueryClient();
	return useMutation({
		// One after the other: the last press decides.
		scope: { id: `keep-promise ${promise.callId} ${promise.id}` },
		mutationFn: async (kept: boolean) => {
			const body = { kept };
			return (await request<{ promise: PromiseMade }>(addressOf(promise), { method: 'PUT', body })).promise;
		},
		onMutate: async (kept) => {
			await Promise.all([PROMISES, DESK].map((queryKey) => client.cancelQueries({ queryKey })));
			replace(client, { ...promise, keptAt: kept ? new Date().toISOString() : null });
		},
		onSuccess: (answer) => replace(client, answer),
		onError: (_failure, kept) => replace(client, { ...promise, keptAt: kept ? null : promise.keptAt }),
	});
}

function addressOf({ callId, id }: PromiseMade): string {
	return `/api/promises/${encodeURIComponent(callId)}/${encodeURIComponent(id)}`;
}

/** In every list that was read; a promise that was ticked off stays on the desk until the desk is read again. */
function replace(client: QueryClient, promise: PromiseMade): void {
	const anew = (promises: readonly PromiseMade[]) =>
		promises.map((one) => (one.id === promise.id && one.callId === promise.callId ? promise : one));
	client.setQueriesData<PromiseList>({ queryKey: PROMISES }, (list) => list && { promises: anew(list.promises) });
	client.setQueryData<Desk>(DESK, (desk) => desk && { ...desk, promises: anew(desk.promises) });
}
