import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { PlanResult } from './result.tsx';
import { QUOTES } from './sections/words.ts';
import { steps } from './steps.ts';
import { verdict } from './verdict.ts';

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
			'Putting in what you confirmed',
			'Adding your case studies',
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
			text: 'Phases that name the goals of this client. What you have not confirmed is asked for, not made up.',
		},
		{
			title: 'Proven Approach',
			text: 'Your case studies stand in the plan as you wrote them, with your reason why they fit.',
		},
	],
	share: {
		label: 'Share with Client',
		parts: [
			{
				id: QUOTES,
				label: "Your client's own words",
				hint: 'What they said of their problems and goals, as quotes with the name of the speaker.',
			},
		],
	},
	facts: ({ prospectsName, prospectsJobTitle, clientIndustry }) => [
		[prospectsName, prospectsJobTitle].filter(Boolean).join(', '),
		clientIndustry ?? '',
	],
	verdict,
	copies: [],
	Result: PlanResult,
});
