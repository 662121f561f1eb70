import type { CallSource } from '#call-facts/call-source.ts';
import type { Said } from '#call-facts/call-text.ts';
import type { CallFacts } from '#call-facts/facts.ts';
import type { KeptCall } from '#call-facts/ledger.ts';
import type { FactsAnswer } from '#call-facts/model/answer.ts';
import type { ModelReading } from '#call-facts/model/facts-from-model.ts';
import type { CallInBrief } from '#call-facts/promises.ts';
import type { DocumentJob } from '#server/export/document-file.ts';
import type { ExportedFile, ExportOptions } from '#server/export/run.ts';
import type { RunRow } from '#server/runs/store.ts';
import type { PrintedDocument } from '#shared/document.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { ExportFormat } from '#shared/export-formats.ts';
import type { Suggestions } from '#shared/suggestions.ts';
import type { Grounded, Prompt, ServerTool } from '#tools/define.ts';

/** An input as it is stored: the process parses it again. */
interface OfInput {
	tool: string;
	input: unknown;
	/** What is known of the input's call. */
	kept?: KeptCall | undefined;
}

/** What a process of the pool can do with a tool. */
export type ToolTask =
	/** The built-in engine writes the result. */
	| ({ kind: 'draft' } & OfInput)
	/** What a model is asked. */
	| ({ kind: 'prompt' } & OfInput)
	/** A model's answer becomes the result. */
	| ({ kind: 'ground'; answer: object } & OfInput)
	/** What a model is asked about the input's call. */
	| ({ kind: 'facts' } & OfInput)
	/** A model's answer about the call becomes its facts. */
	| ({ kind: 'facts-from-model'; answer: FactsAnswer } & OfInput)
	/** What the input offers for its empty fields. */
	| ({ kind: 'suggest' } & OfInput)
	/** A run becomes a file. */
	| { kind: 'export'; tool: string; row: RunRow; format: ExportFormat; options: ExportOptions }
	/** What a client may see of a run. */
	| { kind: 'client-document'; tool: string; row: RunRow; parts: readonly string[]; made: MadeForClient }
	/** The doubts of a call that nobody answered. Needs no tool. */
	| { kind: 'open-doubts'; source: CallSource; kept: KeptCall };

/** When a client's copy is made, and whether days without a date may stand in it. */
export interface MadeForClient {
	today: Date;
	keepDays: boolean;
}

/** What comes of a task; outputs keep to the tool's contract. */
export interface ToolResults {
	draft: Grounded<object> & Named & WithFacts;
	prompt: Prompt & InParts & Named & WithFacts;
	ground: Grounded<object> & WithFacts;
	suggest: { suggestions: Suggestions } & WithFacts;
	facts: Prompt;
	'facts-from-model': ModelReading;
	export: ToolExport;
	'client-document': PrintedDocument;
	'open-doubts': readonly Said[];
}

export interface ToolExport {
	file: ExportedFile;
	/** What the file is still to be laid out of, by `documentFile`: that has threads and limits of its own. */
	layout: DocumentJob | null;
}

interface WithFacts {
	/** The facts of the input's call, where the task read them itself. */
	facts?: CallFacts;
	/** What is told of the input's call, with the member's corrections; none for tools that take no call. */
	brief?: CallInBrief;
}

interface InParts {
	/** The answer is to be asked for in the tool's parts. */
	inParts: boolean;
}

interface Named {
	/** What the run is called in lists. */
	title: string;
}

/** A task and the milliseconds that it may compute, from when its tool is loaded. */
export interface ToolRequest<Task extends ToolTask = ToolTask> {
	task: Task;
	deadlineMs: number;
	/** So long nothing is said of how far a reading is. */
	quietMs: number;
}

export type ResultOf<Task extends ToolTask> = ToolResults[Task['kind']];

/** What a process answers: that it has begun, how much of the input's call is read, then what came of it. */
export type ToolAnswer =
	| { begun: true }
	/** In percent; not before reading takes long. */
	| { read: number }
	| { result: ToolResults[ToolTask['kind']] }
	/** The input was stored by an earlier version of the tool, and its contract takes it no more. */
	| { refused: 'older-input' }
	/** Where the output breaks the tool's own contract, e.g. `report.words too_small`. */
	| { refused: 'broken-output'; problems: string[] }
	/** The member cannot have that, e.g. a calendar of a result without days. */
	| { refused: 'request'; code: ErrorCode; message: string }
	| { error: Error };

/** The module that a process gets its tools from. */
export interface ToolModule {
	loadTool(id: string): Promise<ServerTool>;
}
