import { useQuery } from '@tanstack/react-query';
import type { Suggestions } from '#shared/suggestions.ts';
import { type Contract, suggestionsEndpoint } from '#tools/define.ts';
import { request } from '#web/api/client.ts';

/** What an input offers for its empty fields; asked once for each state of all other fields. */
export function useSuggestions(contract: Contract, input: object, enabled: boolean) {
	const { answers: _answers, ...rest } = input as { answers?: object };
	return useQuery({
		queryKey: ['suggestions', contract.id, JSON.stringify(rest)],
		queryFn: async ({ signal }) =>
			(
				await request<{ suggestions: Suggestions }>(suggestionsEndpoint(contract), {
					method: 'POST',
					body: rest,
					signal,
				})
			).suggestions,
		enabled,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
}
