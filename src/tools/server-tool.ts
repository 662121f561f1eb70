import type { z } from 'zod';
import type { CallSource } from '#call-facts/call-source.ts';
import type { Document } from '#shared/document.ts';
import type { TableFormat } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';
import type { Grounding } from '#shared/runs.ts';
import type { Table, Task } from '#shared/schedule.ts';
import type { Suggestions } from '#shared/suggestions.ts';
import type { Contract, Partially } from './contract.ts';

/** What is sent to a model. Any text of the member, such as the transcript, is data inside `prompt`. */
export interface Prompt {
	system: string;
	prompt: string;
}

/** A part of a model's answer, which is asked for by itself. */
export interface AnswerPart {
	/** Shown while it is written, e.g. `week 2`. */
	readonly name: string;
	/** Follows the prompt: what of the whole to write now. */
	readonly task: string;
	/** The answer's schema with some of its keys, or with some entries of its lists. */
	readonly schema: z.ZodType<object>;
}

/**
 * How a large answer is asked for: part by part. Together the parts have the form of the answer: their keys stand side
 * by side, the entries of their lists one after the other.
 */
export interface AnswerParts<Answer extends object = object> {
	/** In the order of the answer's keys, so that the screen fills from the top. */
	readonly list: readonly AnswerPart[];
	/** What the next part should know of those before it: short texts under labels. */
	told(written: Partially<Answer>): readonly (readonly [label: string, texts: readonly (string | undefined)[]])[];
}

export interface Grounded<Output> {
	output: Output;
	grounding: Grounding;
}

/**
 * What the server's main thread knows of a tool: what it takes and gives. It loads no more, so that the server starts
 * fast. `Answer` is what a model is asked for: the output without the parts that code computes.
 */
export interface ToolOutline<
	Input extends object = object,
	Output extends object = object,
	Answer extends object = Output,
> {
	readonly contract: Contract<Input, Output>;
	readonly answer: z.ZodType<Answer>;
	/** How many tokens the recorded answer of a strong model has, at four characters each. */
	readonly answerTokens: number;
	/** In which parts a model is asked where `ServerTool.inParts` says so. */
	readonly parts?: AnswerParts<Answer>;
	/** The call in the input, for tools that write from its facts. Each call is read once and its facts are kept. */
	call?(input: Input): CallSource;
	/** Whether `ServerTool.suggest` has something to offer. */
	readonly suggests?: true;
	/** Recomputes what depends on the edited parts. Without it, an edited result is stored as it is. */
	edited?(output: Output, original: Output): Output;
}

export function defineOutline<Input extends object, Output extends Answer, Answer extends object>(
	outline: ToolOutline<Input, Output, Answer>,
): ToolOutline<Input, Output, Answer> {
	return outline;
}

/** The server's half of a tool, which the processes of the pool load. */
export interface ServerTool<
	Input extends object = object,
	Output extends object = object,
	Answer extends object = Output,
> extends ToolOutline<Input, Output, Answer> {
	/** The title of the run in lists. */
	title(input: Input): string;
	/** Suggestions for empty fields, by dotted path. Pure, but may read the call. */
	suggest?(input: Input): Suggestions;
	/** The built-in engine: pure, deterministic, offline. */
	draft(input: Input): Output;
	/** Instructions for a model. */
	prompt(input: Input): Prompt;
	/** Whether the result is large enough for the outline's `parts`; without it, it is always asked for at once. */
	inParts?(input: Input): boolean;
	/** Measures what can be measured, removes quotes that are not in the input, and counts kept and removed quotes. */
	ground(answer: Answer, input: Input): Grounded<Output>;
	/** The result as a document, for export. */
	document(output: Output, input: Input): Document;
	/** The result as emails, for tools that write some. Enables drafts and lists for email programs. */
	mailing?(output: Output, input: Input): Mailing;
	/**
	 * What to do on which day, for results that are a schedule. Enables a calendar file. `start` is the first day, e.g.
	 * `2026-03-02`, for schedules that depend on its day of the week.
	 */
	tasks?(output: Output, input: Input, start: string): readonly Task[];
	/** The result as rows for the format; `null` if there are none. `start` is the first day, e.g. `2026-03-02`. */
	table?(format: TableFormat, output: Output, input: Input, start: string): Table | null;
	/** The document for the member's client: without the member's own notes, and with the chosen optional parts. */
	clientDocument?(output: Output, input: Input, parts: readonly string[]): Document;
}

export function defineServerTool<Input extends object, Output extends Answer, Answer extends object>(
	tool: ServerTool<Input, Output, Answer>,
): ServerTool<Input, Output, Answer> {
	return tool;
}
