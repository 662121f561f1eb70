import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Correction } from '#call-facts/corrections.ts';
import type { FullRun, Run } from '#shared/runs.ts';
import { request } from '#web/api/client.ts';
import { RUN_LISTS, runKey, runQuery } from '#web/api/runs.ts';

/** A run as the page got it: stored, or just generated. */
export interface GivenRun {
	run: Run;
	input: object;
	output: object;
	/** The member's edited version, as far as it is known. */
	editedOutput?: unknown;
}

/** What a result can be made anew from, by the last part of its address. */
interface Rewrites {
	/** Texts by the path of a field that the result still asks for. */
	answers: Readonly<Record<string, string>>;
	/** All that the member corrects in the call. */
	corrections: readonly Correction[];
}

/** Under which the page keeps what a run was last made anew from. */
export const rewriteKey = (id: string, part: keyof Rewrites) => [...runKey(id), part] as const;

/**
 * A run, and a way to have its result made anew. `shown` is what the server stored last, as far as the page has heard
 * of it; `rewrite` resolves when the new result is shown, and rejects with words for the member where there is none.
 */
export function useRunRewrite(given: GivenRun) {
	const client = useQueryClient();
	const { id } = given.run;
	// It never fetches, and notices every answer that contains the run.
	const { data } = useQuery({ ...runQuery(id), enabled: false });

	const rewrite = useCallback(
		async <Part extends keyof Rewrites>(part: Part, value: Rewrites[Part]): Promise<void> => {
			const address = `/api/runs/${encodeURIComponent(id)}/${part}`;
			const { run } = await request<{ run: FullRun }>(address, { method: 'PUT', body: { [part]: value } });
			// An answer under way may be older than this one.
			await client.cancelQueries({ queryKey: runKey(id), exact: true });
			client.setQueryData(runKey(id), run);
			client.setQueryData(rewriteKey(id, part), value);
			await client.invalidateQueries({ queryKey: RUN_LISTS });
			// Whoever shows the run has heard of it when this is done.
			await new Promise<void>((done) => notifyManager.schedule(done));
		},
		[client, id],
	);

	return { shown: data ? latest(given, data) : given, rewrite };
}

function latest(given: GivenRun, stored: FullRun): GivenRun {
	const { input, output, editedOutput, ...run } = stored;
	if (run.status !== 'succeeded' || !isObject(input) || !isObject(output)) return given;
	return { run, input, output, editedOutput: isObject(editedOutput) ? editedOutput : undefined };
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}
