import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusinessProfile, BusinessProfileAnswer, BusinessProfileRequest } from '#business/profile.ts';
import { request } from './client.ts';

const PATH = '/api/profile/business';
const KEY = ['business-profile'];

/** Bytes of a request that may outlive its page: browsers allow 64 KiB for all of them together. */
const MOST_OUTLIVING = 60_000;

/** The member's business profile as it was typed, and when it was saved. */
export function useEditedProfile() {
	return useQuery({
		queryKey: KEY,
		queryFn: ({ signal }) => request<BusinessProfileAnswer>(PATH, { signal }),
	});
}

/** The same where it only says how much is there; undefined until it is read. */
export function useBusinessProfile(): BusinessProfileAnswer | undefined {
	return useEditedProfile().data;
}

/** What of it may stand in sentences: for prefilled forms. */
export const fittingProfileQuery = queryOptions({
	queryKey: [...KEY, 'fitting'],
	queryFn: ({ signal }) => request<{ profile: BusinessProfile }>(`${PATH}/fitting`, { signal }),
});

interface Saving extends BusinessProfileRequest {
	/** The page may close before the answer. */
	leaving?: boolean;
}

/**
 * Saves the whole profile, and shows every form what was saved. With `savedAt`, a profile that was saved since then is
 * refused with 409. Fails at once without a connection.
 */
export function useSaveBusinessProfile() {
	const client = useQueryClient();
	return useMutation({
		networkMode: 'always',
		mutationFn: ({ leaving = false, ...body }: Saving) => {
			const keepalive = leaving && new TextEncoder().encode(JSON.stringify(body)).length <= MOST_OUTLIVING;
			return request<BusinessProfileAnswer>(PATH, { method: 'PUT', body, keepalive });
		},
		onSuccess: (answer) => {
			client.setQueryData(KEY, answer);
			return client.invalidateQueries({ queryKey: fittingProfileQuery.queryKey });
		},
	});
}
