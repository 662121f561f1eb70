import { ApiError } from '#server/api-error.ts';
import { documentFile } from '#server/export/document-file.ts';
import type { ExportedFile, ExportOptions } from '#server/export/run.ts';
import { TaskExhausted } from '#server/tool-pool/errors.ts';
import type { MadeForClient, ResultOf, ToolTask } from '#server/tool-pool/task.ts';
import type { PrintedDocument } from '#shared/document.ts';
import type { ExportFormat } from '#shared/export-formats.ts';
import type { RunContext } from './context.ts';
import type { RunRow } from './store.ts';

/**
 * A run's result as a file, as `exportRun` makes it.
 *
 * @throws ApiError as `exportRun` does, and TOO_LARGE if the result takes too long to prepare
 */
export async function runAsFile(
	context: RunContext,
	row: RunRow,
	format: ExportFormat,
	options: ExportOptions,
): Promise<ExportedFile> {
	const { file, layout } = await present(context, row, { kind: 'export', tool: row.tool, row, format, options });
	return layout ? { ...file, content: await documentFile(layout) } : file;
}

/**
 * What a client may see of a run, as `copyForClient` makes it.
 *
 * @throws ApiError as `copyForClient` and `refuseUndated` do, and TOO_LARGE if the result takes too long to prepare
 */
export function runForClient(
	context: RunContext,
	row: RunRow,
	parts: readonly string[],
	made: MadeForClient,
): Promise<PrintedDocument> {
	return present(context, row, { kind: 'client-document', tool: row.tool, row, parts, made });
}

async function present<Task extends ToolTask>(
	{ tools, pool, deadlines }: RunContext,
	row: RunRow,
	task: Task,
): Promise<ResultOf<Task>> {
	if (!tools[row.tool])
		throw new ApiError('CONFLICT', 'The tool that made this result is no longer part of this installation.');
	try {
		return await pool.run(task, { member: row.userId, deadlineMs: deadlines.present });
	} catch (error) {
		if (!(error instanceof TaskExhausted)) throw error;
		throw new ApiError('TOO_LARGE', 'This result is too long to be written down: shorten it and try again.');
	}
}
