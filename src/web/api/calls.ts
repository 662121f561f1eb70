import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Call, FullCall } from '#shared/calls.ts';
import { request } from './client.ts';

/** The member's kept calls, newest first; only those with one client where it is given. */
export function useCalls(clientId: string | null = null) {
	return useInfiniteQuery({
		queryKey: ['calls', 'list', clientId],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({
				...(clientId === null ? {} : { client: clientId }),
				...(pageParam === null ? {} : { cursor: pageParam }),
			});
			const path = query.size === 0 ? '/api/calls' : `/api/calls?${query}`;
			return request<{ calls: Call[]; nextCursor: string | null }>(path, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		select: (data) => data.pages.flatMap((page) => page.calls),
	});
}

/** A call with its text. */
export async function fetchCall(id: string, signal?: AbortSignal): Promise<FullCall> {
	return (await request<{ call: FullCall }>(`/api/calls/${encodeURIComponent(id)}`, { signal })).call;
}

/** How a call with its text is fetched. */
export const callQuery = (id: string) =>
	queryOptions({ queryKey: ['calls', 'one', id], queryFn: ({ signal }) => fetchCall(id, signal) });
