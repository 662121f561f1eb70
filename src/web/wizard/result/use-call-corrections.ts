import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Correction } from '#call-facts/corrections.ts';
import type { CallCorrections } from '#tools/define.ts';
import { request } from '#web/api/client.ts';
import { rewriteKey, type useRunRewrite } from './use-run-rewrite.ts';

type Rewrite = ReturnType<typeof useRunRewrite>['rewrite'];

/** What the member corrected in the call of a run, and a way to change it; nothing where `offered` is false. */
export function useCallCorrections(runId: string, rewrite: Rewrite, offered: boolean): CallCorrections | undefined {
	const { data } = useQuery({
		queryKey: rewriteKey(runId, 'corrections'),
		queryFn: ({ signal }) => readCorrections(runId, signal),
		enabled: offered,
	});

	return useMemo(() => {
		if (!offered) return undefined;
		return {
			list: data ?? [],
			// Another page may have corrected the same call meanwhile.
			save: async (change) => rewrite('corrections', change(await readCorrections(runId))),
		};
	}, [data, offered, rewrite, runId]);
}

async function readCorrections(runId: string, signal?: AbortSignal): Promise<readonly Correction[]> {
	const address = `/api/runs/${encodeURIComponent(runId)}/corrections`;
	return (await request<{ corrections: Correction[] }>(address, { signal })).corrections;
}
