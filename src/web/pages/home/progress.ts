import { useQueries } from '@tanstack/react-query';
import { isExampleClient } from '#shared/example-client.ts';
import type { Run, RunList } from '#shared/runs.ts';
import { webTools } from '#tools/web.ts';
import { request } from '#web/api/client.ts';
import { useStoredDrafts } from '#web/api/draft-list.ts';
import { useRuns } from '#web/api/runs.ts';
import type { Draft } from '#web/wizard/draft/drafts.ts';
import { mergeDrafts } from '#web/wizard/draft/merge.ts';
import { JOURNEY } from './journey.ts';

/** What the member has done so far. */
export interface Progress {
	isPending: boolean;
	/** The newest runs. */
	runs: readonly Run[];
	/** When a tool last produced a result of the member's own, as ISO 8601, by its id. */
	done: ReadonlyMap<string, string>;
	/** Forms that were begun and not sent, by the tool's id. */
	drafts: ReadonlyMap<string, Draft>;
}

/** The steps that create runs. */
const STEPS = JOURNEY.map(({ path }) => path.slice(1)).filter((id) => Object.hasOwn(webTools, id));

/** Whether every step that creates runs gave a result: what the calculators were used for is not known. */
export function isJourneyDone(done: Progress['done']): boolean {
	return STEPS.every((tool) => done.has(tool));
}

/** Asks beyond the newest runs only for those tools of the journey that are not among them. */
export function useProgress(userId: string): Progress {
	const { data: runs = [], isPending, hasNextPage } = useRuns();
	const missing = hasNextPage ? STEPS.filter((tool) => !runs.some((run) => run.tool === tool)) : [];
	const older = useQueries({
		queries: missing.map((tool) => ({
			queryKey: ['runs', { tool }],
			queryFn: ({ signal }: { signal: AbortSignal }) => request<RunList>(`/api/runs?tool=${tool}`, { signal }),
		})),
	});
	const all = [...runs, ...older.flatMap(({ data }) => data?.runs ?? [])];
	const done = new Map<string, string>();
	for (const { tool, status, createdAt, clientId } of all) {
		if (status === 'succeeded' && !isExampleClient(clientId) && (done.get(tool) ?? '') < createdAt)
			done.set(tool, createdAt);
	}
	const stored = useStoredDrafts();
	const drafts = mergeDrafts(userId, stored.data ?? null);
	const isWaiting = isPending || stored.isPending || older.some((query) => query.isPending);
	return { isPending: isWaiting, runs, done, drafts };
}
