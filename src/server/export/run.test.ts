import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { RunRow } from '#server/runs/store.ts';
import {
	asksForStart,
	EXPORT_FORMATS,
	type ExportFormat,
	isMailingFormat,
	isTableFormat,
} from '#shared/export-formats.ts';
import { sampled } from '#test/tier.ts';
import { tinyTool } from '#test/tiny-tool.ts';
import type { ServerTool } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';
import { type ExportedFile, exportRun } from './run.ts';

const formats = Object.keys(EXPORT_FORMATS) as ExportFormat[];

const RUN: RunRow = {
	id: 'run-1',
	userId: 'ann',
	tool: '',
	title: '',
	status: 'succeeded',
	source: 'built-in',
	model: null,
	chosenModel: null,
	ownKey: false,
	input: {},
	output: {},
	editedOutput: null,
	error: null,
	errorCode: null,
	grounding: null,
	usage: null,
	createdAt: new Date('2026-03-04T12:00:00Z'),
	finishedAt: new Date('2026-03-04T12:00:00Z'),
	durationMs: 0,
	modelCalls: 0,
	idempotencyKey: null,
	requestHash: null,
	deletedAt: null,
	clientId: null,
	callHash: null,
};

async function finishedRun(tool: ServerTool): Promise<RunRow> {
	const { example } = await import(new URL(`../../tools/${tool.contract.id}/example.ts`, import.meta.url).href);
	const { id } = tool.contract;
	return { ...RUN, tool: id, title: tool.title(example), input: example, output: tool.draft(example) };
}

/** Why the tool cannot be saved in this format, where it cannot. */
function whyNot(tool: ServerTool, format: ExportFormat): RegExp | null {
	if (isMailingFormat(format) && !tool.mailing) return /needs emails, and this tool writes none/;
	if (isTableFormat(format) && !tool.table) return /needs rows, and this tool writes none/;
	if (format === 'ics' && !tool.tasks) return /needs a plan of days, and this tool writes none/;
	return null;
}

/** What their documents are called by; JSON is the member's own copy. */
const NAMED_FOR_CLIENTS: Partial<Record<string, string>> = {
	dealmaker: '(?:proposal-for|dealmaker)',
	'growth-plan-calculator': '(?:growth-plan-for|growth-plan-calculator)',
};

describe.each(sampled(Object.values<ServerTool>(serverTools), 1))('$contract.title', (tool) => {
	it.each(formats)('is exported as %s, where it can be', async (format) => {
		const row = await finishedRun(tool);
		const saved = exportRun(row, tool, format, asksForStart(format) ? { start: '2026-03-02' } : {});
		const refusal = whyNot(tool, format);
		if (refusal) {
			await expect(saved).rejects.toThrow(refusal);
			return;
		}
		const file = await saved.catch((error: Error) => error.message);
		if (typeof file === 'string') {
			expect([isTableFormat(format), file]).toEqual([true, `format ${format} is not made by this tool.`]);
			return;
		}
		const { id } = tool.contract;
		expect(file.name).toMatch(new RegExp(`^${NAMED_FOR_CLIENTS[id] ?? id}-[a-z0-9-]*2026-03-04\\.[a-z]+$`));
		expect(file.content.length).toBeGreaterThan(200);
		for (const text of await textsIn(file)) expect(text).not.toMatch(/undefined|\[object Object\]|\bNaN\b/);
	});

	it('has its whole result in the JSON', async () => {
		const row = await finishedRun(tool);
		expect(JSON.parse(String((await exportRun(row, tool, 'json')).content))).toMatchObject(row.output as object);
	});

	it('says what to do with a result of an earlier form', async () => {
		const row = { ...(await finishedRun(tool)), output: { ancient: true } };
		await expect(exportRun(row, tool, 'markdown')).rejects.toThrow('Run it again to export it.');
	});
});

/** What a reader of the file sees. */
async function textsIn({ name, content }: ExportedFile): Promise<string[]> {
	if (typeof content === 'string') return [content];
	if (name.endsWith('.pdf')) return (await extractText(content)).text;
	return Object.values(unzipSync(content)).map((bytes) => strFromU8(bytes));
}

