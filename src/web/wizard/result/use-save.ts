import { useCallback, useState } from 'react';
import type { ExportFormat } from '#shared/export-formats.ts';
import { download } from '#web/api/download.ts';

/** Saves files of one run; `failure` says why the last one could not be made. */
export function useSave(runId: string) {
	const [failure, setFailure] = useState('');
	/** `start` is the first day of a plan, e.g. `2026-03-02`, for formats that hold dates. */
	const save = useCallback(
		async (format: ExportFormat, part?: number, start?: string) => {
			setFailure('');
			const query = new URLSearchParams({ format });
			if (part !== undefined) query.set('part', `${part}`);
			if (start !== undefined) query.set('start', start);
			try {
				await download(`/api/runs/${runId}/export?${query}`);
			} catch (error) {
				setFailure(error instanceof Error ? error.message : 'The file could not be made');
			}
		},
		[runId],
	);
	return { save, failure };
}
