/** Measures the hostile inputs of one tool, one after the other, by the CPU time of this thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '#server/api-error.ts';
import { exportRun } from '#server/export/run.ts';
import type { RunRow } from '#server/runs/store.ts';
import { copyForClient } from '#server/shares/copy.ts';
import { asksForStart, type ExportFormat, MAILING_FORMATS, TABLE_FORMATS } from '#shared/export-formats.ts';
import { hostileInputs } from '#test/hostile-inputs.ts';
import type { ToolId } from '#tools/catalog.ts';
import { serverTools } from '#tools/server.ts';

/** CPU time in milliseconds. */
export interface Measured {
	id: string;
	name: string;
	/** What the server does on its main thread. */
	mainThread: Record<string, number>;
	/** Draft and grounding. */
	draft: number;
	failed: string | null;
}

const { id, share, from } = workerData as { id: ToolId; share: number; from: number };
const tool = serverTools[id];
const PLAIN = ['markdown', 'txt', 'json', 'ics'] as const;
const FORMATS = [...PLAIN, ...MAILING_FORMATS, ...TABLE_FORMATS];

for (const [index, { name, input }] of [...hostileInputs(tool.contract, { share })].entries()) {
	if (index < from) continue;
	const measured: Measured = { id, name, mainThread: {}, draft: 0, failed: 'under way' };
	parentPort?.postMessage(measured);
	try {
		await measure(measured, input);
		measured.failed = null;
	} catch (error) {
		measured.failed = String(error instanceof Error ? error.message : error).slice(0, 160);
	}
	parentPort?.postMessage(measured);
}

async function measure(measured: Measured, raw: object): Promise<void> {
	const step = async <Value>(what: string, work: () => Value): Promise<Value> => {
		const { took, value } = await timed(work);
		measured.mainThread[what] = took;
		return value;
	};
	const input = await step('input', () => tool.contract.input.parse(raw));
	await step('title', () => tool.title(structuredClone(input)));
	await step('prompt', () => tool.prompt(structuredClone(input)));
	const { took, value: grounded } = await timed(() => tool.ground(tool.draft(input), input));
	measured.draft = took;
	const output = await step('output', () => tool.contract.output.parse(grounded.output));
	const row = rowOf(input, output);
	await step('document', () => tool.document(output, structuredClone(input)));
	if (tool.clientDocument) await step('client document', () => copyForClient(row, tool, []));
	for (const format of FORMATS) await step(format, () => file(row, format));
}

/** The file; nothing where the tool makes no such file. */
async function file(row: RunRow, format: ExportFormat): Promise<void> {
	try {
		await exportRun(row, tool, format, asksForStart(format) ? { start: '2026-03-02' } : {});
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'INVALID_REQUEST')) throw error;
	}
}

/** As it is read from the database: nothing that was remembered of the input while it was drafted. */
function rowOf(input: object, output: object): RunRow {
	return {
		id: '7d9f5a51-6a0e-4b0e-8f0e-0d3b1a5c2e11',
		userId: '7d9f5a51-6a0e-4b0e-8f0e-0d3b1a5c2e12',
		tool: id,
		title: 'A run',
		status: 'succeeded',
		source: 'built-in',
		model: null,
		input: structuredClone(input),
		output: structuredClone(output),
		editedOutput: null,
		error: null,
		errorCode: null,
		grounding: null,
		usage: null,
		createdAt: new Date(0),
		finishedAt: new Date(0),
		durationMs: 0,
		modelCalls: 0,
		deletedAt: null,
		idempotencyKey: null,
		requestHash: null,
	};
}

async function timed<Value>(work: () => Value): Promise<{ took: number; value: Awaited<Value> }> {
	const started = process.threadCpuUsage();
	const value = await work();
	const { user, system } = process.threadCpuUsage(started);
	return { took: (user + system) / 1000, value };
}
