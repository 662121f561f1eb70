import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FullRun, Run, RunList, RunSource, RunStatus } from '#shared/runs.ts';
import { request } from './client.ts';

/** How often a list with unfinished runs is read again. */
export const FOLLOW_MS = 3000;

/** Which runs to list; a missing or empty field filters nothing. */
export interface RunFilter {
	tool?: string;
	/** Words in the title. */
	q?: string;
	/** `under-way` means waiting or running. */
	status?: RunStatus | 'under-way' | '';
	engine?: RunSource | '';
}

/** The lists of runs, whatever their filter. */
export const RUN_LISTS = ['runs', 'list'] as const;

export const runKey = (id: string) => ['runs', id] as const;

/**
 * The member's runs, newest first; `fetchNextPage` brings older ones. While a filter changes, the previous list
 * remains.
 */
export function useRuns(filter: RunFilter = {}) {
	const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<string, string>;
	return useInfiniteQuery({
		queryKey: [...RUN_LISTS, given],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({ ...given, ...(pageParam === null ? {} : { cursor: pageParam }) });
			return request<RunList>(query.size === 0 ? '/api/runs' : `/api/runs?${query}`, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		select: (data) => data.pages.flatMap((page) => page.runs),
		placeholderData: keepPreviousData,
		refetchInterval: (query) =>
			query.state.data?.pages.some((page) => page.runs.some(isUnderWay)) ? FOLLOW_MS : false,
	});
}

/** How one run with its input and output is fetched. */
export const runQuery = (id: string) =>
	queryOptions({
		queryKey: runKey(id),
		queryFn: async ({ signal }) =>
			(await request<{ run: FullRun }>(`/api/runs/${encodeURIComponent(id)}`, { signal })).run,
	});

/** One run with its input and output. */
export function useRun(id: string) {
	return useQuery({
		...runQuery(id),
		refetchInterval: (query) => (query.state.data && isUnderWay(query.state.data) ? FOLLOW_MS : false),
	});
}

/** Call it when a run was started or has ended: lists that were read before are out of date. */
export function useRunsChanged(): () => void {
	const client = useQueryClient();
	return () => {
		client.invalidateQueries({ queryKey: ['runs'] });
	};
}

/** Waiting for a place, or running. */
export function isUnderWay({ status }: Pick<Run, 'status'>): boolean {
	return status === 'queued' || status === 'running';
}
