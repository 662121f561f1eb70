import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { DraftList } from '#shared/drafts.ts';
import { request } from './client.ts';

const DRAFTS = ['drafts'];

/** Every draft that the server keeps for the member. */
export function useStoredDrafts() {
	return useQuery({
		queryKey: DRAFTS,
		queryFn: async ({ signal }) => (await request<DraftList>('/api/drafts', { signal })).drafts,
		// Forms on every page change them.
		staleTime: 0,
		retry: false,
	});
}

/** Call it when a draft was removed: a list that was read before no longer shows it. */
export function forgetStoredDraft(client: QueryClient, tool: string): void {
	client.setQueryData<DraftList['drafts']>(DRAFTS, (drafts) => drafts?.filter((draft) => draft.tool !== tool));
}
