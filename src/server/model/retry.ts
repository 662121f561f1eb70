import { setTimeout as pause } from 'node:timers/promises';
import type { ModelMessage } from 'ai';
import type { z } from 'zod';
import type { Progress } from '#shared/runs.ts';
import type { AnswerParts, Prompt } from '#tools/define.ts';
import { type Budget, isSpent } from './budget.ts';
import { call } from './call.ts';
import { classifyError, isRetryable } from './classify-error.ts';
import { CallError, type Failure } from './model-error.ts';
import type { ConnectedModel } from './provider.ts';
import { parseAnswer, repairMessages } from './repair.ts';
import { type AnswerFormats, requestFor } from './structured-output.ts';
import { addUsage } from './usage.ts';

/** Which part of an answer a call is for. */
export interface PartPlace extends Required<Pick<Progress, 'section' | 'sections' | 'part'>> {
	/** The parts before it, joined, as JSON; empty at the first. */
	before: string;
}

export interface Question<Answer> {
	prompt: Prompt;
	/** The schema of the answer. */
	answer: z.ZodType<Answer>;
	/** The parts in which it is asked for, one after the other. */
	parts?: AnswerParts | undefined;
	/** Cancels the question. */
	signal: AbortSignal;
	/** The most HTTP calls, if fewer than `LIMITS` allows. */
	calls?: number;
	/** Runs before each HTTP call; false forbids it, e.g. because an earlier attempt used up the calls. */
	beforeCall?(): Promise<boolean>;
	/** Called for each piece with everything the current call has written so far; '' when another call begins. */
	onText?(text: string, place?: PartPlace): void;
	/** Called at the start of each call with its purpose. */
	onStage?(stage: Exclude<Progress['stage'], 'waiting'>, place?: PartPlace): void;
}

export interface Attempts {
	model: ConnectedModel;
	formats: AnswerFormats;
	budget: Budget;
	/** Ends everything; its reason must be a `CallError`. */
	signal: AbortSignal;
	/** Milliseconds of silence that end a call which had begun to write. */
	stallMs?: number;
}

/**
 * Asks until there is a usable answer or the budget is spent. Temporary failures, including rate limits, are retried
 * after a pause. If the server refuses a format, a looser one is tried. An answer that does not fit is repaired once.
 *
 * @throws CallError for a failure of the model, and whatever the question's own hooks throw
 */
export async function askWithRetries<Answer>(question: Question<Answer>, attempts: Attempts): Promise<Answer> {
	const { formats, budget, signal } = attempts;
	let messages: ModelMessage[] = [{ role: 'user', content: question.prompt.prompt }];
	let last: Failure | undefined;
	for (let repaired = false; ; ) {
		if (question.beforeCall && !(await question.beforeCall())) throw new CallError(last ?? { kind: 'budget-spent' });
		signal.throwIfAborted();
		question.onStage?.(repaired ? 'correcting' : 'reading');
		if (budget.calls > 0) question.onText?.('');
		budget.calls++;
		const format = formats.current;
		const { schema, instructions } = await requestFor(question, attempts.model.readsSchema(format));
		const outcome = await attempt(question, attempts, { format, schema, instructions, messages });
		if ('written' in outcome) {
			const parsed = parseAnswer(question.answer, outcome.written);
			if (parsed.ok) return parsed.answer;
			last = { kind: 'unusable', problems: parsed.problems.length, repaired };
			if (repaired || isSpent(budget)) throw new CallError(last);
			repaired = true;
			messages = [...messages, ...repairMessages(outcome.written, parsed.problems)];
		} else {
			last = outcome.failure;
			const loosened = last.kind === 'status' && last.formatRefused === true && formats.loosen(format);
			if (isSpent(budget) || !(loosened || isRetryable(last))) throw new CallError(last);
			if (!loosened) await backOff(last, budget, signal);
		}
	}
}

type Outcome = { written: string } | { failure: Failure };

async function attempt<Answer>(
	question: Question<Answer>,
	{ model, budget, signal, stallMs }: Attempts,
	request: Pick<Parameters<typeof call>[0], 'format' | 'schema' | 'instructions' | 'messages'>,
): Promise<Outcome> {
	try {
		const { firstTokenMs } = budget.limits;
		const onUsage = (usage: Budget['usage']) => addUsage(budget.usage, usage);
		const { onText } = question;
		return { written: await call({ model, ...request, firstTokenMs, stallMs, signal, onUsage, onText }) };
	} catch (error) {
		const failure = classifyError(error);
		if (!failure || signal.aborted) throw error;
		return { failure };
	}
}

/** Exponential backoff, or as long as Retry-After asks. Fails at once if the server asks for more time than is left. */
async function backOff(failure: Failure, { limits, calls, deadline }: Budget, signal: AbortSignal): Promise<void> {
	const asked = failure.kind === 'status' ? failure.retryAfterMs : undefined;
	if (asked !== undefined && asked >= deadline - Date.now()) throw new CallError(failure);
	const own = limits.pauseMs * 2 ** (calls - 1) * (1 + Math.random() / 4);
	await pause(Math.max(own, asked ?? 0), undefined, { signal });
}
