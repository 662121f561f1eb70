import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { facts } from './facts.ts';
import { keyInsights } from './key-insights.ts';
import { CallResult } from './result.tsx';
import { steps } from './steps.ts';
import { verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'free',
	example,
	words: {
		generate: 'Analyze Sales Call',
		loading: 'Analyzing your sales call...',
		stages: [
			'Reading the transcript',
			'Measuring talk time and questions',
			'Finding budget, authority, need, timeline',
			'Objections and missed follow-ups',
			'Coaching and next steps',
		],
		result: 'Call Analysis Results',
		failure: 'An error occurred while analyzing the call',
		reset: 'Analyze New Call',
		export: 'Export Analysis Report',
	},
	facts,
	verdict,
	copies: [{ label: 'Copy Key Insights', text: keyInsights }],
	correctable: true,
	Result: CallResult,
});
