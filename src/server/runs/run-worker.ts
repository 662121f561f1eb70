import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { ApiError } from '#server/api-error.ts';
import { callOfRun, keepRead, keptOf } from '#server/calls/kept-call.ts';
import { isQueryError, sqlState } from '#server/database/errors.ts';
import { clearDraft } from '#server/drafts/store.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { ModelError } from '#server/model/model-error.ts';
import { priced, priceOf, recordSpending } from '#server/model/spending.ts';
import { addUsage } from '#server/model/usage.ts';
import { BrokenOutput, OlderInput, TaskExhausted } from '#server/tool-pool/errors.ts';
import type { ModelPrice } from '#shared/model-settings.ts';
import type { Usage } from '#shared/runs.ts';
import type { Grounded } from '#tools/define.ts';
import { readByModel } from './call-facts-by-model.ts';
import type { WorkerContext } from './context.ts';
import { exhaustedMessage } from './exhausted.ts';
import { reserveCall } from './model-calls.ts';
import { failedOutcome } from './outcome.ts';
import { publishing } from './publish-answer.ts';
import type { EndReason, RunJob, WorkResult } from './run-queue.ts';
import {
	endRun,
	type FoundTitle,
	markQueued,
	markRunning,
	nameRun,
	type RunRow,
	recordModel,
	recordUsage,
} from './store.ts';

/** The run was ended by something else in the meantime. */
class EndedElsewhere extends Error {}

interface Attempt {
	readonly row: RunRow;
	readonly signal: AbortSignal;
	/** What the model's answers cost so far. */
	usage?: Usage | undefined;
	/** What the owner says they cost. */
	price?: ModelPrice | null;
	/** Where it is to be set with the result. */
	title?: FoundTitle;
}

/**
 * Produces the result of a run, checks it against the contract and stores it. Failures are stored too. Logs no content.
 */
export async function work(context: WorkerContext, job: RunJob, signal: AbortSignal): Promise<WorkResult> {
	const row = await markRunning(context.db, job.run);
	if (!row) {
		context.events.ended(job.run);
		return 'done';
	}
	context.events.begin(row.id, job.attempt);
	const attempt: Attempt = { row, signal };
	let result: WorkResult = 'handed-back';
	try {
		await succeed(context, attempt, await make(context, attempt));
		result = 'done';
	} catch (error) {
		if (error instanceof ModelError) spend(attempt, error.usage);
		result = await fail(context, attempt, error);
	} finally {
		await keepSpending(context, attempt, result);
	}
	return result;
}

function spend(attempt: Attempt, usage: Usage): void {
	attempt.usage = sum(attempt.usage ?? null, priced(usage, attempt.price ?? null));
}

/** What was spent counts however the run ended. */
async function keepSpending(
	{ db, log, now }: WorkerContext,
	{ row, usage }: Attempt,
	result: WorkResult,
): Promise<void> {
	if (!usage?.inputTokens && !usage?.outputTokens) return;
	const spent = { userId: row.userId, tool: row.tool, ownKey: row.ownKey, runs: result === 'done' ? 1 : 0, usage };
	await recordSpending(db, spent, now()).catch((error: unknown) => {
		log.error({ code: sqlState(error) ?? 'unknown', run: row.id }, 'what a run cost could not be recorded');
	});
}

async function make(context: WorkerContext, attempt: Attempt): Promise<Grounded<object>> {
	const { row, signal } = attempt;
	const { pool, deadlines } = context;
	const tool = context.tools[row.tool];
	if (!tool) throw new OlderInput();
	const call = await callOfRun(context.db, tool, row);
	const task = () => ({ tool: row.tool, input: row.input, kept: keptOf(call) });
	const options = {
		member: row.userId,
		signal,
		deadlineMs: deadlines.draft,
		onRead: (read: number) => context.events.publish(row.id, { progress: { stage: 'reading', read } }),
	};
	if (row.source === 'built-in') {
		const { title, facts, brief, ...made } = await pool.run({ kind: 'draft', ...task() }, options);
		// A long result has just been received, and is about to be written: others get their turn in between.
		await turn();
		await keepRead(context.db, call, { facts, brief }, { clientId: row.clientId });
		attempt.title = { before: row.title, found: title };
		return made;
	}
	const engine = await engineOf(context, row, call?.source.transcript);
	if (engine.model !== row.model) await recordModel(context.db, row.id, engine.model);
	attempt.price = row.ownKey ? null : await priceOf(context.db, engine.model);
	const spendMore = (usage: Usage) => spend(attempt, usage);
	if (call) await readByModel({ ...context, engine }, { row, call, signal, task: task(), spend: spendMore });
	const { title, facts, brief, inParts, ...prompt } = await pool.run({ kind: 'prompt', ...task() }, options);
	await keepRead(context.db, call, { facts, brief }, { clientId: row.clientId });
	attempt.title = { before: row.title, found: title };
	void nameEarly(context, row, title);
	const parts = inParts ? tool.parts : undefined;
	const purpose = call ? 'a result of a call' : 'a result';
	const { answer, usage } = await engine.ask({
		prompt,
		answer: tool.answer,
		parts,
		signal,
		beforeCall: () => reserveCall(context.db, row.id, purpose, parts?.list.length),
		...publishing(context.events, row.id),
	});
	spendMore(usage);
	return pool.run({ kind: 'ground', ...task(), answer }, { ...options, deadlineMs: deadlines.ground });
}

