import { ApiError } from '#server/api-error.ts';
import { type RunRow, toRun } from '#server/runs/store.ts';
import type { Document } from '#shared/document.ts';
import type { ServerTool } from '#tools/define.ts';
import { toMarkdown } from './markdown.ts';

export const EXPORT_FORMATS = {
	markdown: { extension: 'md', type: 'text/markdown; charset=utf-8' },
	json: { extension: 'json', type: 'application/json; charset=utf-8' },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

export interface ExportedFile {
	/** ASCII letters, digits, hyphens and one dot: safe in a header and on every disk. */
	name: string;
	type: string;
	content: string;
}

/**
 * The result of a run as a file.
 *
 * @throws ApiError CONFLICT where the run has no result, or one of an earlier form
 */
export function exportRun(row: RunRow, tool: ServerTool | undefined, format: ExportFormat): ExportedFile {
	if (!tool || row.output === null) throw new ApiError('CONFLICT', 'This run has no result to export.');
	const input = tool.contract.input.safeParse(row.input);
	const output = tool.contract.output.safeParse(row.output);
	if (!input.success || !output.success) {
		throw new ApiError('CONFLICT', 'This result was made by an earlier version. Run it again to export it.');
	}
	const { extension, type } = EXPORT_FORMATS[format];
	const content =
		format === 'json'
			? `${JSON.stringify({ ...output.data, run: toRun(row) }, null, 2)}\n`
			: write(format, tool.document(output.data, input.data));
	return { name: fileName(row, extension), type, content };
}

function write(_format: Exclude<ExportFormat, 'json'>, document: Document): string {
	return toMarkdown(document);
}

/** E.g. `sales-call-analyzer-discovery-call-with-acme-2026-03-04.md`. */
function fileName({ tool, title, createdAt }: RunRow, extension: string): string {
	const words = title
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 60);
	const name = `${tool}-${words}-${createdAt.toISOString().slice(0, 10)}`;
	return `${name.replace(/-{2,}/g, '-')}.${extension}`;
}
