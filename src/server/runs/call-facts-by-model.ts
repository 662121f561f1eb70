import { factsAnswer } from '#call-facts/model/answer.ts';
import { type CallOfInput, keepRead } from '#server/calls/kept-call.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { ModelError } from '#server/model/model-error.ts';
import type { Usage } from '#shared/runs.ts';
import type { WorkerContext } from './context.ts';
import { reserveCall } from './model-calls.ts';
import type { RunRow } from './store.ts';

type Context = WorkerContext & { engine: ModelEngine };

interface Reading {
	row: RunRow;
	call: CallOfInput;
	signal: AbortSignal;
	/** The run's tool and input, for the pool. */
	task: { tool: string; input: unknown };
	/** Receives the cost of the request, whether or not it succeeds. */
	spend(usage: Usage): void;
}

/**
 * Asks the model to read the call of a run, in one request without retries, unless it has read that call before. The
 * facts of its answer that can be traced to the call are kept with it. If the request fails, or no more of the answer
 * can be traced than not, the built-in reading is used. Never fails the run. Logs no content.
 *
 * @throws the error that ended the request, if the signal is aborted
 */
export async function readByModel(context: Context, reading: Reading): Promise<void> {
	const { db, engine, log } = context;
	const { row, call, signal } = reading;
	if (call.readBy === engine.model) return;
	try {
		const { facts, kept, dropped, isSound } = await ask(context, reading);
		log.info({ run: row.id, model: engine.model, kept, dropped, isSound }, 'a model read a call');
		if (isSound) await keepRead(db, call, { facts }, { model: engine.model, clientId: row.clientId });
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
