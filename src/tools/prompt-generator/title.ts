import type { PromptInput } from './contract.ts';

const LONGEST = 120;

/** The first line of the task. */
export function title({ task }: PromptInput): string {
	const line = task.split('\n')[0]?.trim() ?? '';
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
