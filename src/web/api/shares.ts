import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewShare, Share, ShareList } from '#shared/shares.ts';
import { request } from './client.ts';

const keyOf = (runId: string) => ['shares', runId];
const listOf = (runId: string) => `/api/runs/${encodeURIComponent(runId)}/shares`;

export interface ShareWishes {
	days: number;
	password: string;
	parts: readonly string[];
	/** Make the link although something is not confirmed yet, and leave that out. */
	leaveOpen: boolean;
	/** Where the client may answer; empty for the member's usual address. */
	replyTo: string;
	/** Make the link although it names days without a date. */
	keepDays: boolean;
}

/** The links to copies of a run, newest first. */
export function useShares(runId: string) {
	return useQuery({
		queryKey: keyOf(runId),
		queryFn: async ({ signal }) => (await request<ShareList>(listOf(runId), { signal })).shares,
	});
}

/** Makes a link. */
export function useShare(runId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (wishes: ShareWishes) => {
			const { share } = await request<{ share: NewShare }>(listOf(runId), { method: 'POST', body: wishes });
			return share;
		},
		onSuccess: () => client.invalidateQueries({ queryKey: keyOf(runId) }),
	});
}

/** Fetches the address of an existing link. */
export function useShareAddress() {
	return useMutation({
		mutationFn: async (id: string) => {
			const path = `/api/shares/${encodeURIComponent(id)}/address`;
			return (await request<{ share: { address: string } }>(path)).share.address;
		},
	});
}

export function useRevokeShare(runId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (id: string) =>
			request<{ share: Share }>(`/api/shares/${encodeURIComponent(id)}`, { method: 'DELETE' }),
		onSuccess: () => client.invalidateQueries({ queryKey: keyOf(runId) }),
	});
}
