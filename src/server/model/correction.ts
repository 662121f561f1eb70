import { asSchema, type ModelMessage } from 'ai';
import type { z } from 'zod';
import { mendAnswer } from './mend-answer.ts';
import { readAnswer } from './read-answer.ts';

/** Reads what was written, and puts right what can only be meant in one way. */
export function check<Answer>(schema: z.ZodType<Answer>, written: string) {
	const found = readAnswer(written);
	if (found) return mendAnswer(schema, found);
	const problem = written.trim() === '' ? 'The answer was empty.' : 'There was no complete JSON object in the answer.';
	return { ok: false as const, problems: [problem] };
}

interface Form {
	/** JSON Schema. */
	schema: object;
	/** What tells the model of it. */
	words: string;
}

const forms = new WeakMap<z.ZodType, Promise<Form>>();

/** The form of an answer; worked out once, since every run of a tool has the same. */
export function formOf(answer: z.ZodType): Promise<Form> {
	const known = forms.get(answer) ?? makeForm(answer);
	forms.set(answer, known);
	return known;
}

async function makeForm(answer: z.ZodType): Promise<Form> {
	const schema = await asSchema(answer).jsonSchema;
	const words = `Answer with one JSON object that fits this JSON Schema, and with nothing else before or after it:\n${JSON.stringify(schema)}`;
	return { schema, words };
}

/** Long answers and long lists of problems are cut: the model needs the kind of mistake, not each of them. */
export function repairMessages(written: string, problems: readonly string[]): ModelMessage[] {
	const list = problems.slice(0, 20).map((problem) => `- ${problem}`);
	const request = `That answer cannot be used:\n${list.join('\n')}\nSend the whole corrected JSON object, and nothing else.`;
	const before: ModelMessage[] =
		written.trim() === '' ? [] : [{ role: 'assistant', content: written.slice(0, 100_000) }];
	return [...before, { role: 'user', content: request }];
}
