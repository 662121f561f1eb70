/** The headings of a prompt in order. "Voice" is between context and steps if samples were measured. */
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
