import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSpending } from '#shared/model-settings.ts';
import type { ListedSession, Statistics } from '#shared/session-answers.ts';
import { request } from './client.ts';

/** What the member did, counted by the server from the member's own runs. */
export function useStatistics() {
	return useQuery({
		queryKey: ['statistics'],
		queryFn: async ({ signal }) => {
			const { statistics } = await request<{ statistics: Statistics }>('/api/profile/statistics', { signal });
			return statistics;
		},
	});
}

/** What models used for the member this month. */
export function useOwnSpending() {
	return useQuery({
		queryKey: ['own-spending'],
		queryFn: async ({ signal }) =>
			(await request<{ spending: OwnSpending }>('/api/profile/spending', { signal })).spending,
	});
}

const SESSIONS = ['sessions'];

/** Where the member is signed in. */
export function useSessions() {
	return useQuery({
		queryKey: SESSIONS,
		queryFn: async ({ signal }) => {
			const { data } = await request<{ data: { sessions: ListedSession[] } }>('/sessions', { base: 'auth', signal });
			return data.sessions;
		},
	});
}

/** Ends one session of the member; the list is read again, even if the session had already ended. */
export function useEndSession() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => request(`/sessions/${encodeURIComponent(id)}`, { base: 'auth', method: 'DELETE' }),
		onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
	});
}
