import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AddedMembers, MemberImport, MemberListPage } from '#shared/member-requests.ts';
import { request } from './client.ts';

/** The members whose address contains `q`, newest first; `fetchNextPage` brings older ones. */
export function useMembers(q: string) {
	return useInfiniteQuery({
		queryKey: ['members', q],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams();
			if (q !== '') query.set('q', q);
			if (pageParam !== null) query.set('cursor', pageParam);
			const search = query.size > 0 ? `?${query}` : '';
			return request<MemberListPage>(`/api/members${search}`, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		select: (data) => ({
			members: data.pages.flatMap((page) => page.members),
			total: data.pages.at(-1)?.total ?? 0,
		}),
		// During another search the previous list remains.
		placeholderData: keepPreviousData,
	});
}

/** Puts addresses on the list. */
export function useAddMembers() {
	return useChange((emails: readonly string[]) =>
		request<AddedMembers>('/api/members', { method: 'POST', body: { emails } }),
	);
}

export function useRemoveMember() {
	return useChange((email: string) =>
		request<{ removed: true }>(`/api/members/${encodeURIComponent(email)}`, { method: 'DELETE' }),
	);
}

const accountPath = (email: string) => `/api/members/${encodeURIComponent(email)}`;

/** Ends the member's sessions, and refuses new ones. */
export function useSuspendMember() {
	return useChange((email: string) => request(`${accountPath(email)}/suspend`, { method: 'POST' }));
}

export function useResumeMember() {
	return useChange((email: string) => request(`${accountPath(email)}/resume`, { method: 'POST' }));
}

/** For who lost app and recovery codes. */
export function useResetTwoFactor() {
	return useChange((email: string) => request(`${accountPath(email)}/two-factor`, { method: 'DELETE' }));
}

/** At once and for good. */
export function useDeleteAccount() {
	return useChange((email: string) => request(`${accountPath(email)}/account`, { method: 'DELETE' }));
}

interface ImportRequest {
	csv: string;
	skipInvalid: boolean;
}

/** How a file would be read; nothing changes. */
export function usePreviewImport() {
	return useMutation({ mutationFn: (csv: string) => sendFile({ csv, commit: false }) });
}

export function useImportMembers() {
	return useChange((body: ImportRequest) => sendFile({ ...body, commit: true }));
}

async function sendFile(body: object): Promise<MemberImport> {
	const answer = await request<{ import: MemberImport }>('/api/members/import', { method: 'POST', body });
	return answer.import;
}

/** Older links of the member stop working. */
export function useResetLink() {
	return useMutation({
		mutationFn: async (email: string) => {
			const path = `/api/members/${encodeURIComponent(email)}/reset-link`;
			return (await request<{ link: string }>(path, { method: 'POST' })).link;
		},
	});
}

/** Lists that were read before are out of date afterwards. */
function useChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSuccess: () => {
			client.invalidateQueries({ queryKey: ['members'] });
		},
	});
}
