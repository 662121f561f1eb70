import { asSchema } from 'ai';
import type { z } from 'zod';

/**
 * How the model is asked for structured output, the strictest way first. Not every server accepts every format: if one
 * refuses a format, it is asked in the next from then on. `prompt` leaves the format to the instructions.
 */
export const ANSWER_FORMATS = ['schema', 'json', 'prompt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The format in use, shared by all questions of an engine. */
export interface AnswerFormats {
	readonly current: AnswerFormat;
	/**
	 * Moves on from a format that the server refused, unless another question did so already.
	 *
	 * @returns whether there is a looser one
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

interface OutputSpecification {
	/** JSON Schema, for servers that take one. */
	schema: object;
	/** The same as a sentence of the prompt, for all of them. */
	instructions: string;
}

const specifications = new WeakMap<z.ZodType, Promise<OutputSpecification>>();

/** What to ask for; worked out once for each schema, since every run of a tool has the same. */
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
