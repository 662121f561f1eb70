import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Suggestions } from '#shared/suggestions.ts';
import { type Contract, suggestionsEndpoint } from '#tools/define.ts';
import { request } from '#web/api/client.ts';

/** In milliseconds, after the last change of another field. */
const SETTLED = 700;

/** What an input offers for its empty fields; asked again once all other fields have rested. */
export function useSuggestions(contract: Contract, input: object, enabled: boolean) {
	const { answers: _answers, ...rest } = input as { answers?: object };
	const [asked] = useDebouncedValue(enabled ? JSON.stringify(rest) : '', SETTLED);
	return useQuery({
		queryKey: ['suggestions', contract.id, asked],
		queryFn: async ({ signal }) => {
			const body: unknown = JSON.parse(asked);
			const address = suggestionsEndpoint(contract);
			return (await request<{ suggestions: Suggestions }>(address, { method: 'POST', body, signal })).suggestions;
		},
		enabled: enabled && asked !== '',
		placeholderData: keepPreviousData,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 60_000,
		retry: false,
	});
}
