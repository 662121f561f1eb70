import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FullRun, Run, RunList } from '#shared/runs.ts';
import { request } from './client.ts';

/** How often a list with unfinished runs is asked for again. */
const FOLLOW_MS = 3000;

/** The member's runs, newest first, of one tool or of all; `fetchNextPage` brings older ones. */
export function useRuns(tool?: string) {
	return useInfiniteQuery({
		queryKey: tool === undefined ? ['runs'] : ['runs', 'of', tool],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({
				...(tool === undefined ? {} : { tool }),
				...(pageParam === null ? {} : { cursor: pageParam }),
			});
			return request<RunList>(query.size === 0 ? '/api/runs' : `/api/runs?${query}`, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		select: (data) => data.pages.flatMap((page) => page.runs),
		refetchInterval: (query) =>
			query.state.data?.pages.some((page) => page.runs.some(isUnfinished)) ? FOLLOW_MS : false,
	});
}

/** One run with its input and output. */
export function useRun(id: string) {
	return useQuery({
		queryKey: ['runs', id],
		queryFn: async ({ signal }) => {
			const { run } = await request<{ run: FullRun }>(`/api/runs/${encodeURIComponent(id)}`, { signal });
			return run;
		},
		refetchInterval: (query) => (query.state.data && isUnfinished(query.state.data) ? FOLLOW_MS : false),
	});
}

/** To be called when a run was started or has ended: lists that were read before are out of date. */
export function useRunsChanged(): () => void {
	const client = useQueryClient();
	return () => {
		client.invalidateQueries({ queryKey: ['runs'] });
	};
}

function isUnfinished(run: Run): boolean {
	return run.status === 'queued' || run.status === 'running';
}
