import type { ReactNode } from 'react';
import type { Correction } from '#call-facts/corrections.ts';
import type { ExportFormat } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';
import type { Contract, Partially } from './contract.ts';
import type { Step } from './form-steps.ts';

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
	 * Saves one part of a result (an email, counted from 1), or all of it, as a file; missing if nothing can be saved.
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
	/** Keeps texts for optional fields and makes the result anew; missing while it is written. */
	answer?: ((answers: Record<string, string>) => Promise<void>) | undefined;
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
	/** Formats that do not apply to this result, e.g. drafts if it has no email; they are not offered. */
	withoutFormats?(output: Output): readonly ExportFormat[];
	/** The export button copies the result as JSON, and a "Download" menu next to it offers the files. */
	readonly exportCopies?: true;
	/** The questions of a result that are meant for a call: after it, the member sees which were asked. */
	planned?(output: Output): readonly string[];
	/** The menu that hands a result's emails to an email program, and its label. */
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
	/** What matters most, in at most three short sentences above the result; empty ones are left out. */
	verdict?(output: Partially<Output>, input: Input): readonly string[];
	/** The button that leads back to the last step, where the member adds what the result lacks; '' if it lacks nothing. */
	toAdd?(output: Partially<Output>): string;
	/** The result is one text to copy: its first copy button stays in sight where there is little room. */
	readonly copyFirst?: true;
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
