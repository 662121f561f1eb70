import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Document } from '#shared/document.ts';
import type { ExportFormat, TableFormat } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';
import type { Grounding } from '#shared/runs.ts';
import type { Table, Task } from '#shared/schedule.ts';

/**
 * The promises of a tool. A tool is one folder: a contract (both hosts), a server entry and a browser entry. Nothing
 * else in the product knows its name.
 */

/** Dotted paths to the text fields of an input, e.g. `prospectInfo.industry`. */
export type FieldPath<Input> = {
	[Key in keyof Input & string]: NonNullable<Input[Key]> extends string
		? Key
		: NonNullable<Input[Key]> extends readonly unknown[]
			? never
			: NonNullable<Input[Key]> extends object
				? `${Key}.${FieldPath<NonNullable<Input[Key]>>}`
				: never;
}[keyof Input & string];

/** Dotted paths to the lists of texts of an input, e.g. `platforms`. */
export type ListPath<Input> = {
	[Key in keyof Input & string]: NonNullable<Input[Key]> extends string
		? never
		: NonNullable<Input[Key]> extends readonly string[]
			? Key
			: NonNullable<Input[Key]> extends readonly unknown[]
				? never
				: NonNullable<Input[Key]> extends object
					? `${Key}.${ListPath<NonNullable<Input[Key]>>}`
					: never;
}[keyof Input & string];

/** A result while it is being written: any part may be missing. */
export type Partially<Value> = Value extends readonly (infer Item)[]
	? readonly Partially<Item>[]
	: Value extends object
		? { [Key in keyof Value]?: Partially<Value[Key]> }
		: Value;

export interface Contract<Input extends object = object, Output extends object = object> {
	/** Equals the name of the tool's folder. */
	readonly id: string;
	/** The page title. */
	readonly title: string;
	/** The screen, e.g. `/sales-call-analyzer`. */
	readonly path: `/${string}`;
	/** The route that generates, e.g. `/api/sales-call-analyzer/analyze`. */
	readonly endpoint: `/api/${string}`;
	/**
	 * The schema of a request. It trims, fills what is missing with empty values and refuses unknown fields. It does not
	 * check required fields: `missingFields` does, in the wizard and in the route alike.
	 */
	readonly input: z.ZodType<Input>;
	/** The named keys of a successful answer, e.g. `{ callAnalysis }`. */
	readonly output: z.ZodType<Output>;
	/** Dotted paths of the fields that a generation needs; a list needs one entry. */
	readonly required: readonly string[];
	/** Texts are taken as typed: a text of spaces only counts as given. */
	readonly untrimmed?: true;
}

/** Checks at compile time that the required fields exist. */
export function defineContract<Input extends object, Output extends object>(
	contract: Contract<Input, Output> & { readonly required: readonly (FieldPath<Input> | ListPath<Input>)[] },
): Contract<Input, Output> {
	return contract;
}

/** The value at a dotted path; `undefined` where the path leads nowhere. */
export function valueAt(input: unknown, path: string): unknown {
	let value = input;
	for (const key of path.split('.')) {
		if (typeof value !== 'object' || value === null) return undefined;
		value = (value as Record<string, unknown>)[key];
	}
	return value;
}

/**
 * The required fields that are still empty, in the order of the contract; spaces count as empty, unless the contract
 * takes texts as typed.
 */
export function missingFields(contract: Pick<Contract, 'required' | 'untrimmed'>, input: unknown): string[] {
	return contract.required.filter((path) => {
		const value = valueAt(input, path);
		if (Array.isArray(value)) return value.length === 0;
		if (typeof value !== 'string') return true;
		return (contract.untrimmed ? value : value.trim()) === '';
	});
}

/** What a model is sent. The transcript or any other text of the member is data inside `prompt`. */
export interface Prompt {
	system: string;
	prompt: string;
}

export interface Grounded<Output> {
	output: Output;
	grounding: Grounding;
}

/**
 * The server's half of a tool. `Answer` is what a model is asked for: the output without the parts that code measures.
 */
export interface ServerTool<
	Input extends object = object,
	Output extends object = object,
	Answer extends object = Output,
> {
	readonly contract: Contract<Input, Output>;
	readonly answer: z.ZodType<Answer>;
	/** The run's title in lists. */
	title(input: Input): string;
	/** The built-in engine: pure, deterministic, offline. */
	draft(input: Input): Output;
	/** Instructions for a model. */
	prompt(input: Input): Prompt;
	/** Measures what can be measured, drops quotes that are not in the input, and counts both. */
	ground(answer: Answer, input: Input): Grounded<Output>;
	/** The result as a document, for export. */
	document(output: Output, input: Input): Document;
	/** The result as e-mails, for tools that write some: makes drafts and lists for sending programs possible. */
	mailing?(output: Output, input: Input): Mailing;
	/**
	 * What to do on which day, where the result is a plan of days: makes a calendar file possible. `start` is the first
	 * day, e.g. `2026-03-02`, for plans that depend on its day of the week.
	 */
	tasks?(output: Output, input: Input, start: string): readonly Task[];
	/** The result as rows for the format, `null` where the tool has none; `start` is the first day, e.g. `2026-03-02`. */
	table?(format: TableFormat, output: Output, input: Input, start: string): Table | null;
	/**
	 * The document that the member's client may see: without the member's own notes, and with the optional parts that
	 * were chosen.
	 */
	clientDocument?(output: Output, input: Input, parts: readonly string[]): Document;
}

