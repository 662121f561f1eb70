import type { ToolTask } from './task.ts';

/** A task took all the time or memory that it may have, and its process was ended. */
export class TaskExhausted extends Error {
	override readonly name = 'TaskExhausted';
	readonly task: ToolTask['kind'];
	readonly resource: 'time' | 'memory';
	readonly deadlineMs: number;

	constructor(task: ToolTask['kind'], resource: 'time' | 'memory', deadlineMs: number) {
		super(`a task of a tool was ended for want of ${resource}`);
		this.task = task;
		this.resource = resource;
		this.deadlineMs = deadlineMs;
	}
}

/** The tool was changed after the input was stored. */
export class OlderInput extends Error {
	override readonly name = 'OlderInput';
}

/** A tool made an output that its own contract refuses. */
export class BrokenOutput extends Error {
	override readonly name = 'BrokenOutput';
	/** Paths and codes, without content. */
	readonly problems: readonly string[];

	constructor(problems: readonly string[]) {
		super('a tool broke its contract');
		this.problems = problems;
	}
}
