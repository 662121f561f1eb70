import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { RunRow } from '#server/runs/store.ts';
import { EXPORT_FORMATS, type ExportFormat, isMailingFormat } from '#shared/export-formats.ts';
import type { ServerTool } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';
import { exportRun } from './run.ts';

const formats = Object.keys(EXPORT_FORMATS) as ExportFormat[];

async function finishedRun(tool: ServerTool): Promise<RunRow> {
	const { example } = await import(new URL(`../../tools/${tool.contract.id}/example.ts`, import.meta.url).href);
	const moment = new Date('2026-03-04T12:00:00Z');
	return {
		id: 'run-1',
		userId: 'ann',
		tool: tool.contract.id,
		title: tool.title(example),
		status: 'succeeded',
		source: 'built-in',
		model: null,
		input: example,
		output: tool.draft(example),
		editedOutput: null,
		error: null,
		grounding: null,
		usage: null,
		createdAt: moment,
		finishedAt: moment,
		durationMs: 0,
	};
}

describe.each(Object.values<ServerTool>(serverTools))('$contract.title', (tool) => {
	it.each(formats)('is exported as %s, where it can be', async (format) => {
		const row = await finishedRun(tool);
		if (isMailingFormat(format) && !tool.mailing) {
			await expect(exportRun(row, tool, format)).rejects.toThrow('needs e-mails, and this tool writes none');
			return;
		}
		const file = await exportRun(row, tool, format);
		expect(file.name).toMatch(new RegExp(`^${tool.contract.id}-[a-z0-9-]*2026-03-04\\.[a-z]+$`));
		expect(file.content.length).toBeGreaterThan(200);
		const texts =
			typeof file.content === 'string' ? [file.content] : Object.values(unzipSync(file.content)).map(String);
		for (const text of texts) expect(text).not.toMatch(/undefined|\[object Object\]/);
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
