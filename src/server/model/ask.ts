import type { z } from 'zod';
import type { Usage } from '#shared/runs.ts';
import type { Prompt } from '#tools/define.ts';
import { converse } from './converse.ts';
import { LIMITS, type Limits } from './limits.ts';
import { answerFormats, connectModel } from './provider.ts';
import type { ModelSettings } from './settings.ts';
import type { Spent } from './spent.ts';
import { CallError, ModelError } from './trouble.ts';
import { type Writing, write } from './write.ts';

export interface Question<Answer> {
	prompt: Prompt;
	/** What the answer must parse with. */
	answer: z.ZodType<Answer>;
	/** Cancels the call. */
	signal: AbortSignal;
	/** Asked before each HTTP call; false means that no further one may be made, e.g. since others were made before. */
	beforeCall?(): Promise<boolean>;
	/** All that the current call has written so far, at each piece; '' when another call begins. */
	onText?(text: string): void;
	/** What the call that begins now is for. */
	onStage?(stage: 'reading' | 'correcting'): void;
}

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

/** The engine for the model of the environment. */
export function createModelEngine(settings: ModelSettings, limits: Partial<Limits> = {}): ModelEngine {
	const model = connectModel(settings);
	const bounds = { ...LIMITS, ...limits };
	const formats = answerFormats();

	return {
		model: model.name,
		write: (writing) => write(model, bounds, writing),
		async ask(question) {
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
		},
	};
}
