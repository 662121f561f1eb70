import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { CallSource } from '#call-facts/call-source.ts';
import type { Correction } from '#call-facts/corrections.ts';
import type { Document } from '#shared/document.ts';
import type { ExportFormat, TableFormat } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';
import type { Grounding } from '#shared/runs.ts';
import type { Table, Task } from '#shared/schedule.ts';
import type { Suggestions } from '#shared/suggestions.ts';

/**
 * The interfaces of a tool. A tool is a folder with a contract (for both sides), a server entry and a browser entry.
 * Nothing else in the product knows its name.
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

/** Dotted paths to the lists of texts in an input, e.g. `platforms`. */
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

/** A result that is still being written: any part may be missing. */
export type Partially<Value> = Value extends readonly (infer Item)[]
	? readonly Partially<Item>[]
	: Value extends object
		? { [Key in keyof Value]?: Partially<Value[Key]> }
		: Value;

export interface Contract<Input extends object = object, Output extends object = object> {
	/** The name of the tool's folder. */
	readonly id: string;
	/** The page title. */
	readonly title: string;
	/** The path of its screen, e.g. `/sales-call-analyzer`. */
	readonly path: `/${string}`;
	/** The route that generates results, e.g. `/api/sales-call-analyzer/analyze`. */
	readonly endpoint: `/api/${string}`;
	/**
	 * The schema of a request. It trims texts, fills in empty values for missing fields and rejects unknown fields. It
	 * does not check required fields: `missingFields` does, both in the wizard and in the route.
	 */
	readonly input: z.ZodType<Input>;
	/** The named keys of a successful response, e.g. `{ callAnalysis }`. */
	readonly output: z.ZodType<Output>;
	/** Dotted paths of the required fields. A required list needs at least one entry. */
	readonly required: readonly string[];
	/** Texts are not trimmed: a text of spaces counts as filled in. */
	readonly untrimmed?: true;
	/**
	 * Dotted paths of optional fields that a good result needs. The result asks for those that are still empty, and a
	 * client's copy has to wait for them.
	 */
	readonly asked?: readonly string[];
}

/** The route of `ServerTool.suggest`, e.g. `/api/dealmaker/suggestions`. */
export function suggestionsEndpoint({ id }: Pick<Contract, 'id'>): `/api/${string}` {
	return `/api/${id}/suggestions`;
}

/** Checks at compile time that the required fields exist. */
export function defineContract<Input extends object, Output extends object>(
	contract: Contract<Input, Output> & { readonly required: readonly (FieldPath<Input> | ListPath<Input>)[] },
): Contract<Input, Output> {
	return contract;
}

/** What is sent to a model. Any text of the member, such as the transcript, is data inside `prompt`. */
export interface Prompt {
	system: string;
	prompt: string;
}

export interface Grounded<Output> {
	output: Output;
	grounding: Grounding;
}

/**
 * The server's half of a tool. `Answer` is what a model is asked for: the output without the parts that code computes.
 */
export interface ServerTool<
	Input extends object = object,
	Output extends object = object,
	Answer extends object = Output,
