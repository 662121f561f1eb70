import { MAILING_FORMATS } from '#shared/export-formats.ts';
import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { copies } from './copies.ts';
import { example } from './example.ts';
import { CampaignResult } from './result.tsx';
import { steps } from './steps.ts';
import { verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'free',
	example,
	words: {
		generate: 'Generate SDR Campaign',
		loading: 'Generating your AI SDR campaign...',
		stages: [
			'Reading what you entered',
			'Scoring the lead by its criteria',
			'Planning days and channels',
			'Giving every touchpoint one thing of its own',
			'Checking lengths, figures and names',
		],
		result: 'Your AI SDR Campaign',
		failure: 'An error occurred while generating SDR campaign',
		reset: 'Create New Campaign',
		export: 'Export Campaign',
	},
	loadingNote: ({ leadInfo }) => `For ${leadInfo.contactName} at ${leadInfo.companyName}.`,
	formats: ['docx', 'pdf', 'markdown', 'csv', 'ics', 'eml', 'csv-instantly', 'csv-smartlead', 'csv-lemlist', 'json'],
	withoutFormats: ({ sdrCampaign }) =>
		sdrCampaign.outreachSequence.some(({ channel }) => channel === 'email') ? [] : MAILING_FORMATS,
	facts: ({ leadInfo }, { sdrCampaign }) => {
		const count = sdrCampaign?.outreachSequence?.length ?? 0;
		return [
			leadInfo?.companyName ?? '',
			[leadInfo?.contactName, leadInfo?.contactRole].filter(Boolean).join(', '),
			count === 0 ? '' : `${count} touchpoint${count === 1 ? '' : 's'}`,
		];
	},
	verdict,
	copies,
	Result: CampaignResult,
});
