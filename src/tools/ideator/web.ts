import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { questionsText } from './questions-text.ts';
import { ToolkitResult } from './result.tsx';
import { steps } from './steps.ts';
import { verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'when-complete',
	example,
	words: {
		generate: 'Generate My Toolkit',
		loading: 'Creating your toolkit...',
		stages: ['Reading your six answers', 'What each point is about', 'Questions for each point', 'After the call'],
		result: 'Your Discovery Call Toolkit',
		failure: 'An error occurred while generating the toolkit',
		reset: 'Start Over',
		export: 'Export Toolkit',
	},
	facts: (input) => [input.niche ?? ''].filter((fact) => fact !== ''),
	planned: ({ discoveryCallToolkit }) => {
		const { workflowAndProcess, painPointValidation } = discoveryCallToolkit.callFramework.discoveryQuestions;
		return [...workflowAndProcess, ...painPointValidation];
	},
	verdict,
	copies: [{ label: 'Copy All Questions', text: questionsText }],
	Result: ToolkitResult,
});
