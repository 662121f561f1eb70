import { setTimeout as pause } from 'node:timers/promises';
import type { ModelMessage } from 'ai';
import type { AnswerFormats } from './answer-formats.ts';
import { call } from './call.ts';
import { check, formOf, repairMessages } from './correction.ts';
import type { Limits } from './limits.ts';
import type { ConnectedModel } from './provider.ts';
import type { Question } from './question.ts';
import { add, type Spent } from './spent.ts';
import { CallError, isPassing, troubleOf } from './trouble.ts';
import type { Trouble } from './trouble-kinds.ts';

interface Conversation {
	model: ConnectedModel;
	bounds: Limits;
	formats: AnswerFormats;
	spent: Spent;
	/** Ends everything; its reason is a `CallError`. */
	signal: AbortSignal;
}

/**
 * Asks until there is a usable answer or no call is left.
 *
 * @throws CallError for what went wrong with the model, and whatever the question's own hooks throw
 */
export async function converse<Answer>(question: Question<Answer>, conversation: Conversation): Promise<Answer> {
	const { bounds, formats, spent, signal } = conversation;
	const { schema, words } = await formOf(question.answer);
	const instructions = `${question.prompt.system}\n\n${words}`;
	let messages: ModelMessage[] = [{ role: 'user', content: question.prompt.prompt }];
	let last: Trouble | undefined;
	for (let repaired = false; ; ) {
		if (question.beforeCall && !(await question.beforeCall())) throw new CallError(last ?? { kind: 'used-up' });
		signal.throwIfAborted();
		question.onStage?.(repaired ? 'correcting' : 'reading');
		if (spent.calls > 0) question.onText?.('');
		spent.calls++;
		const format = formats.current;
		const outcome = await attempt(question, conversation, { format, schema, instructions, messages });
		if ('written' in outcome) {
			const checked = check(question.answer, outcome.written);
			if (checked.ok) return checked.answer;
			last = { kind: 'unusable', problems: checked.problems.length, corrected: repaired };
			if (repaired || spent.calls >= bounds.calls) throw new CallError(last);
			repaired = true;
			messages = [...messages, ...repairMessages(outcome.written, checked.problems)];
		} else {
			last = outcome.trouble;
			const loosened = last.kind === 'status' && last.formatRefused === true && formats.loosen(format);
			if (spent.calls >= bounds.calls || !(loosened || isPassing(last))) throw new CallError(last);
			if (!loosened) await pauseBefore(last, spent, bounds.pauseMs, signal);
		}
	}
}

type Outcome = { written: string } | { trouble: Trouble };

async function attempt<Answer>(
	question: Question<Answer>,
	{ model, bounds, spent, signal }: Conversation,
	form: Pick<Parameters<typeof call>[0], 'format' | 'schema' | 'instructions' | 'messages'>,
): Promise<Outcome> {
	try {
		const { firstTokenMs } = bounds;
		const onUsage = (usage: Spent['usage']) => add(spent, usage);
		return { written: await call({ model, ...form, firstTokenMs, signal, onUsage, onText: question.onText }) };
	} catch (error) {
		const trouble = troubleOf(error);
		if (!trouble || signal.aborted) throw error;
		return { trouble };
	}
}

/** A server that asks for more patience than is left is not waited for. */
async function pauseBefore(trouble: Trouble, spent: Spent, pauseMs: number, signal: AbortSignal): Promise<void> {
	const asked = trouble.kind === 'status' ? trouble.retryAfterMs : undefined;
	if (asked !== undefined && asked >= spent.deadline - Date.now()) throw new CallError(trouble);
	const own = pauseMs * 2 ** (spent.calls - 1) * (1 + Math.random() / 4);
	await pause(Math.max(own, asked ?? 0), undefined, { signal });
}
