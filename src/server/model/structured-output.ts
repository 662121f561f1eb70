import { asSchema } from 'ai';
import type { z } from 'zod';
import type { Prompt } from '#tools/define.ts';

/**
 * The formats for structured output, strictest first. Not every server accepts every format: after a refusal, all later
 * questions use the next one. `prompt` describes the format only in the instructions.
 */
export const ANSWER_FORMATS = ['schema', 'json', 'prompt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The format in use, shared by all questions of an engine. */
export interface AnswerFormats {
	readonly current: AnswerFormat;
	/**
	 * Moves on from a format that the server refused, unless another question already has.
	 *
	 * @returns whether a looser format is left
	 */
	loosen(refused: AnswerFormat): boolean;
}

export function createAnswerFormats(): AnswerFormats {
	let current: AnswerFormat = ANSWER_FORMATS[0];
	return {
		get current() {
			return current;
		},
		loosen(refused) {
			const next = ANSWER_FORMATS[ANSWER_FORMATS.indexOf(refused) + 1];
			if (next && current === refused) current = next;
			return next !== undefined;
		},
	};
}

/** Where the schema goes with the request. */
const FITS_SCHEMA =
	'Answer with one JSON object that fits the schema of this request, and with nothing else before or after it.';

interface OutputSpecification {
	/** JSON Schema, for servers that accept one. */
	schema: object;
	/** The schema as a sentence of the prompt, for all servers. */
	instructions: string;
}

const specifications = new WeakMap<z.ZodType, Promise<OutputSpecification>>();

/** Computed once per schema, since every run of a tool uses the same one. */
export function outputSpecification(answer: z.ZodType): Promise<OutputSpecification> {
	const known = specifications.get(answer) ?? specify(answer);
	specifications.set(answer, known);
	return known;
}

async function specify(answer: z.ZodType): Promise<OutputSpecification> {
	const schema = await asSchema(answer).jsonSchema;
	const instructions = `Answer with one JSON object that fits this JSON Schema, and with nothing else before or after it:\n${JSON.stringify(schema)}`;
	return { schema, instructions };
}

/** What a model is told before the prompt. @param readsSchema whether the schema that goes with the request is read */
export async function requestFor(
	{ prompt, answer }: { prompt: Prompt; answer: z.ZodType },
	readsSchema: boolean,
): Promise<{ schema: object; instructions: string }> {
	const { schema, instructions } = await outputSpecification(answer);
	return { schema, instructions: `${prompt.system}\n\n${readsSchema ? FITS_SCHEMA : instructions}` };
}
