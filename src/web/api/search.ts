import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SearchAnswer } from '#shared/search.ts';
import { isSearchable, MOST_SEARCH } from '#shared/search-words.ts';
import { request } from './client.ts';
import { FOLLOW_MS, isUnderWay, type RunFilter } from './runs.ts';

/** Whatever was searched for. Changes of runs make all of it out of date, as `['runs']` says. */
export const SEARCHES = ['runs', 'search'] as const;

/** Short enough that the first hits come at once, and long enough to join the letters of a fast typist. */
const PAUSE_MS = 40;

/** How many of each kind the palette shows. */
const EACH = 5;

/** The words to look for, a moment after they were typed; empty where there is none that can be looked for. */
function useWords(typed: string): string {
	const words = typed.trim().slice(0, MOST_SEARCH);
	const [settled] = useDebouncedValue(isSearchable(words) ? words : '', PAUSE_MS, { leading: true });
	return settled;
}

/**
 * The newest few hits of each kind; the previous ones remain until the next arrive. Undefined where there is no word to
 * look for, or the server does not answer.
 */
export function useNewestHits(typed: string) {
	const words = useWords(typed);
	const { data, isFetching, isError } = useQuery({
		queryKey: [...SEARCHES, 'each', words],
		queryFn: ({ signal }) =>
			request<SearchAnswer>(`/api/search?${new URLSearchParams({ q: words, each: String(EACH) })}`, { signal }),
		enabled: words !== '',
		placeholderData: keepPreviousData,
	});
	const hits = isSearchable(typed) && !isError ? (data?.hits ?? []) : undefined;
	return { hits, isAsking: isFetching && data === undefined };
}

/**
 * Everything of the member that holds the words, newest first; `fetchNextPage` brings older ones. The previous hits
 * remain until the next arrive.
 *
 * @param filter leaves only runs that fit it
 */
export function useSearch(typed: string, { tool, status, engine }: Omit<RunFilter, 'q'> = {}) {
	const q = useWords(typed);
	const given = Object.entries({ q, tool, status, engine }).filter((entry): entry is [string, string] => !!entry[1]);
	return useInfiniteQuery({
		queryKey: [...SEARCHES, Object.fromEntries(given)],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams([...given, ...(pageParam === null ? [] : [['cursor', pageParam]])]);
			return request<SearchAnswer>(`/api/search?${query}`, { signal });
		},
		enabled: q !== '',
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		select: (data) => data.pages.flatMap((page) => page.hits),
		placeholderData: keepPreviousData,
		refetchInterval: (query) =>
			query.state.data?.pages.some(({ hits }) => hits.some(({ run }) => run && isUnderWay(run))) ? FOLLOW_MS : false,
	});
}