const tiny = tinyTool as unknown as ServerTool;
const output = { report: { summary: 'All is well.', mood: 'Good', score: 8, quotes: [], words: 2 } };

function tinyRun(): RunRow {
	return { ...RUN, tool: 'tiny-tool', title: 'About pumps', input: { topic: 'pumps', source: '' }, output };
}

describe('files that hold dates', () => {
	const planned: ServerTool = {
		...tiny,
		tasks: () => [{ day: 2, time: '09:00', title: 'Call', text: 'Ask about pumps' }],
		table: (format, _output, _input, start) =>
			format === 'csv-meta' ? { head: ['Ad Name'], rows: [['=One']] } : { head: ['Day'], rows: [[start]] },
	};

	it.each(['ics', 'csv', 'csv-buffer'] as const)('ask for the first day, by name: %s', async (format) => {
		await expect(exportRun(tinyRun(), planned, format)).rejects.toThrow(
			`start is missing: give the first day with format ${format}, e.g. start=2026-03-02.`,
		);
	});

	it('count from the first day', async () => {
		const start = '2026-03-02';
		const calendar = await exportRun(tinyRun(), planned, 'ics', { start });
		expect(calendar.name).toBe('tiny-tool-about-pumps-2026-03-04.ics');
		expect(calendar.content).toContain('DTSTART:20260303T090000\r\n');
		const list = await exportRun(tinyRun(), planned, 'csv-buffer', { start });
		expect(list).toMatchObject({
			name: 'tiny-tool-about-pumps-buffer-2026-03-04.csv',
			content: 'Day\r\n2026-03-02\r\n',
		});
		expect((await exportRun(tinyRun(), planned, 'csv', { start })).content).toBe('\uFEFFDay\r\n2026-03-02\r\n');
	});

	it('are one for each channel where the program takes one for each', async () => {
		const start = '2026-03-02';
		const channels = ['Twitter/X', 'Facebook', 'Twitter/X'];
		const listed = (count: number): ServerTool => ({
			...tiny,
			table: () => ({
				head: ['Text'],
				rows: [['One'], ['Two'], ['Three']].slice(0, count),
				channels: channels.slice(0, count),
			}),
		});
		const archive = await exportRun(tinyRun(), listed(3), 'csv-buffer', { start });
		expect(archive).toMatchObject({ name: 'tiny-tool-about-pumps-buffer-2026-03-04.zip', type: 'application/zip' });
		const files = Object.entries(unzipSync(archive.content as Uint8Array));
		expect(files.map(([name, content]) => [name, strFromU8(content)])).toEqual([
			['twitter-x.csv', 'Text\r\nOne\r\nThree\r\n'],
			['facebook.csv', 'Text\r\nTwo\r\n'],
		]);
		expect(await exportRun(tinyRun(), listed(1), 'csv-buffer', { start })).toMatchObject({
			name: 'tiny-tool-about-pumps-buffer-twitter-x-2026-03-04.csv',
			content: 'Text\r\nOne\r\n',
		});
		expect((await exportRun(tinyRun(), listed(0), 'csv-buffer', { start })).content).toBe('Text\r\n');
	});

	it('are distinguished from those without', async () => {
		const start = '2026-03-02';
		expect((await exportRun(tinyRun(), planned, 'csv-meta')).content).toBe("Ad Name\r\n'=One\r\n");
		await expect(exportRun(tinyRun(), planned, 'csv-meta', { start })).rejects.toThrow(
			'leave it out for format csv-meta',
		);
		await expect(exportRun(tinyRun(), planned, 'pdf', { start })).rejects.toThrow('leave it out for format pdf');
	});

	it('are refused where the tool has no such list', async () => {
		const listless: ServerTool = { ...tiny, table: () => null };
		await expect(exportRun(tinyRun(), listless, 'csv-meta')).rejects.toThrow(
			'format csv-meta is not made by this tool.',
		);
	});
});