export function defineServerTool<Input extends object, Output extends Answer, Answer extends object>(
	tool: ServerTool<Input, Output, Answer>,
): ServerTool<Input, Output, Answer> {
	return tool;
}

interface FieldBase<Name extends string> {
	name: Name;
	label: string;
	/** One sentence under the field. */
	hint?: string;
	/** An example of what to enter. */
	placeholder?: string;
	/** Spans both columns. */
	wide?: boolean;
}

export type Field<Name extends string = string, ListName extends string = string> =
	| ChoicesField<ListName>
	| TextField<Name>;

/** Any number of the options: each is in or out. */
type ChoicesField<ListName extends string> = FieldBase<ListName> & { kind: 'choices'; options: readonly string[] };

type TextField<Name extends string> = FieldBase<Name> &
	(
		| { kind: 'text'; type?: 'text' | 'email' | 'url' }
		| { kind: 'area'; rows: number }
		/** `descriptions` explains options, by their text; shown behind each in the list. */
		| { kind: 'choice'; options: readonly string[]; descriptions?: Readonly<Record<string, string>> }
		/** `roles` is the path of the list of who is on which side, where the tool takes one. */
		| { kind: 'transcript'; rows: number; roles?: string }
	);

export interface FieldGroup<Name extends string = string, ListName extends string = string> {
	heading?: string;
	note?: string;
	/**
	 * The label of the button that opens the group, e.g. "Add a case study". Groups with one label open one by one, in
	 * order; a group that holds text is open, and can be removed again.
	 */
	add?: string;
	fields: readonly Field<Name, ListName>[];
}

export interface Step<Name extends string = string, ListName extends string = string> {
	title: string;
	/** A box above the fields. */
	hint?: { title: string; text: string };
	groups: readonly FieldGroup<Name, ListName>[];
	/** Shows everything entered, with a way back to each step, below the step's own fields if it has any. */
	review?: boolean;
	/** The label of a second button, which generates from here and skips the steps that follow. */
	skip?: string;
}

/** Checks at compile time that every field of a step is a field of the contract. */
export function defineSteps<Input extends object>(
	_contract: Contract<Input>,
	steps: readonly Step<FieldPath<Input>, ListPath<Input>>[],
): readonly Step[] {
	return steps;
}

export interface ResultProps<Input, Output> {
	input: Input;
	output: Partially<Output>;
	/** Saves a part of a result (an e-mail, from 1), or all of it, as a file; missing where nothing can be saved. */
	save?(format: ExportFormat, part?: number): Promise<void>;
	/**
	 * Sends a text to the connected model and passes on each piece of the answer as it arrives; missing where no model is
	 * connected.
	 */
	ask?(text: string, onPiece: (piece: string) => void, signal: AbortSignal): Promise<void>;
}

/** Text that a button of the result copies. */
export interface CopyAction<Input, Output> {
	label: string;
	text(output: Output, input: Input): string;
}

/** The browser's half of a tool: what the wizard needs to run it. */
export interface WebTool<Input extends object = object, Output extends object = object> {
	readonly contract: Contract<Input, Output>;
	readonly steps: readonly Step[];
	/** Whether Next waits for the step's required fields. */
	readonly next: 'free' | 'when-complete';
	/** One realistic input, for "Fill with an example". */
	readonly example: Input;
	readonly words: {
		/** The last step's button. */
		generate: string;
		/** The heading of the loading view. */
		loading: string;
		/** The activities that the loading view lists, in order. */
		stages: readonly string[];
		/** The heading of the result. */
		result: string;
		/** The words before the message of a failure, e.g. "An error occurred while analyzing the call". */
		failure: string;
		/** The button that starts anew. */
		reset: string;
		/** The button that exports. */
		export: string;
		/** The last step's button while it generates, where the form remains visible (`onePage`). */
		generating?: string;
		/** Shown beside the last step's button while a required field is empty. */
		incomplete?: string;
	};
	/** The loading view's sentence about this input, e.g. for whom the plan is written. */
	loadingNote?(input: Input): string;
	/** The heading of the result where it names something from the input; otherwise `words.result`. */
	resultTitle?(input: Input): string;
	/** Cards above the first step that say what the tool does. */
	readonly features?: readonly { title: string; text: string }[];
	/** What the member should know before generating; shown where the input is reviewed. */
	reviewNotes?(input: Input): readonly string[];
	/** What the export button offers; by default Word, PDF, Markdown and JSON. */
	readonly formats?: readonly ExportFormat[];
	/** Those of `formats` that do not apply to this result, e.g. drafts where it has no e-mail: they are not offered. */
	withoutFormats?(output: Output): readonly ExportFormat[];
	/** The export button copies the result as JSON, and a menu "Download" beside it offers the files. */
	readonly exportCopies?: true;
	/** The menu that hands the e-mails of a result to a mail program, and the button's label. */
	readonly send?: { label: string; mailing(output: Output, input: Input): Mailing };
	/** A form on one page: no step bar, no full-screen loading. */
	readonly onePage?: true;
	/** What a link can show to the client, and the parts that are left out unless they are chosen. */
	readonly share?: {
		label: string;
		parts: readonly { id: string; label: string; hint?: string }[];
	};
	/** Key facts under the result's heading. */
	facts(input: Input, output: Partially<Output>): readonly string[];
	readonly copies: readonly CopyAction<Input, Output>[];
	/** The result's body; the host draws its heading, buttons and engine badge. */
	Result(props: ResultProps<Input, Output>): ReactNode;
}

export function defineWebTool<Input extends object, Output extends object>(
	tool: WebTool<Input, Output>,
): WebTool<Input, Output> {
	return tool;
}
