import type { Usage } from '#shared/runs.ts';
import { LIMITS, type Limits, startBudget } from './budget.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { CallError, type Failure, ModelError } from './model-error.ts';
import { askInParts, promptFor } from './parts.ts';
import { connectModel } from './provider.ts';
import { askWithRetries, type Question } from './retry.ts';
import type { ModelSettings } from './settings.ts';
import { createAnswerFormats, requestFor } from './structured-output.ts';
import { tokensOf } from './usage.ts';
import { type Writing, write } from './write.ts';

interface Answered<Answer> {
	answer: Answer;
	/** The total usage of all calls. */
	usage: Usage;
}

/** A connected model. */
export interface ModelEngine {
	readonly model: string;
	/**
	 * Asks for structured output within one budget: three HTTP calls, or fewer if the question says so. A temporary
	 * failure (408, 409, 429, 5xx, a broken connection) is retried after a pause. An answer that does not fit its
	 * schema is sent back once with a list of what is wrong. If the server refuses a format, this and all later
	 * questions use the next one. Each part of an answer has calls of its own; time and usage are counted for all together.
	 * No call is made while the circuit breaker is open.
	 *
	 * @throws ModelError if there is no usable answer, time runs out or the signal cancels the question; and whatever
	 * the question's hooks throw
	 */
	ask<Answer>(question: Question<Answer>): Promise<Answered<Answer>>;
	/**
	 * How many tokens the first call for a question would send, about; those of all parts, without what they are told of
	 * each other. Makes no call.
	 */
	tokensOf(question: Pick<Question<unknown>, 'prompt' | 'answer' | 'parts'>): Promise<number>;
	/** Sends a text to the model unchanged and yields the reply piece by piece. @throws ModelError */
	write(writing: Writing): AsyncGenerator<string>;
}

/** The engine for the model configured in the environment. `now` returns milliseconds, for the circuit breaker. */
export function createModelEngine(
	settings: ModelSettings,
	changedLimits: Partial<Limits> = {},
	now: () => number = () => performance.now(),
): ModelEngine {
	const model = connectModel(settings);
	const limits = { ...LIMITS, ...settings.limits, ...changedLimits };
	const formats = createAnswerFormats();
	const breaker = createCircuitBreaker(now);

	async function ask<Answer>(question: Question<Answer>): Promise<Answered<Answer>> {
		const budget = startBudget({ ...limits, calls: Math.min(limits.calls, question.calls ?? limits.calls) });
		const end = new AbortController();
		const timeout = new CallError({ kind: 'total-timeout', afterMs: limits.totalMs });
		const timer = setTimeout(() => end.abort(timeout), limits.totalMs);
		const cancel = () => end.abort(new CallError({ kind: 'cancelled' }));
		question.signal.addEventListener('abort', cancel, { once: true });
		if (question.signal.aborted) cancel();
		try {
			end.signal.throwIfAborted();
			const { parts } = question;
			const attempts = { model, formats, budget, signal: end.signal };
			const answer = await (parts ? askInParts(question, parts, attempts) : askWithRetries(question, attempts));
			return { answer, usage: budget.usage };
		} catch (error) {
			const reason: unknown = end.signal.aborted ? end.signal.reason : error;
			if (!(reason instanceof CallError)) throw reason;
			const { calls, usage, part } = budget;
			throw new ModelError(reason.failure, { model: model.name, calls, usage, part });
		} finally {
			clearTimeout(timer);
			question.signal.removeEventListener('abort', cancel);
		}
	}

	/** @throws ModelError while the circuit breaker is open; no call was made and nothing was spent */
	function enter(modelOnly?: true) {
		try {
			return breaker.enter();
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			throw new ModelError(error.failure, { model: model.name, calls: 0, usage: {}, modelOnly });
		}
	}

	return {
		model: model.name,
		async ask(question) {
			const passage = enter();
			try {
				const answered = await ask(question);
				passage.end(null);
				return answered;
			} catch (error) {
				passage.end(failureIn(error));
				throw error;
			}
		},
		async tokensOf({ prompt, answer, parts }) {
			const readsSchema = model.readsSchema(formats.current);
			const asked = parts?.list.map((part) => ({ prompt: promptFor(prompt, part), answer: part.schema }));
			const sent = (asked ?? [{ prompt, answer }]).map(async (request) => {
				const { schema, instructions } = await requestFor(request, readsSchema);
				return tokensOf(
					[instructions, request.prompt.prompt, readsSchema ? JSON.stringify(schema) : ''].join('').length,
				);
			});
			return (await Promise.all(sent)).reduce((sum, tokens) => sum + tokens);
		},
		async *write(writing) {
			const passage = enter(true);
			try {
				yield* write(model, limits, writing);
				passage.end(null);
			} catch (error) {
				passage.end(failureIn(error));
				throw error;
			} finally {
				passage.end(undefined);
			}
		},
	};
}

function failureIn(error: unknown): Failure | undefined {
	return error instanceof ModelError ? error.failure : undefined;
}
