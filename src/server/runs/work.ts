import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import { isQueryError, sqlState } from '#server/database/errors.ts';
import { clearDraft } from '#server/drafts/store.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { ModelError } from '#server/model/model-error.ts';
import type { Usage } from '#shared/runs.ts';
import type { Grounded, ServerTool } from '#tools/define.ts';
import type { WorkContext } from './context.ts';
import { cancelledOutcome, failedOutcome, outcomeOf } from './outcome.ts';
import type { EndReason, RunJob, WorkResult } from './queue.ts';
import { endRun, findRunById, markQueued, markRunning, type RunRow, recordUsage, reserveCall, toRun } from './store.ts';

/** Somebody else ended the run meanwhile. */
class EndedElsewhere extends Error {}

interface Made extends Grounded<object> {
	usage?: Usage;
}

/** Makes the result of a run, checks it against the contract and saves it; a failure is saved as well. Logs no content. */
export async function work(context: WorkContext, job: RunJob, signal: AbortSignal): Promise<WorkResult> {
	const id = job.run;
	const begun = job.row ?? (await markRunning(context.db, id));
	const row = begun ?? (await findRunById(context.db, id));
	if (!row) return 'done';
	if (outcomeOf(row)) {
		context.watch.end(id, outcomeOf(row));
		return 'done';
	}
	context.watch.begin(id, job.attempt);
	try {
		await succeed(context, row, await make(context, row, begun !== null, signal));
		return 'done';
	} catch (error) {
		return await fail(context, row, error, signal);
	}
}

/** `counted`: a call to the model may be made that is counted already. */
async function make(context: WorkContext, row: RunRow, counted: boolean, signal: AbortSignal): Promise<Made> {
	const tool = context.tools[row.tool];
	const input = tool?.contract.input.safeParse(row.input);
	if (!tool || !input?.success) throw new ApiError('CONFLICT', OLDER_FORM);
	if (row.source === 'built-in') return tool.ground(tool.draft(input.data), input.data);
	if (!context.engine) throw new ApiError('NOT_READY', NO_MODEL);
	return askModel(context, { row, tool, input: input.data, engine: context.engine, counted }, signal);
}

const OLDER_FORM =
	'The server was changed before this run came to its turn, and its input no longer fits. Start it again.';
const NO_MODEL = 'No model is connected any more. Start it again with the built-in engine.';

interface Job {
	row: RunRow;
	tool: ServerTool;
	input: object;
	engine: ModelEngine;
	counted: boolean;
}

async function askModel(context: WorkContext, job: Job, signal: AbortSignal): Promise<Made> {
	const { watch, db } = context;
	const { row, tool, input, engine } = job;
	let counted = job.counted;
	const beforeCall = async () => {
		const may = counted || (await reserveCall(db, row.id));
		counted = false;
		return may;
	};
	const { answer, usage } = await engine.ask({
		prompt: tool.prompt(input),
		answer: tool.answer,
		signal,
		beforeCall,
		onStage: (stage) => watch.report(row.id, { progress: { stage } }),
		onText: (text) => watch.report(row.id, text === '' ? { text } : { text, progress: { stage: 'writing' } }),
	});
	return { ...tool.ground(answer, input), usage };
}

async function succeed(context: WorkContext, row: RunRow, made: Made): Promise<void> {
	const tool = context.tools[row.tool] as ServerTool;
	const output = tool.contract.output.parse(made.output);
	const { grounding } = made;
	const usage = sum(row.usage, made.usage);
	const finishedAt = context.now();
	const ending = { status: 'succeeded', output, grounding, usage, finishedAt } as const;
	const run = await patiently(() => endRun(context.db, row.id, ending));
	if (!run) throw new EndedElsewhere();
	context.watch.end(row.id, { run, output });
	context.announcements.tell({ kind: 'ended', run: row.id });
	await forgetDraft(context, row);
}

/** The form that the run was made of has served; one that was changed since stays. */
async function forgetDraft({ db, log }: WorkContext, { userId, tool, createdAt }: RunRow): Promise<void> {
	await clearDraft(db, { userId, tool, until: createdAt }).catch((error: unknown) => {
		log.warn({ code: sqlState(error) ?? 'unknown' }, 'a draft that has served could not be removed');
	});
}

const HICCUP_MS = 1000;
const MOST_TRIES = 5;

/** A result that was made is worth more than one try to save it. */
async function patiently<Value>(save: () => Promise<Value>): Promise<Value> {
	for (let tries = 1; ; tries++) {
		try {
			return await save();
		} catch (error) {
			if (tries === MOST_TRIES || !isQueryError(error)) throw error;
			await pause(HICCUP_MS);
		}
	}
}

async function fail(context: WorkContext, row: RunRow, error: unknown, signal: AbortSignal): Promise<WorkResult> {
	const { db, watch } = context;
	const usage = sum(row.usage, error instanceof ModelError ? error.usage : undefined);
	const reason = signal.reason as EndReason | undefined;
	if (reason === 'cancelled' || error instanceof EndedElsewhere) {
		if (usage) await recordUsage(db, row.id, usage);
		watch.end(row.id, reason === 'cancelled' ? cancelledOutcome({ ...toRun(row), usage }) : null);
		return 'done';
	}
	if (reason === 'stopped') {
		if (usage) await recordUsage(db, row.id, usage);
		await markQueued(db, row.id);
		watch.release(row.id);
		return 'handed-back';
	}
	if (isQueryError(error)) {
		// The database hiccups. The result is not lost for it: another attempt makes it.
		await pause(HICCUP_MS);
		watch.release(row.id);
		return 'handed-back';
	}
	const { code, message } = failureOf(context, error);
	logFailure(context, row, error, code);
	const finishedAt = context.now();
	const run = await endRun(db, row.id, { status: 'failed', error: message, errorCode: code, usage, finishedAt });
	watch.end(row.id, run && failedOutcome(run, code));
	context.announcements.tell({ kind: 'ended', run: row.id });
	return 'done';
}

function logFailure(context: WorkContext, row: RunRow, error: unknown, code: ApiError['code']): void {
	const cause = error instanceof ModelError ? { failure: error.failure, calls: error.calls } : { err: error };
	const problems =
		error instanceof z.ZodError ? error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`) : undefined;
	const about = { run: row.id, tool: row.tool, source: row.source, code, problems, ...cause };
	if (code === 'INTERNAL') context.log.error(about, 'a generation failed');
	else context.log.warn(about, 'a generation failed');
}

function failureOf(context: WorkContext, error: unknown): Pick<ApiError, 'code' | 'message'> {
	if (error instanceof ModelError || error instanceof ApiError) return error;
	const message = `The result could not be put together. Try again; if it fails once more, write to ${context.supportEmail}.`;
	return { code: 'INTERNAL', message };
}

/** What earlier attempts spent counts as well. */
function sum(before: Usage | null, now: Usage | undefined): Usage | undefined {
	if (!before || !now) return now ?? before ?? undefined;
	const add = (a: number | undefined, b: number | undefined) => (a === undefined ? b : a + (b ?? 0));
	return {
		inputTokens: add(before.inputTokens, now.inputTokens),
		outputTokens: add(before.outputTokens, now.outputTokens),
		cost: add(before.cost, now.cost),
		estimated: before.estimated ?? now.estimated,
	};
}
