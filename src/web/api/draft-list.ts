import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { DraftList } from '#shared/drafts.ts';
import { request } from './client.ts';

const DRAFTS = ['drafts'];

/** Every draft that the server keeps for the member. */
export function useStoredDrafts() {
	return useQuery({
		queryKey: DRAFTS,
		queryFn: async ({ signal }) => (await request<DraftList>('/api/drafts', { signal })).drafts,
		// Forms change them on every page.
		staleTime: 0,
		retry: false,
	});
}

/** To be called when a draft was taken away: a list that was read before shows it no longer. */
export function forgetStoredDraft(client: QueryClient, tool: string): void {
	client.setQueryData<DraftList['drafts']>(DRAFTS, (drafts) => drafts?.filter((draft) => draft.tool !== tool));
}
