import { useQuery } from '@tanstack/react-query';
import type { Desk } from '#shared/desk.ts';
import { request } from './client.ts';

export const DESK = ['desk'] as const;

/** How often it is read again while runs are under way. */
const FOLLOW_MS = 5000;

/** What waits for the member today, by the member's own calendar. */
export function useDesk() {
	return useQuery({
		queryKey: DESK,
		queryFn: ({ signal }) => request<Desk>(`/api/desk?today=${localDay(new Date())}`, { signal }),
		// Pages everywhere change what it shows.
		staleTime: 0,
		retry: false,
		refetchInterval: (query) => (query.state.data?.underWay.length ? FOLLOW_MS : false),
	});
}

/** `2026-03-02` in the member's time zone. */
export function localDay(date: Date): string {
	const digits = (number: number, count: number) => String(number).padStart(count, '0');
	return [digits(date.getFullYear(), 4), digits(date.getMonth() + 1, 2), digits(date.getDate(), 2)].join('-');
}
