import { useCallback, useState } from 'react';
import type { ExportFormat } from '#shared/export-formats.ts';
import { download } from '#web/api/download.ts';

/** Saves files of one run; `failure` says why the last one could not be made. */
export function useSave(runId: string) {
	const [failure, setFailure] = useState('');
	const save = useCallback(
		async (format: ExportFormat, part?: number) => {
			setFailure('');
			try {
				await download(`/api/runs/${runId}/export?format=${format}${part === undefined ? '' : `&part=${part}`}`);
			} catch (error) {
				setFailure(error instanceof Error ? error.message : 'The file could not be made');
			}
		},
		[runId],
	);
	return { save, failure };
}
