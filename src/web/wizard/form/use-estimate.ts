import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { RunEstimateAnswer } from '#shared/run-estimate.ts';
import { type Contract, estimateEndpoint } from '#tools/define.ts';
import { request } from '#web/api/client.ts';

/** In milliseconds, after the last change. */
const SETTLED = 1000;
/** In characters: less makes no difference that the words would show. */
const NOTICEABLE = 200;

/**
 * What a run with this input would use, by the model that the member chose or the default; undefined while nothing is known.
 * Asked when the form is ready, and again once a noticeably longer or shorter input has rested.
 */
export function useEstimate(contract: Contract, input: object, model: string | undefined) {
	const [rested] = useDebouncedValue(input, SETTLED);
	const text = useMemo(() => JSON.stringify(rested), [rested]);
	const [asked, setAsked] = useState(text);
	if (Math.abs(text.length - asked.length) >= NOTICEABLE) setAsked(text);
	const path = `${estimateEndpoint(contract)}${model === undefined ? '' : `?${new URLSearchParams({ model })}`}`;
	const { data } = useQuery({
		queryKey: ['estimate', contract.id, model, asked],
		queryFn: ({ signal }) => request<RunEstimateAnswer>(path, { method: 'POST', body: JSON.parse(asked), signal }),
		placeholderData: (before, query) => (query?.queryKey[2] === model ? before : undefined),
		staleTime: Number.POSITIVE_INFINITY,
		// Another run may have changed it by the next time.
		gcTime: 0,
		retry: false,
	});
	return data?.estimate ?? undefined;
}
