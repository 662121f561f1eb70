import { z } from 'zod';
import { ApiError } from '#server/api-error.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { ModelError } from '#server/model/trouble.ts';
import type { Run, Usage } from '#shared/runs.ts';
import type { Grounded, ServerTool } from '#tools/define.ts';
import type { RunContext } from './context.ts';
import { endRun, markRunning, recordUsage } from './store.ts';
import type { Outcome } from './watch.ts';

/** Shown on a run that its server left behind. */
export const STOPPED_MESSAGE = 'The server stopped while this ran. Nothing was lost: start it again.';

export interface Job {
	run: Run;
	tool: ServerTool;
	input: object;
	/** Null for the built-in engine. */
	engine: ModelEngine | null;
}

/** A run that waits longer than this for its turn is given up. */
const LONGEST_WAIT_MS = 20 * 60 * 1000;

/** Somebody else ended the run, e.g. another instance on the same database. */
class EndedElsewhere extends Error {}

interface Made extends Grounded<object> {
	usage?: Usage;
}

/** Makes the result, checks it against the contract and saves it; a failure is saved as well. Logs no content. */
export async function work(context: RunContext, job: Job, signal: AbortSignal): Promise<Outcome> {
	try {
		const made: Made = job.engine
			? await askModel(context, job, job.engine, signal)
			: job.tool.ground(job.tool.draft(job.input), job.input);
		const output = job.tool.contract.output.parse(made.output);
		const { grounding, usage } = made;
		const finishedAt = context.now();
		const run = await endRun(context.db, job.run.id, { status: 'succeeded', output, grounding, usage, finishedAt });
		return run ? { run, output } : cancelled(job.run);
	} catch (error) {
		return fail(context, job, error, signal);
	}
}

async function askModel(context: RunContext, job: Job, engine: ModelEngine, signal: AbortSignal): Promise<Made> {
	const free = await context.slots.take(AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]));
	try {
		if (!(await markRunning(context.db, job.run.id))) throw new EndedElsewhere();
		const prompt = job.tool.prompt(job.input);
		const { answer, usage } = await engine.ask({ prompt, answer: job.tool.answer, signal });
		return { ...job.tool.ground(answer, job.input), usage };
	} finally {
		free();
	}
}

async function fail(context: RunContext, job: Job, error: unknown, signal: AbortSignal): Promise<Outcome> {
	const usage = error instanceof ModelError ? error.usage : undefined;
	if (signal.reason === 'cancelled' || error instanceof EndedElsewhere) {
		if (usage) await recordUsage(context.db, job.run.id, usage);
		return cancelled({ ...job.run, usage });
	}
	const { code, message } = failureOf(context, error, signal);
	const trouble = error instanceof ModelError ? { trouble: error.trouble, calls: error.calls } : { err: error };
	const problems =
		error instanceof z.ZodError ? error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`) : undefined;
	const about = { run: job.run.id, tool: job.run.tool, source: job.run.source, code, problems, ...trouble };
	if (code === 'INTERNAL') context.log.error(about, 'a generation failed');
	else context.log.warn(about, 'a generation failed');
	const finishedAt = context.now();
	const run = await endRun(context.db, job.run.id, { status: 'failed', error: message, usage, finishedAt });
	return run ? { run, failure: new ApiError(code, message, { run }) } : cancelled(job.run);
}

function failureOf(context: RunContext, error: unknown, signal: AbortSignal): Pick<ApiError, 'code' | 'message'> {
	if (signal.reason === 'stopped') return { code: 'NOT_READY', message: STOPPED_MESSAGE };
	if (error instanceof ModelError) return error;
	if (error instanceof DOMException && error.name === 'TimeoutError') {
		return { code: 'NOT_READY', message: 'Too many other runs were waiting for the model. Start it again in a while.' };
	}
	const message = `The result could not be put together. Try again; if it fails once more, write to ${context.supportEmail}.`;
	return { code: 'INTERNAL', message };
}

function cancelled(before: Run): Outcome {
	const run: Run = { ...before, status: 'cancelled' };
	return { run, failure: new ApiError('CANCELLED', 'This run was cancelled.', { run }) };
}
