import { ApiError } from '#server/api-error.ts';
import { type RunRow, toRun } from '#server/runs/store.ts';
import { EXPORT_FORMATS, type ExportFormat, isMailingFormat, type MailingFormat } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';
import type { ServerTool } from '#tools/define.ts';
import { toDraft, toDrafts } from './drafts.ts';
import { toLeadList } from './lead-list.ts';
import { toMarkdown } from './markdown.ts';
import { toPlainText } from './plain-text.ts';

export interface ExportedFile {
	/** ASCII letters, digits, hyphens and one dot: safe in a header and on every disk. */
	name: string;
	type: string;
	content: string | Uint8Array;
}

/**
 * The result of a run as a file; as the member edited it, where they did.
 *
 * @param part one e-mail of it, from 1; only drafts have parts
 * @throws ApiError CONFLICT where the run has no result, or one of an earlier form; INVALID_REQUEST where the tool
 * knows no such file or part
 */
export async function exportRun(
	row: RunRow,
	tool: ServerTool | undefined,
	format: ExportFormat,
	part?: number,
): Promise<ExportedFile> {
	if (!tool || row.output === null) throw new ApiError('CONFLICT', 'This run has no result to export.');
	const input = tool.contract.input.safeParse(row.input);
	const output = tool.contract.output.safeParse(row.editedOutput ?? row.output);
	if (!input.success || !output.success) {
		throw new ApiError('CONFLICT', 'This result was made by an earlier version. Run it again to export it.');
	}
	if (part !== undefined && format !== 'eml') {
		throw new ApiError('INVALID_REQUEST', 'part can only be given with format eml: leave it out.');
	}
	if (isMailingFormat(format)) {
		const mailing = tool.mailing?.(output.data, input.data);
		if (!mailing) throw new ApiError('INVALID_REQUEST', `format ${format} needs e-mails, and this tool writes none.`);
		return mailingFile(row, mailing, format, part);
	}
	const name = fileName(row, EXPORT_FORMATS[format].extension);
	if (format === 'json') {
		const content = `${JSON.stringify({ ...output.data, run: toRun(row) }, null, 2)}\n`;
		return { name, type: 'application/json; charset=utf-8', content };
	}
	const document = tool.document(output.data, input.data);
	return format === 'txt'
		? { name, type: 'text/plain; charset=utf-8', content: toPlainText(document) }
		: { name, type: 'text/markdown; charset=utf-8', content: toMarkdown(document) };
}

async function mailingFile(
	row: RunRow,
	mailing: Mailing,
	format: MailingFormat,
	part: number | undefined,
): Promise<ExportedFile> {
	if (format !== 'eml') {
		return {
			name: fileName(row, 'csv', format.replace('csv-', '')),
			type: 'text/csv; charset=utf-8',
			content: toLeadList(mailing, format),
		};
	}
	if (part === undefined) {
		return { name: fileName(row, 'zip', 'drafts'), type: 'application/zip', content: await toDrafts(mailing) };
	}
	const mail = mailing.mails[part - 1];
	if (!mail) throw new ApiError('INVALID_REQUEST', `part must be between 1 and ${mailing.mails.length}.`);
	return { name: fileName(row, 'eml', mail.name), type: 'message/rfc822', content: await toDraft(mailing, mail) };
}

/** E.g. `sales-call-analyzer-discovery-call-with-acme-2026-03-04.md`. */
function fileName({ tool, title, createdAt }: RunRow, extension: string, what = ''): string {
	const words = asciiWords(title).slice(0, 60);
	const name = [tool, words, asciiWords(what), createdAt.toISOString().slice(0, 10)].filter((piece) => piece !== '');
	return `${name.join('-').replace(/-{2,}/g, '-')}.${extension}`;
}

function asciiWords(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
