import { factsAnswer } from '#call-facts/model/answer.ts';
import { type CallOfInput, keepRead } from '#server/calls/kept-call.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { ModelError } from '#server/model/model-error.ts';
import type { Usage } from '#shared/runs.ts';
import type { WorkerContext } from './context.ts';
import { type RunRow, reserveCall } from './store.ts';

type Context = Omit<WorkerContext, 'engine'> & { engine: ModelEngine };

interface Reading {
	row: RunRow;
	call: CallOfInput;
	signal: AbortSignal;
	/** The run's tool and input, for the pool. */
	task: { tool: string; input: unknown };
	/** Takes what the request cost, whatever comes of it. */
	spend(usage: Usage): void;
}

/**
 * Has the model read the call of a run, in one request without retries, unless it read it before. What stands of its
 * answer is kept with the call. A failure, or an answer of which less stands than not, is logged without content and
 * leaves the call to the built-in reading: it never fails the run.
 *
 * @throws whatever ended it, once the signal is aborted
 */
export async function readByModel(context: Context, reading: Reading): Promise<void> {
	const { db, engine, log } = context;
	const { row, call, signal } = reading;
	if (call.readBy === engine.model) return;
	try {
		const { facts, kept, dropped, isSound } = await ask(context, reading);
		log.info({ run: row.id, model: engine.model, kept, dropped, isSound }, 'a model read a call');
		if (isSound) await keepRead(db, call, { facts }, engine.model);
	} catch (error) {
		if (signal.aborted) throw error;
		if (error instanceof ModelError) reading.spend(error.usage);
		const cause = error instanceof ModelError ? { failure: error.failure } : { err: error };
		log.info({ run: row.id, model: engine.model, ...cause }, 'a model could not read a call');
	}
}

async function ask({ db, pool, deadlines, engine, events }: Context, { row, signal, task, spend }: Reading) {
	const options = { member: row.userId, signal };
	const prompt = await pool.run({ kind: 'facts', ...task }, { ...options, deadlineMs: deadlines.draft });
	const { answer, usage } = await engine.ask({
		prompt,
		answer: factsAnswer,
		signal,
		calls: 1,
		beforeCall: () => reserveCall(db, row.id, 'reading a call'),
		onStage: (stage) => events.publish(row.id, { progress: { stage } }),
	});
	spend(usage);
	return pool.run({ kind: 'facts-from-model', ...task, answer }, { ...options, deadlineMs: deadlines.ground });
}
