import type { FullRun } from '#shared/runs.ts';

export interface Objects {
	input: object;
	/** As the member edited it, where it was edited. */
	output: object;
}

/** A run's input and output; empty where the server sent no object. */
export function objectsOf({ input, output, editedOutput }: FullRun): Objects {
	return { input: asObject(input), output: asObject(editedOutput ?? output) };
}

function asObject(value: unknown): object {
	return typeof value === 'object' && value !== null ? value : {};
}