> {
	readonly contract: Contract<Input, Output>;
	readonly answer: z.ZodType<Answer>;
	/** The title of the run in lists. */
	title(input: Input): string;
	/** The call in the input, for tools that write from its facts. Each call is read once and its facts are kept. */
	call?(input: Input): CallSource;
	/** Suggestions for empty fields, by dotted path. Pure, but may read the call. */
	suggest?(input: Input): Suggestions;
	/** The built-in engine: pure, deterministic, offline. */
	draft(input: Input): Output;
	/** Instructions for a model. */
	prompt(input: Input): Prompt;
	/** Measures what can be measured, removes quotes that are not in the input, and counts kept and removed quotes. */
	ground(answer: Answer, input: Input): Grounded<Output>;
	/** The result as a document, for export. */
	document(output: Output, input: Input): Document;
	/** The result as e-mails, for tools that write some. Enables drafts and lists for e-mail programs. */
	mailing?(output: Output, input: Input): Mailing;
	/**
	 * What to do on which day, for results that are a schedule. Enables a calendar file. `start` is the first day, e.g.
	 * `2026-03-02`, for schedules that depend on its day of the week.
	 */
	tasks?(output: Output, input: Input, start: string): readonly Task[];
	/** The result as rows for the format; `null` if there are none. `start` is the first day, e.g. `2026-03-02`. */
	table?(format: TableFormat, output: Output, input: Input, start: string): Table | null;
	/** Recomputes what depends on the edited parts. Without it, an edited result is stored as it is. */
	edited?(output: Output, original: Output): Output;
	/** The document for the member's client: without the member's own notes, and with the chosen optional parts. */
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

/** Any number of the options. */
type ChoicesField<ListName extends string> = FieldBase<ListName> & { kind: 'choices'; options: readonly string[] };

type TextField<Name extends string> = FieldBase<Name> &
	(
		| { kind: 'text'; type?: 'text' | 'email' | 'url' }
		| { kind: 'area'; rows: number }
		/** `descriptions` explains options, by their text; shown after each one in the list. */
		| { kind: 'choice'; options: readonly string[]; descriptions?: Readonly<Record<string, string>> }
		/**
		 * `roles` is the path of the speakers' roles, if the tool takes them; `sellers` and `prospects` are the paths of the
		 * fields in which the form names them.
		 */
		| {
				kind: 'transcript';
				rows: number;
				roles?: string;
				sellers?: readonly Name[];
				prospects?: readonly Name[];
		  }
	);

export interface FieldGroup<Name extends string = string, ListName extends string = string> {
	heading?: string;
	note?: string;
	/**
	 * The label of the button that opens the group, e.g. "Add a case study". Groups with the same label open one by
	 * one, in order. A group that contains text is open, and can be removed again.
	 */
	add?: string;
	/** Optional fields, each with suggestions from the rest of the input (`ServerTool.suggest`). */
	suggested?: true;
	fields: readonly Field<Name, ListName>[];
}

export interface Step<Name extends string = string, ListName extends string = string> {
	title: string;
	/** A box above the fields. */
	hint?: { title: string; text: string };
	groups: readonly FieldGroup<Name, ListName>[];
	/** Shows all input with links back to each step, below the step's own fields if it has any. */
	review?: boolean;
	/** The label of a second button, which generates from here and skips the remaining steps. */
	skip?: string;
}

/** Checks at compile time that every field of a step is a field of the contract. */
export function defineSteps<Input extends object>(
	_contract: Contract<Input>,
	steps: readonly Step<FieldPath<Input>, ListPath<Input>>[],
): readonly Step[] {
	return steps;
}

/** The member's corrections to the facts of a call. */
export interface CallCorrections {
	/** Oldest first; empty until they have been loaded. */
	list: readonly Correction[];
	/**
	 * Passes the stored corrections to `change`, stores what it returns and computes the result again. Resolves once
	 * the new result is on screen; rejects with a message for the member.
	 */
	save(change: (kept: readonly Correction[]) => readonly Correction[]): Promise<void>;
}

export interface ResultProps<Input, Output> {
	input: Input;
	output: Partially<Output>;
	/**
	 * Saves one part of a result (an e-mail, counted from 1), or all of it, as a file; missing if nothing can be saved.
	 */
	save?(format: ExportFormat, part?: number): Promise<void>;
	/**
	 * Sends a text to the connected model and passes on each piece of the reply as it arrives; missing if no model is
	 * connected.
	 */
	ask?(text: string, onPiece: (piece: string) => void, signal: AbortSignal): Promise<void>;
	/** The corrections to the call; missing while the result is being written, or if the tool is not `correctable`. */
	corrections?: CallCorrections | undefined;
	/** An input for an open field, by its dotted path; missing while the result is being written. */
	gap?(path: string): ReactNode;
}

/** A text that a button of the result copies. */
export interface CopyAction<Input, Output> {
	label: string;
	text(output: Output, input: Input): string;
}

/** The browser's half of a tool: everything the wizard needs. */
export interface WebTool<Input extends object = object, Output extends object = object> {
	readonly contract: Contract<Input, Output>;
	readonly steps: readonly Step[];
	/** Whether Next is disabled until the step's required fields are filled in. */
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
		/** Precedes the message of a failure, e.g. "An error occurred while analyzing the call". */
		failure: string;
		/** The button that starts over. */
		reset: string;
		/** The export button. */
		export: string;
		/** The last step's button during generation, if the form stays visible (`onePage`). */
		generating?: string;
		/** Shown next to the last step's button while a required field is empty. */
		incomplete?: string;
	};
	/** A sentence about this input for the loading view, e.g. who the plan is for. */
	loadingNote?(input: Input): string;
	/** The heading of the result if it depends on the input; otherwise `words.result`. */
	resultTitle?(input: Input): string;
	/** Cards above the first step that describe the tool. */
	readonly features?: readonly { title: string; text: string }[];
	/** What the member should know before generating; shown on the review step. */
	reviewNotes?(input: Input): readonly string[];
	/** The formats that the export button offers; by default Word, PDF, Markdown and JSON. */
	readonly formats?: readonly ExportFormat[];
	/** Formats that do not apply to this result, e.g. drafts if it has no e-mail; they are not offered. */
	withoutFormats?(output: Output): readonly ExportFormat[];
	/** The export button copies the result as JSON, and a "Download" menu next to it offers the files. */
	readonly exportCopies?: true;
	/** The questions of a result that are meant for a call: after it, the member sees which were asked. */
	planned?(output: Output): readonly string[];
	/** The menu that hands a result's e-mails to an e-mail program, and its label. */
	readonly send?: { label: string; mailing(output: Output, input: Input): Mailing };
	/** The result lets the member correct the facts of its call. */
	readonly correctable?: true;
	/** A form on one page, without a step bar or a full-screen loading view. */
	readonly onePage?: true;
	/** What a client link can show, and the parts that are left out unless chosen. */
	readonly share?: {
		label: string;
		parts: readonly { id: string; label: string; hint?: string }[];
	};
	/** Key facts below the result's heading. */
	facts(input: Input, output: Partially<Output>): readonly string[];
	readonly copies: readonly CopyAction<Input, Output>[];
	/** The result's body. The host renders its heading, buttons and engine badge. */
	Result(props: ResultProps<Input, Output>): ReactNode;
}

export function defineWebTool<Input extends object, Output extends object>(
	tool: WebTool<Input, Output>,
): WebTool<Input, Output> {
	return tool;
}
