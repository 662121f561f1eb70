import type { PromptInput } from '../contract.ts';

/** A line of the member that says what to do where something is missing. */
export const GAP = {
	id: 'gap',
	pattern:
		/(?:^|[^\p{L}\s]\s*|\b(?:please|then|must|should) )ask me\b|\b(?:if|when|where)\b[^.\n]{0,60}\b(?:missing|unclear|unsure|not (?:known|given|clear|sure)|do(?:es)?(?: not|n['’]t) know)\b/imu,
	finds: [
		'Ask me if the size is wrong',
		'Without a date, ask me',
		'Please ask me about the colour',
		'Stop then ask me',
		'You must ask me first',
		'You should ask me first',
		'If a price is missing, leave the line out',
		'When something is unclear, say so',
		'Where you are unsure, put a question mark',
		'If the day is not known, write soon',
		'If the size is not given, write M',
		'If it is not clear, leave it',
		'If you are not sure, leave it',
		'If you do not know the name, write Madam',
		'If you don’t know the name, write Madam',
		'If the model does not know it, stop',
		"If the table doesn't know it, stop",
	],
	leaves: ['People ask me about it', 'Two screws were missing.', 'I do not know her name.', 'Task me with it'],
} as const;

/** Whether the member has said it, so that a sentence of ours would contradict it. */
export function saysWhatIfMissing({ task, context, constraints, steps }: PromptInput): boolean {
	return GAP.pattern.test([task, context, constraints, steps].join('\n'));
}
