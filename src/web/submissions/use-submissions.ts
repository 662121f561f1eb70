import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionKind } from '#shared/submission-fields.ts';
import type { SubmissionList } from '#shared/submissions.ts';
import { request } from '#web/api/client.ts';

export interface NewSubmission {
	kind: SubmissionKind;
	/** By the names of `SUBMISSION_FIELDS`. */
	fields: Record<string, string>;
}

/** Sends something to the owner of the directories. */
export function useSubmit() {
	return useChange((body: NewSubmission) =>
		request<{ submission: { id: string } }>('/api/submissions', { method: 'POST', body }),
	);
}

/** For the owner: what members sent in, newest first; `fetchNextPage` brings older ones. */
export function useSubmissions() {
	return useInfiniteQuery({
		queryKey: ['submissions'],
		queryFn: ({ pageParam, signal }) => {
			const search = pageParam === null ? '' : `?cursor=${encodeURIComponent(pageParam)}`;
			return request<SubmissionList>(`/api/submissions${search}`, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
		select: (data) => ({
			submissions: data.pages.flatMap((page) => page.submissions),
			waiting: data.pages.at(-1)?.waiting ?? 0,
		}),
	});
}

export function useMarkHandled() {
	return useChange((id: string) =>
		request(`/api/submissions/${encodeURIComponent(id)}/handled`, { method: 'POST', body: {} }),
	);
}

/** A list that was read before is out of date afterwards. */
function useChange<Variables, Answer>(change: (variables: Variables) => Promise<Answer>) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSuccess: () => client.invalidateQueries({ queryKey: ['submissions'] }),
	});
}
