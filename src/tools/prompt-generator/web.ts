import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { roughTokens } from './parts.ts';
import { PromptResult } from './result.tsx';
import { steps } from './steps.ts';
import { title } from './title.ts';
import { verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'when-complete',
	onePage: true,
	example,
	words: {
		generate: 'Generate Prompt',
		generating: 'Generating...',
		loading: 'Writing your prompt...',
		stages: ['Reading the task', 'Sorting facts and constraints', 'Setting the examples apart', 'Adding the check'],
		result: 'Your Prompt',
		failure: 'An error occurred',
		reset: 'Start Over',
		export: 'Export Prompt',
	},
	formats: ['markdown', 'txt', 'json'],
	facts: (input, { generatedPrompt = '' }) => [
		title(input),
		`about ${roughTokens(generatedPrompt).toLocaleString('en-US')} tokens (characters divided by 4)`,
	],
	verdict,
	copyFirst: true,
	copies: [{ label: 'Copy Prompt', text: ({ generatedPrompt }) => generatedPrompt }],
	Result: PromptResult,
});
