import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusinessProfileAnswer, BusinessProfileRequest } from '#business/profile.ts';
import { request } from './client.ts';

const PATH = '/api/profile/business';
const KEY = ['business-profile'];

/** Bytes of a request that may outlive its page: browsers allow 64 KiB for all of them together. */
const MOST_OUTLIVING = 60_000;

function useProfileQuery() {
	return useQuery({
		queryKey: KEY,
		queryFn: ({ signal }) => request<BusinessProfileAnswer>(PATH, { signal }),
	});
}

/** The member's business profile and when it was saved; undefined until it is read. For prefilled forms. */
export function useBusinessProfile(): BusinessProfileAnswer | undefined {
	return useProfileQuery().data;
}

/** The same for the page that edits it: what failed, and how to try again. */
export function useEditedProfile() {
	return useProfileQuery();
}

/** Sends the whole profile. With `savedAt`, a profile that was saved since then is refused with 409. */
export function sendBusinessProfile(
	body: BusinessProfileRequest,
	{ leaving = false } = {},
): Promise<BusinessProfileAnswer> {
	const keepalive = leaving && new TextEncoder().encode(JSON.stringify(body)).length <= MOST_OUTLIVING;
	return request<BusinessProfileAnswer>(PATH, { method: 'PUT', body, keepalive });
}

/** Saves the whole profile, for forms that complete it. */
export function useSaveBusinessProfile() {
	const remember = useRememberProfile();
	return useMutation({
		mutationFn: (body: BusinessProfileRequest) => sendBusinessProfile(body),
		onSuccess: remember,
	});
}

/** Shows every form what was just saved. */
export function useRememberProfile() {
	const client = useQueryClient();
	return (answer: BusinessProfileAnswer) => {
		client.setQueryData(KEY, answer);
	};
}
