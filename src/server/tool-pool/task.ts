import type { Grounded, Prompt, ServerTool } from '#tools/define.ts';

/** What a process of the pool can do with a tool. Inputs are as they are stored: the process parses them again. */
export type ToolTask =
	/** The built-in engine writes the result. */
	| { kind: 'draft'; tool: string; input: unknown }
	/** What a model is asked. */
	| { kind: 'prompt'; tool: string; input: unknown }
	/** A model's answer becomes the result. */
	| { kind: 'ground'; tool: string; input: unknown; answer: object };

/** What comes of a task; outputs keep to the tool's contract. */
export interface ToolResults {
	draft: Grounded<object> & Named;
	prompt: Prompt & Named;
	ground: Grounded<object>;
}

interface Named {
	/** What the run is called in lists. */
	title: string;
}

export type ResultOf<Task extends ToolTask> = ToolResults[Task['kind']];

/** What a process answers: that it has begun, then what came of it. */
export type ToolAnswer =
	| { begun: true }
	| { result: ToolResults[ToolTask['kind']] }
	/** The input was stored by an earlier version of the tool, and its contract takes it no more. */
	| { refused: 'older-input' }
	/** Where the output breaks the tool's own contract, e.g. `report.words too_small`. */
	| { refused: 'broken-output'; problems: string[] }
	| { error: Error };

/** The module that a process gets its tools from. */
export interface ToolModule {
	loadTool(id: string): Promise<ServerTool>;
}
