/** What one input costs, step by step, as the server takes them: nothing is remembered from one step to the next. */
import { ApiError } from '#server/api-error.ts';
import { exportRun } from '#server/export/run.ts';
import type { RunRow } from '#server/runs/store.ts';
import { copyForClient } from '#server/shares/copy.ts';
import { asksForStart, type ExportFormat, MAILING_FORMATS, TABLE_FORMATS } from '#shared/export-formats.ts';
import type { ServerTool } from '#tools/define.ts';

/** In milliseconds of CPU time of this thread. */
export interface Steps {
	/** What a process of the pool does, so that it may take a second: title, prompt, draft, files. */
	apart: Record<string, number>;
	/** What everybody else waits for. */
	mainThread: Record<string, number>;
}

const FORMATS = ['markdown', 'txt', 'json', 'ics', ...MAILING_FORMATS, ...TABLE_FORMATS] as const;

/** @throws where the contract or a step refuses the input */
export async function stepsOf(tool: ServerTool, raw: object): Promise<Steps> {
	const steps: Steps = { apart: {}, mainThread: {} };
	const step = async <Value>(where: keyof Steps, what: string, work: () => Value): Promise<Awaited<Value>> => {
		const { took, value } = await timed(work);
		steps[where][what] = took;
		return value;
	};
	const input = await step('mainThread', 'input', () => tool.contract.input.parse(raw));
	const fresh = () => structuredClone(input);
	await step('apart', 'title', () => tool.title(fresh()));
	await step('apart', 'prompt', () => tool.prompt(fresh()));
	const made = await step('apart', 'draft', () => tool.ground(tool.draft(input), input));
	const output = await step('mainThread', 'output', () => tool.contract.output.parse(made.output));
	await step('apart', 'document', () => tool.document(output, fresh()));
	const row = rowOf(tool, input, output);
	if (tool.clientDocument) await step('apart', 'client document', () => copyForClient(row, tool, []));
	for (const format of FORMATS) await step('apart', format, () => saved(row, tool, format));
	return steps;
}

/** The step that takes longest. */
export function longestOf(steps: Readonly<Record<string, number>>): { name: string; ms: number } {
	const [[name, ms] = ['', 0]] = Object.entries(steps).sort(([, a], [, b]) => b - a);
	return { name, ms };
}

/** Makes the file; nothing where the tool makes no such file. */
async function saved(row: RunRow, tool: ServerTool, format: ExportFormat): Promise<void> {
	try {
		await exportRun(row, tool, format, asksForStart(format) ? { start: '2026-03-02' } : {});
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'INVALID_REQUEST')) throw error;
	}
}

/** As it comes from the database. */
function rowOf(tool: ServerTool, input: object, output: object): RunRow {
	return {
		id: '7d9f5a51-6a0e-4b0e-8f0e-0d3b1a5c2e11',
		userId: '7d9f5a51-6a0e-4b0e-8f0e-0d3b1a5c2e12',
		tool: tool.contract.id,
		title: 'A run',
		status: 'succeeded',
		source: 'built-in',
		model: null,
		chosenModel: null,
		ownKey: false,
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
		clientId: null,
		callHash: null,
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
