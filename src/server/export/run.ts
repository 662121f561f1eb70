import { ApiError } from '#server/api-error.ts';
import { type RunRow, toRun } from '#server/runs/store.ts';
import type { Document } from '#shared/document.ts';
import {
	asksForStart,
	EXPORT_FORMATS,
	type ExportFormat,
	isMailingFormat,
	isTableFormat,
	type MailingFormat,
	type TableFormat,
} from '#shared/export-formats.ts';
import type { ServerTool } from '#tools/define.ts';
import { toCalendar } from './calendar.ts';
import { type DocumentJob, documentFile } from './document-file.ts';
import { toDraft, toDrafts } from './drafts.ts';
import { toLeadList } from './lead-list.ts';
import { toMarkdown } from './markdown.ts';
import { toPlainText } from './plain-text.ts';
import { toChannelFiles, toCsv } from './table.ts';

export interface ExportedFile {
	/** ASCII letters, digits, hyphens and one dot: safe in a header and on every disk. */
	name: string;
	type: string;
	content: string | Uint8Array;
}

/** Makes a Word or PDF file of a document. */
export type LayOut = (job: DocumentJob) => Promise<Uint8Array>;

/** What else a file may depend on. */
export interface ExportOptions {
	/** One email of it, from 1; only drafts have parts. */
	part?: number | undefined;
	/** The first day, for a file with dates, e.g. `2026-03-02`. */
	start?: string | undefined;
}

/** A result that was read, and the run and tool that a file is made from. */
interface Source {
	row: RunRow;
	tool: ServerTool;
	input: object;
	output: object;
	part: number | undefined;
	start: string;
	layOut: LayOut;
}

/**
 * The result of a run as a file, with the member's edits where there are any.
 *
 * @throws ApiError CONFLICT where the run has no result, or one of an earlier form; INVALID_REQUEST where the tool has
 * no such file or part, or the first day is missing
 */
export async function exportRun(
	row: RunRow,
	tool: ServerTool | undefined,
	format: ExportFormat,
	{ part, start = '' }: ExportOptions = {},
	layOut: LayOut = documentFile,
): Promise<ExportedFile> {
	if (!tool || row.output === null) throw new ApiError('CONFLICT', 'This run has no result to export.');
	const input = tool.contract.input.safeParse(row.input);
	const output = tool.contract.output.safeParse(row.editedOutput ?? row.output);
	if (!input.success || !output.success) {
		throw new ApiError('CONFLICT', 'This result was made by an earlier version. Run it again to export it.');
	}
	if (part !== undefined && format !== 'eml') throw refused('part can only be given with format eml: leave it out.');
	if (start !== '' && !asksForStart(format)) {
		throw refused(`start can only be given with files that hold dates: leave it out for format ${format}.`);
	}
	return makeFile(format, { row, tool, input: input.data, output: output.data, part, start, layOut });
}

async function makeFile(format: ExportFormat, source: Source): Promise<ExportedFile> {
	if (isMailingFormat(format)) return mailingFile(format, source);
	if (isTableFormat(format)) return tableFile(format, source);
	const { row, tool, output, input } = source;
	const { extension } = EXPORT_FORMATS[format];
	const document = () => tool.document(output, input);
	const content = await FILES[format](source, document);
	// A client's file is named as its title page is, without our tool.
	const isForClient = tool.clientDocument !== undefined && format !== 'json' && format !== 'ics';
	const named = isForClient ? { ...row, tool: '', title: document().title } : row;
	return { name: fileName(named, extension), type: TYPES[extension], content };
}

type PlainFormat = Exclude<ExportFormat, MailingFormat | TableFormat>;

const FILES: Record<
	PlainFormat,
	(source: Source, document: () => Document) => Promise<Uint8Array> | Uint8Array | string
> = {
	markdown: (_source, document) => toMarkdown(document()),
	txt: (_source, document) => toPlainText(document()),
	docx: ({ row, layOut }, document) => layOut({ kind: 'docx', document: document(), made: row.createdAt }),
	pdf: ({ row, layOut }, document) => layOut({ kind: 'pdf', document: document(), made: row.createdAt }),
	json: ({ row, output }) => `${JSON.stringify({ ...output, run: toRun(row) }, null, 2)}\n`,
	ics: calendarFile,
};

const TYPES = {
	md: 'text/markdown; charset=utf-8',
	txt: 'text/plain; charset=utf-8',
	json: 'application/json; charset=utf-8',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	pdf: 'application/pdf',
	ics: 'text/calendar; charset=utf-8',
} as const;

function calendarFile({ row, tool, output, input, start }: Source): string {
	if (!tool.tasks) throw refused('format ics needs a plan of days, and this tool writes none.');
	if (start === '') throw startMissing('ics');
	return toCalendar(tool.tasks(output, input, start), { title: row.title, start, runId: row.id, made: row.createdAt });
}

function tableFile(format: TableFormat, { row, tool, output, input, start }: Source): ExportedFile {
	if (!tool.table) throw refused(`format ${format} needs rows, and this tool writes none.`);
	if (start === '' && asksForStart(format)) throw startMissing(format);
	const table = tool.table(format, output, input, start);
	if (!table) throw refused(`format ${format} is not made by this tool.`);
	const program = format.replace(/^csv-?/, '');
	const [first, ...others] = [...new Set(table.channels)];
	if (first !== undefined && others.length > 0) {
		const content = toChannelFiles(table, (channel) => `${asciiWords(channel)}.csv`);
		return { name: fileName(row, 'zip', program), type: 'application/zip', content };
	}
	return {
		name: fileName(row, 'csv', [program, first ?? ''].join(' ')),
		type: CSV,
		content: toCsv(table, { byteOrderMark: format === 'csv' }),
	};
}

async function mailingFile(format: MailingFormat, { row, tool, output, input, part }: Source): Promise<ExportedFile> {
	const mailing = tool.mailing?.(output, input);
	if (!mailing) throw refused(`format ${format} needs emails, and this tool writes none.`);
	if (format !== 'eml') {
		const name = fileName(row, 'csv', format.replace('csv-', ''));
		return { name, type: CSV, content: toLeadList(mailing, format) };
	}
	if (part === undefined) {
		return { name: fileName(row, 'zip', 'drafts'), type: 'application/zip', content: await toDrafts(mailing) };
	}
	const mail = mailing.mails[part - 1];
	if (!mail) throw refused(`part must be between 1 and ${mailing.mails.length}.`);
	return { name: fileName(row, 'eml', mail.name), type: 'message/rfc822', content: await toDraft(mailing, mail) };
}

const CSV = 'text/csv; charset=utf-8';

function startMissing(format: ExportFormat): ApiError {
	return refused(`start is missing: give the first day with format ${format}, e.g. start=2026-03-02.`);
}

function refused(message: string): ApiError {
	return new ApiError('INVALID_REQUEST', message);
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
