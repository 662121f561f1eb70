import {
	keepPreviousData,
	type QueryClient,
	queryOptions,
	useInfiniteQuery,
	useMutation,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import type {
	Client,
	ClientChange,
	ClientContents,
	ClientSummary,
	FullClient,
	NewClient,
	OpenPoints,
} from '#shared/clients.ts';
import { request } from './client.ts';

const CLIENTS = ['clients'] as const;
const LISTS = [...CLIENTS, 'list'] as const;
const keyOf = (id: string) => [...CLIENTS, 'one', id] as const;
const addressOf = (id: string) => `/api/clients/${encodeURIComponent(id)}`;

export interface ClientFilter {
	/** Words of the company or of a person's name. */
	q?: string;
	/** Those that are archived, instead of those that are not. */
	archived?: boolean;
}

interface ClientPage {
	clients: ClientSummary[];
	nextCursor: string | null;
}

/**
 * The member's clients, changed last first; `fetchNextPage` brings further ones. While the filter changes, the previous
 * list remains.
 */
export function useClients({ q = '', archived = false }: ClientFilter = {}, enabled = true) {
	return useInfiniteQuery({
		queryKey: [...LISTS, q, archived],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({
				...(q === '' ? {} : { q }),
				...(archived ? { archived: 'true' } : {}),
				...(pageParam === null ? {} : { cursor: pageParam }),
			});
			return request<ClientPage>(query.size === 0 ? '/api/clients' : `/api/clients?${query}`, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		select: (data) => data.pages.flatMap((page) => page.clients),
		placeholderData: keepPreviousData,
		enabled,
	});
}

/** A client with its calls, runs and links; `enabled` is false while none is chosen. */
export function useClient(id: string, enabled = true) {
	return useQuery({ ...clientQuery(id), enabled });
}

/** How one client is fetched. */
export const clientQuery = (id: string) =>
	queryOptions({
		queryKey: keyOf(id),
		queryFn: ({ signal }) => request<FullClient>(addressOf(id), { signal }),
	});

/** What the client's calls leave open. */
export function useOpenPoints(id: string) {
	return useQuery({
		queryKey: [...keyOf(id), 'open'],
		queryFn: ({ signal }) => request<OpenPoints>(`${addressOf(id)}/open`, { signal }),
	});
}

/** What would go with the client. Counted anew each time it is asked. */
export function useClientContents(id: string) {
	return useQuery({
		queryKey: [...keyOf(id), 'contents'],
		queryFn: ({ signal }) => request<ClientContents>(`${addressOf(id)}/contents`, { signal }),
		staleTime: 0,
	});
}

export function useAddClient() {
	const changed = useClientsChanged();
	return useMutation({
		mutationFn: async (client: NewClient) =>
			(await request<{ client: Client }>('/api/clients', { method: 'POST', body: client })).client,
		onSuccess: changed,
	});
}

/** Resolves with the example client once its results are there; they are no work of the member's, but stand in lists. */
export function useOpenExample() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async () => (await request<{ client: Client }>('/api/clients/example', { method: 'POST' })).client,
		onSuccess: () => workChanged(client),
	});
}

/** Changes what is given, and leaves the rest. */
export function useChangeClient(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ keepalive, ...body }: ClientChange & { keepalive?: boolean }) =>
			(await request<{ client: Client }>(addressOf(id), { method: 'PATCH', body, keepalive })).client,
		onSuccess: (changed) => {
			client.setQueryData<FullClient>(keyOf(id), (full) => full && { ...full, client: changed });
			return client.invalidateQueries({ queryKey: LISTS });
		},
	});
}

/** Resolves with the client that stays. */
export function useMergeClient(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (into: string) =>
			(await request<{ client: Client }>(`${addressOf(id)}/merge`, { method: 'POST', body: { into } })).client,
		onSuccess: async () => {
			await forget(client, id);
			await client.invalidateQueries({ queryKey: CLIENTS, predicate: ({ queryKey }) => !queryKey.includes(id) });
		},
	});
}

export function useDeleteClient(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () => request(addressOf(id), { method: 'DELETE' }),
		onSuccess: () => {
			forget(client, id);
			workChanged(client);
		},
	});
}

/** A client came or went with its calls and runs. */
function workChanged(client: QueryClient): void {
	for (const queryKey of [LISTS, ['runs'], ['calls']]) client.invalidateQueries({ queryKey });
}

/** What was read of a client that is gone is out of date; its page, which is being left, asks for nothing more. */
function forget(client: QueryClient, id: string): Promise<void> {
	return client.invalidateQueries({ queryKey: keyOf(id), refetchType: 'none' });
}

/** Call it when something of a client changed: lists and pages that were read before are out of date. */
export function useClientsChanged(): () => Promise<void> {
	const client = useQueryClient();
	return () => client.invalidateQueries({ queryKey: CLIENTS });
}
