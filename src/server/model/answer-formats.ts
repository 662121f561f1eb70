/**
 * How the model is held to the form of the answer, the strictest first. Not every server takes every way:
 * one that refuses a way is asked in the next from then on. `prompt` leaves the form to the instructions.
 */
export const ANSWER_FORMATS = ['schema', 'json', 'prompt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The way that is in use, shared by every question of an engine. */
export interface AnswerFormats {
	readonly current: AnswerFormat;
	/** After a refusal of `refused`: whether there is another way. A question at the same time may have found it. */
	loosen(refused: AnswerFormat): boolean;
}

export function answerFormats(): AnswerFormats {
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
