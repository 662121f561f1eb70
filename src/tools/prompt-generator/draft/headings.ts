/** The parts of a prompt, in their order; "Voice" stands between context and steps where samples were measured. */
export const HEADINGS = {
	role: 'Role',
	task: 'Task',
	context: 'Context',
	voice: 'Voice',
	steps: 'Steps',
	constraints: 'Constraints',
	format: 'Output format',
	examples: 'Examples',
	check: 'Check before you answer',
} as const;
