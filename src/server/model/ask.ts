import { setTimeout as pause } from 'node:timers/promises';
import { asSchema, type ModelMessage } from 'ai';
import type { z } from 'zod';
import type { Usage } from '#shared/runs.ts';
import type { Prompt } from '#tools/define.ts';
import { call } from './call.ts';
import { mendAnswer } from './mend-answer.ts';
import { ANSWER_FORMATS, type AnswerFormat, connectModel } from './provider.ts';
import { readAnswer } from './read-answer.ts';
import type { ModelSettings } from './settings.ts';
import { CallError, isPassing, ModelError, type Trouble, troubleOf } from './trouble.ts';
import { type Writing, write } from './write.ts';

interface Question<Answer> {
	prompt: Prompt;
	/** What the answer must parse with. */
	answer: z.ZodType<Answer>;
	/** Cancels the call. */
	signal: AbortSignal;
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
	 * Asks for an answer of the given form. At most three HTTP calls are made: a passing failure (408, 409,
	 * 429, 5xx, a broken connection) is tried again after a pause, and an answer of the wrong form is sent back
	 * once with what is wrong about it; that repair is one of the three. A server that refuses the way in which
	 * the form is asked for has not begun to answer: it is asked in the next way at once, which is not counted
	 * and happens at most twice in the life of the engine.
	 *
	 * @throws ModelError when there is no usable answer, it took too long, or the signal cancelled it
	 */
	ask<Answer>(question: Question<Answer>): Promise<Answered<Answer>>;
	/** Gives a text to the model as it is, and what it writes piece by piece. @throws ModelError */
	write(writing: Writing): AsyncGenerator<string>;
}

export interface Limits {
	/** From each call to its first token, in milliseconds. */
	firstTokenMs: number;
	/** All calls and pauses together, in milliseconds. */
	totalMs: number;
	/** HTTP calls that one question may cost. */
	calls: number;
	/** The first pause before another try; each further one is twice as long, plus up to a quarter by chance. */
	pauseMs: number;
}

export const LIMITS: Limits = { firstTokenMs: 60_000, totalMs: 300_000, calls: 3, pauseMs: 1000 };

/** The engine for the model of the environment. */
export function createModelEngine(settings: ModelSettings, limits: Partial<Limits> = {}): ModelEngine {
	const model = connectModel(settings);
	const bounds = { ...LIMITS, ...limits };
	let format: AnswerFormat = ANSWER_FORMATS[0];

	async function converse<Answer>(question: Question<Answer>, signal: AbortSignal, spent: Spent): Promise<Answer> {
		const schema = await asSchema(question.answer).jsonSchema;
		const instructions = `${question.prompt.system}\n\n${formInstructions(schema)}`;
		let messages: ModelMessage[] = [{ role: 'user', content: question.prompt.prompt }];
		for (let repaired = false; ; ) {
			spent.calls++;
			const asked = format;
			try {
				const { firstTokenMs } = bounds;
				const onUsage = (usage: Usage) => add(spent, usage);
				const request = { model, format: asked, schema, instructions, messages, firstTokenMs, signal, onUsage };
				const written = await call(request);
				const checked = check(question.answer, written);
				if (checked.ok) return checked.answer;
				if (repaired || spent.calls >= bounds.calls) {
					throw new CallError({ kind: 'unusable', problems: checked.problems.length, corrected: repaired });
				}
				repaired = true;
				messages = [...messages, ...repairMessages(written, checked.problems)];
			} catch (error) {
				const trouble = troubleOf(error);
				const next = ANSWER_FORMATS[ANSWER_FORMATS.indexOf(asked) + 1];
				if (trouble?.kind === 'status' && trouble.formatRefused && next) {
					// Another question may have found out meanwhile.
					if (format === asked) format = next;
					spent.calls--;
				} else {
					if (!trouble || !isPassing(trouble) || spent.calls >= bounds.calls) throw error;
					await pauseBefore(trouble, spent, bounds.pauseMs, signal);
				}
			}
		}
	}

	return {
		model: model.name,
		write: (writing) => write(model, bounds, writing),
		async ask(question) {
			const spent: Spent = { calls: 0, usage: {}, deadline: Date.now() + bounds.totalMs };
			const end = new AbortController();
			const late: Trouble = { kind: 'not-finished', afterMs: bounds.totalMs };
			const timer = setTimeout(() => end.abort(new CallError(late)), bounds.totalMs);
			const cancel = () => end.abort(new CallError({ kind: 'cancelled' }));
			question.signal.addEventListener('abort', cancel, { once: true });
			if (question.signal.aborted) cancel();
			try {
				end.signal.throwIfAborted();
				const answer = await converse(question, end.signal, spent);
				return { answer, usage: spent.usage };
			} catch (error) {
				const reason = end.signal.aborted ? end.signal.reason : error;
				const trouble = troubleOf(reason);
				throw trouble ? new ModelError(trouble, { model: model.name, ...spent }) : reason;
			} finally {
				clearTimeout(timer);
				question.signal.removeEventListener('abort', cancel);
			}
		},
	};
}

interface Spent {
	calls: number;
	usage: Usage;
	/** When the time is up, in milliseconds since the epoch. */
	readonly deadline: number;
}

function add(spent: Spent, usage: Usage): void {
	for (const kind of ['inputTokens', 'outputTokens'] as const) {
		const tokens = usage[kind];
		if (tokens !== undefined) spent.usage[kind] = (spent.usage[kind] ?? 0) + tokens;
	}
}

function check<Answer>(schema: z.ZodType<Answer>, written: string) {
	const found = readAnswer(written);
	if (found) return mendAnswer(schema, found);
	const problem = written.trim() === '' ? 'The answer was empty.' : 'There was no complete JSON object in the answer.';
	return { ok: false as const, problems: [problem] };
}

function formInstructions(schema: object): string {
	return `Answer with one JSON object that fits this JSON Schema, and with nothing else before or after it:\n${JSON.stringify(schema)}`;
}

/** Long answers and long lists of problems are cut: the model needs the kind of mistake, not each of them. */
function repairMessages(written: string, problems: readonly string[]): ModelMessage[] {
	const list = problems.slice(0, 20).map((problem) => `- ${problem}`);
	const request = `That answer cannot be used:\n${list.join('\n')}\nSend the whole corrected JSON object, and nothing else.`;
	const before: ModelMessage[] =
		written.trim() === '' ? [] : [{ role: 'assistant', content: written.slice(0, 100_000) }];
	return [...before, { role: 'user', content: request }];
}

/** A server that asks for more patience than is left is not waited for. */
async function pauseBefore(trouble: Trouble, spent: Spent, pauseMs: number, signal: AbortSignal): Promise<void> {
	const asked = trouble.kind === 'status' ? trouble.retryAfterMs : undefined;
	if (asked !== undefined && asked >= spent.deadline - Date.now()) throw new CallError(trouble);
	const own = pauseMs * 2 ** (spent.calls - 1) * (1 + Math.random() / 4);
	await pause(Math.max(own, asked ?? 0), undefined, { signal });
}
