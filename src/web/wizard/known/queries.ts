import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { businessProfileAnswerSchema } from '#business/profile.ts';
import type { FullCall } from '#shared/calls.ts';
import type { FullClient } from '#shared/clients.ts';
import { request } from '#web/api/client.ts';

export const businessProfileQuery = queryOptions({
	queryKey: ['business-profile'],
	queryFn: ({ signal }) => request<z.infer<typeof businessProfileAnswerSchema>>('/api/profile/business', { signal }),
});

export const clientQuery = (id: string) =>
	queryOptions({
		queryKey: ['clients', id],
		queryFn: ({ signal }) => request<FullClient>(`/api/clients/${encodeURIComponent(id)}`, { signal }),
	});

export const callQuery = (id: string) =>
	queryOptions({
		queryKey: ['calls', id],
		queryFn: async ({ signal }) =>
			(await request<{ call: FullCall }>(`/api/calls/${encodeURIComponent(id)}`, { signal })).call,
	});
