import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { NicheResult } from './result.tsx';
import { steps } from './steps.ts';
import { summaryText } from './summary-text.ts';
import { verdict } from './verdict.ts';

const FOUND = ['No niche yet', 'One niche'];

export const tool = defineWebTool({
	contract,
	steps,
	next: 'when-complete',
	example,
	words: {
		generate: 'Find My Niches',
		loading: 'Analyzing your profile...',
		stages: [
			'Reading your answers',
			'Your own jobs and trades, then the 50 niches',
			'What speaks for and against each',
			'Steps for this week',
		],
		result: 'Your Recommended Niches',
		failure: 'An error occurred',
		reset: 'Start Over',
		export: 'Export Niches',
	},
	facts: (_input, { recommendations = [] }) => [
		FOUND[recommendations.length] ?? `${recommendations.length} niches, the best fitting first`,
	],
	verdict,
	copies: [{ label: 'Copy All Niches', text: summaryText }],
	Result: NicheResult,
});
