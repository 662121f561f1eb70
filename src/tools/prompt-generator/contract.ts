import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { text } from '#tools/fields.ts';
import { DEFAULT_FORMAT } from './options.ts';

const input = z.strictObject({
	task: text(),
	context: text(),
	/** An empty format becomes the default. */
	format: text().transform((format) => (format === '' ? DEFAULT_FORMAT : format)),
	examples: text(),
	role: text().describe('Who the model is to be, e.g. "You run the office of a driving school."'),
	reader: text().describe('Who reads the answer'),
	material: text().describe(
		'What is pasted into the prompt each time, named in one line; or the text itself, if it has several lines or over 60 words',
	),
	constraints: text().describe('What the answer must or must not do, one a line'),
	steps: text().describe('The steps of the work in order, one a line; instead of ours'),
});

export type PromptInput = z.infer<typeof input>;

const output = z.object({
	generatedPrompt: z
		.string()
		.min(1)
		.describe(
			'The whole prompt as one text, ready to paste, with a line "# Role", "# Task", "# Context", "# Steps", "# Constraints", "# Output format", "# Examples" and "# Check before you answer" above its parts',
		),
});

export type PromptOutput = z.infer<typeof output>;

export const contract = defineContract({
	id: 'prompt-generator',
	title: 'Prompt Generator',
	path: '/prompt-generator',
	endpoint: '/api/prompt-generator/generate',
	input,
	output,
	required: ['task'],
});
