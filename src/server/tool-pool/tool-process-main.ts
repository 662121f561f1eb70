/**
 * A process of the pool: does one task after the other with the tools of the module that it is started with. It is a
 * process and not a thread, since a thread whose heap overflows in one large allocation aborts the whole server.
 */
import { getPriority, setPriority } from 'node:os';
import { runInNewContext } from 'node:vm';
import { ledgerOfInput, takeKept } from '#call-facts/ledger-of-input.ts';
import { promptForFacts, readByModel } from '#call-facts/model/read-by-model.ts';
import { openDoubtsIn } from '#call-facts/open-doubts.ts';
import { callInBrief } from '#call-facts/promises.ts';
import type { OnRead } from '#call-facts/read.ts';
import { ApiError } from '#server/api-error.ts';
import { storableJson } from '#server/database/storable.ts';
import type { DocumentJob } from '#server/export/document-file.ts';
import { exportRun } from '#server/export/run.ts';
import { copyForClient } from '#server/shares/copy.ts';
import { refuseUndated } from '#server/shares/days.ts';
import { storableText } from '#shared/storable-text.ts';
import type { Grounded, ServerTool } from '#tools/define.ts';
import { MOST_WAITING } from './deadline.ts';
import type { ToolAnswer, ToolModule, ToolRequest, ToolTask } from './task.ts';

/** The server comes first where the cores are few. */
const LESS_IMPORTANT = 5;
/** The server ends a process that is late; this much later it ends itself, should the server be gone. */
const ORPHAN_GRACE_MS = 2000;

type TaskOfTool = Extract<ToolTask, { tool: string }>;
type TaskOfInput = Extract<ToolTask, { input: unknown }>;

/** Titles are shown in lists. */
const MOST_TITLE_CHARACTERS = 200;

const { loadTool }: ToolModule = await import(process.argv[2] ?? '');

// Ctrl-C reaches this process too, but the server decides which tasks may still finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (request: ToolRequest) => process.send?.(await answer(request)));
yieldToServer();

async function answer({ task, deadlineMs, quietMs }: ToolRequest): Promise<ToolAnswer> {
	try {
		const work = await workOf(task, quietMs);
		process.send?.({ begun: true } satisfies ToolAnswer);
		return await endingItself(work, MOST_WAITING * deadlineMs + ORPHAN_GRACE_MS);
	} catch (error) {
		if (error instanceof ApiError) return { refused: 'request', code: error.code, message: error.message };
		return { error: error instanceof Error ? error : new Error('a tool threw no error') };
	}
}

/** What is left to do once the task's tool is loaded. */
async function workOf(task: ToolTask, quietMs: number): Promise<() => ToolAnswer | Promise<ToolAnswer>> {
	if (task.kind === 'open-doubts') {
		return () => ({ result: storableJson(openDoubtsIn(task.source, task.kept)) });
	}
	const tool = await loadTool(task.tool);
	return () => perform(tool, task, tellingFrom(quietMs));
}

function perform(tool: ServerTool, task: TaskOfTool, onRead: OnRead): ToolAnswer | Promise<ToolAnswer> {
	if (task.kind === 'export') return exportFile(tool, task);
	if (task.kind === 'client-document') {
		const copy = copyForClient(task.row, tool, task.parts);
		if (!task.made.keepDays) refuseUndated(copy, task.made.today);
		return { result: copy };
	}
	const parsed = tool.contract.input.safeParse(task.input);
	if (!parsed.success) return { refused: 'older-input' };
	const input = parsed.data;
	if (!tool.call) return performOn(input, tool, task);
	const call = tool.call(input);
	if (task.kind === 'facts') return { result: promptForFacts(call) };
	if (task.kind === 'facts-from-model') return { result: storableJson(readByModel(call, task.answer)) };
	takeKept(input, call, task.kept ?? {}, onRead);
	const answer = performOn(input, tool, task);
	if ('result' in answer) {
		const ledger = ledgerOfInput(input, call);
		Object.assign(answer.result, {
			...(task.kept?.facts ? {} : { facts: storableJson(ledger.found) }),
			brief: storableJson(callInBrief(ledger, call.transcript)),
		});
	}
	return answer;
}

/** Between two words of how far a reading is. */
const PAUSE_MS = 250;

function tellingFrom(quietMs: number): OnRead {
	let next = performance.now() + quietMs;
	return (share) => {
		const now = performance.now();
		if (now < next) return;
		next = now + Math.min(PAUSE_MS, quietMs);
		process.send?.({ read: Math.min(99, Math.floor(100 * share)) } satisfies ToolAnswer);
	};
}

function performOn(input: object, tool: ServerTool, task: TaskOfInput): ToolAnswer {
	switch (task.kind) {
		case 'prompt':
			return {
				result: { ...tool.prompt(input), inParts: tool.inParts?.(input) ?? false, title: titleOf(tool, input) },
			};
		case 'draft':
			return checked(tool, tool.ground(tool.draft(input), input), { title: titleOf(tool, input) });
		case 'ground':
			return checked(tool, tool.ground(task.answer, input), {});
		case 'suggest':
			return { result: { suggestions: storableJson(tool.suggest?.(input) ?? {}) } };
		case 'facts':
		case 'facts-from-model':
			throw new Error('this tool takes no call');
	}
}

async function exportFile(
	tool: ServerTool,
	{ row, format, options }: Extract<ToolTask, { kind: 'export' }>,
): Promise<ToolAnswer> {
	let layout: DocumentJob | null = null;
	const file = await exportRun(row, tool, format, options, async (job) => {
		layout = job;
		return new Uint8Array();
	});
	return { result: { file, layout } };
}

function checked(tool: ServerTool, made: Grounded<object>, name: { title?: string }): ToolAnswer {
	const output = tool.contract.output.safeParse(made.output);
	// A text that was cut within a sign of two halves, such as a flag, is one that no database takes.
	if (output.success) return { result: storableJson({ ...made, ...name, output: output.data }) };
	const problems = output.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
	return { refused: 'broken-output', problems };
}

function titleOf(tool: ServerTool, input: object): string {
	const title = storableText(tool.title(input) || tool.contract.title);
	return [...title].slice(0, MOST_TITLE_CHARACTERS).join('');
}

/** Only the engine itself can interrupt code that never returns. */
function endingItself<Value>(work: () => Value, timeout: number): Value {
	return runInNewContext('work()', { work }, { timeout });
}

function yieldToServer(): void {
	try {
		setPriority(Math.min(19, getPriority() + LESS_IMPORTANT));
	} catch {
		// Not every system allows it, and nothing depends on it.
	}
}
