import type { Usage } from '#shared/runs.ts';
import { answerFormats } from './answer-formats.ts';
import { createBreaker } from './breaker.ts';
import { converse } from './converse.ts';
import { LIMITS, type Limits } from './limits.ts';
import { connectModel } from './provider.ts';
import type { Question } from './question.ts';
import type { ModelSettings } from './settings.ts';
import type { Spent } from './spent.ts';
import { CallError, ModelError } from './trouble.ts';
import type { Trouble } from './trouble-kinds.ts';
import { type Writing, write } from './write.ts';

interface Answered<Answer> {
	answer: Answer;
	/** Tokens of all calls together, where the provider tells. */
	usage: Usage;
}

/** A connected model. */
export interface ModelEngine {
	readonly model: string;
	/**
	 * Asks for an answer of the given form. At most three HTTP calls are made, whatever they are for: a passing
	 * failure (408, 409, 429, 5xx, a broken connection) is tried again after a pause, an answer of the wrong form
	 * is sent back once with what is wrong about it, and a server that refuses the way in which the form is asked
	 * for is asked in the next way, from then on by every question.
	 *
	 * @throws ModelError when there is no usable answer, it took too long, or the signal cancelled it; and
	 * whatever the question's hooks throw
	 */
	ask<Answer>(question: Question<Answer>): Promise<Answered<Answer>>;
	/** Gives a text to the model as it is, and what it writes piece by piece. @throws ModelError */
	write(writing: Writing): AsyncGenerator<string>;
}

/** The engine for the model of the environment. `now` gives milliseconds, for the rests of a server that fails. */
export function createModelEngine(
	settings: ModelSettings,
	limits: Partial<Limits> = {},
	now: () => number = () => performance.now(),
): ModelEngine {
	const model = connectModel(settings);
	const bounds = { ...LIMITS, ...settings.limits, ...limits };
	const formats = answerFormats();
	const breaker = createBreaker(now);

	async function ask<Answer>(question: Question<Answer>): Promise<Answered<Answer>> {
		const spent: Spent = { calls: 0, usage: {}, deadline: Date.now() + bounds.totalMs };
		const end = new AbortController();
		const late = new CallError({ kind: 'not-finished', afterMs: bounds.totalMs });
		const timer = setTimeout(() => end.abort(late), bounds.totalMs);
		const cancel = () => end.abort(new CallError({ kind: 'cancelled' }));
		question.signal.addEventListener('abort', cancel, { once: true });
		if (question.signal.aborted) cancel();
		try {
			end.signal.throwIfAborted();
			const answer = await converse(question, { model, bounds, formats, spent, signal: end.signal });
			return { answer, usage: spent.usage };
		} catch (error) {
			const reason: unknown = end.signal.aborted ? end.signal.reason : error;
			if (!(reason instanceof CallError)) throw reason;
			throw new ModelError(reason.trouble, { model: model.name, ...spent });
		} finally {
			clearTimeout(timer);
			question.signal.removeEventListener('abort', cancel);
		}
	}

	/** A server that is left alone: nothing was asked, and nothing spent. */
	function enter(alone?: true) {
		try {
			return breaker.enter();
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			throw new ModelError(error.trouble, { model: model.name, calls: 0, usage: {}, alone });
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
				passage.end(troubleIn(error));
				throw error;
			}
		},
		async *write(writing) {
			const passage = enter(true);
			try {
				yield* write(model, bounds, writing);
				passage.end(null);
			} catch (error) {
				passage.end(troubleIn(error));
				throw error;
			} finally {
				passage.end(undefined);
			}
		},
	};
}

function troubleIn(error: unknown): Trouble | undefined {
	return error instanceof ModelError ? error.trouble : undefined;
}