/** The history shows the title while the model writes, which does not wait for it: the result sets it in any case. */
async function nameEarly({ db, log }: WorkerContext, row: RunRow, title: string): Promise<void> {
	await nameRun(db, row, title).catch((error: unknown) => {
		log.warn({ code: sqlState(error) ?? 'unknown', run: row.id }, 'a run could not be named before its result');
	});
}

/** @throws ApiError NOT_READY where it is gone: nothing else writes in its place without a word */
async function engineOf(context: WorkerContext, row: RunRow, transcript: string | undefined): Promise<ModelEngine> {
	const model = row.chosenModel ?? undefined;
	const engine = row.ownKey
		? await context.ownModels.of(row.userId)
		: await context.engines.current({ transcript, model });
	if (engine) return engine;
	throw new ApiError('NOT_READY', row.ownKey ? NO_OWN_KEY : model === undefined ? NO_MODEL : notOffered(model));
}

const NO_OWN_KEY =
	'Your own key is not used any more: it was removed, or the owner does not allow it. Look at My Profile, or start it again.';
const NO_MODEL = 'No model is connected any more. Start it again with the built-in engine.';

function notOffered(model: string): string {
	return `The model ${model} is not offered any more. Start it again with another one, or with the built-in engine.`;
}

async function succeed(context: WorkerContext, attempt: Attempt, made: Grounded<object>): Promise<void> {
	const { row } = attempt;
	const { output, grounding } = made;
	const usage = sum(row.usage, attempt.usage);
	const finishedAt = context.now();
	const ending = { status: 'succeeded', output, grounding, usage, finishedAt } as const;
	const run = await patiently(() => endRun(context.db, row.id, ending, { title: attempt.title, row }));
	if (!run) throw new EndedElsewhere();
	context.events.end(row.id, { run, output });
	await forgetDraft(context, row);
}

/** Deletes the draft that the run was made from, unless it has changed since. */
async function forgetDraft({ db, log }: WorkerContext, { userId, tool, createdAt }: RunRow): Promise<void> {
	await clearDraft(db, { userId, tool, until: createdAt }).catch((error: unknown) => {
		log.warn({ code: sqlState(error) ?? 'unknown' }, 'a draft that has served could not be removed');
	});
}

const HICCUP_MS = 1000;
const MOST_TRIES = 5;

/** Retries, since a finished result is worth more than one attempt to save it. */
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

async function fail(context: WorkerContext, { row, signal, ...attempt }: Attempt, error: unknown): Promise<WorkResult> {
	const { db, events } = context;
	const usage = sum(row.usage, attempt.usage);
	const reason = signal.reason as EndReason | undefined;
	if (reason === 'cancelled' || error instanceof EndedElsewhere) {
		if (usage) await recordUsage(db, row.id, usage);
		events.ended(row.id);
		return 'done';
	}
	// A task that took too much would do so again.
	if (reason === 'stopped' && !(error instanceof TaskExhausted)) {
		if (usage) await recordUsage(db, row.id, usage);
		await markQueued(db, row.id);
		events.release(row.id);
		return 'handed-back';
	}
	if (isQueryError(error)) {
		// A temporary database failure does not lose the result: another attempt makes it.
		await pause(HICCUP_MS);
		events.release(row.id);
		return 'handed-back';
	}
	const { code, message } = failureOf(context, row, error);
	logFailure(context, row, error, code);
	const ending = { status: 'failed', error: message, errorCode: code, usage, finishedAt: context.now() } as const;
	const run = await patiently(() => endRun(db, row.id, ending, { title: attempt.title, row }));
	if (run) events.end(row.id, failedOutcome(run, code));
	else events.ended(row.id);
	return 'done';
}

function logFailure(context: WorkerContext, row: RunRow, error: unknown, code: ApiError['code']): void {
	const cause = error instanceof ModelError ? { failure: error.failure, calls: error.calls } : { err: error };
	const problems = error instanceof BrokenOutput ? error.problems : undefined;
	const resource = error instanceof TaskExhausted ? error.resource : undefined;
	const about = { run: row.id, tool: row.tool, source: row.source, code, problems, resource, ...cause };
	if (code === 'INTERNAL') context.log.error(about, 'a generation failed');
	else context.log.warn(about, 'a generation failed');
}

function failureOf(context: WorkerContext, row: RunRow, error: unknown): Pick<ApiError, 'code' | 'message'> {
	if (error instanceof ModelError || error instanceof ApiError) return error;
	if (error instanceof OlderInput) return { code: 'CONFLICT', message: OLDER_INPUT };
	if (error instanceof TaskExhausted) {
		return { code: 'INPUT_TOO_COMPLEX', message: exhaustedMessage(error, row.input) };
	}
	const message = `The result could not be put together. Try again; if it fails once more, write to ${context.supportEmail}.`;
	return { code: 'INTERNAL', message };
}

const OLDER_INPUT =
	'The server was changed before this run came to its turn, and its input no longer fits. Start it again.';

/** Includes what earlier attempts spent. */
function sum(before: Usage | null, now: Usage | undefined): Usage | undefined {
	if (!before || !now) return now ?? before ?? undefined;
	const total = { ...before };
	addUsage(total, now);
	return total;
}
