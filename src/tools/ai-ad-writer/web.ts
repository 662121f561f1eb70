import { defineWebTool } from '#tools/define.ts';
import { adCopyText, isFinished } from './ad-copy.ts';
import { type AdOutput, contract } from './contract.ts';
import { example } from './example.ts';
import { AdResult } from './result.tsx';
import { steps } from './steps.ts';
import { toAdd, verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'free',
	example,
	words: {
		generate: 'Generate Ad Campaign',
		loading: 'Creating your ad campaign...',
		stages: [
			'Reading your business and what you advertise',
			'Finding the facts that can carry an ad',
			'Arranging your sentences within the limits of each placement',
			'Working out targeting, tests and budget',
		],
		result: 'Your Meta Ads Campaign',
		failure: 'An error occurred while generating your ad campaign',
		reset: 'Create New Campaign',
		export: 'Export Campaign',
	},
	loadingNote: ({ adPlatform, businessInfo }) =>
		`Ads for ${adPlatform || 'Facebook & Instagram (Both)'}, written for ${businessInfo.name.trim()}.`,
	features: [
		{
			title: 'Multiple Ad Variations',
			text: '3+ for each placement, each from another fact of yours in your own words, within the limits of the place.',
		},
		{
			title: 'Targeting Strategy',
			text: 'Audiences from what you enter, whom to leave out, and what Meta’s special categories would change.',
		},
		{
			title: 'A/B Testing Plan',
			text: 'What to compare first, what that takes, and how the budget is split, with the sums.',
		},
	],
	formats: ['docx', 'pdf', 'csv-meta', 'markdown', 'json'],
	withoutFormats: ({ adCampaign }: AdOutput) => {
		const isComplete = adCampaign.importLacks?.length === 0 && adCampaign.adVariations.some(isFinished);
		return isComplete ? [] : ['csv-meta'];
	},
	exportCopies: true,
	facts: (input) => [input.businessInfo?.name ?? '', input.adPlatform || 'Facebook & Instagram (Both)'],
	verdict,
	toAdd,
	copies: [{ label: 'Copy All Ad Copy', text: adCopyText }],
	Result: AdResult,
});
