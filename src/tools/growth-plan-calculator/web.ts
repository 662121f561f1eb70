import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { PlanResult } from './result.tsx';
import { steps } from './steps.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'when-complete',
	example,
	words: {
		generate: 'Generate Growth Plan',
		loading: 'Creating your comprehensive growth plan...',
		stages: [
			'Reading the discovery call',
			'Finding pains, goals, figures and dates',
			'Matching your case studies to the pains',
			'Dividing the work into three phases',
			'Checking every quote against the call',
		],
		result: 'Growth Plan',
		failure: 'An error occurred while generating your growth plan',
		reset: 'Create New Plan',
		export: 'Export Growth Plan',
	},
	loadingNote: ({ prospectsName, clientCompanyName }) =>
		`Analyzing the discovery call with ${prospectsName} and building a strategy for ${clientCompanyName}.`,
	resultTitle: ({ clientCompanyName }) => `Growth Plan for ${clientCompanyName}`,
	features: [
		{
			title: 'Call Analysis',
			text: 'Pains, goals, figures and doubts in the words of your prospect, each with its line in the call.',
		},
		{
			title: 'Custom Strategy',
			text: 'Three phases that name the goals of this client. What nobody said is asked for, not made up.',
		},
		{
			title: 'Proven Approach',
			text: 'Your case studies stand beside the pains they meet, with the reason why they fit.',
		},
	],
	share: {
		label: 'Share with Client',
		parts: [
			{
				id: 'call-notes',
				label: 'Notes on the call',
				hint: 'How the call went, buying signals and hesitations, with the line of each quote.',
			},
			{
				id: 'objections',
				label: 'Objection handling',
				hint: 'What the client may doubt, and what you would answer.',
			},
		],
	},
	facts: ({ prospectsName, prospectsJobTitle, clientIndustry }) => [
		[prospectsName, prospectsJobTitle].filter(Boolean).join(', '),
		clientIndustry ?? '',
	],
	copies: [],
	Result: PlanResult,
});
