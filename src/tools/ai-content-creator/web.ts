import { defineWebTool } from '#tools/define.ts';
import { calendarText } from './calendar-text.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { ContentResult } from './result.tsx';
import { steps } from './steps.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'free',
	example,
	words: {
		generate: 'Generate Content Strategy',
		loading: 'Creating your content strategy...',
		stages: [
			'Reading your goals, brand and audience',
			'Collecting subjects from what you entered and from your trade',
			'Writing every piece in the form of its platform',
			'Counting the mix, hashtags and limits',
		],
		result: 'Your Content Strategy',
		failure: 'An error occurred while generating your content strategy',
		reset: 'Create New Strategy',
		export: 'Export Strategy',
		incomplete: 'Complete required fields to generate',
	},
	loadingNote: () => 'You get a 4-week calendar with each piece written out, and templates to write more with.',
	formats: ['docx', 'pdf', 'csv', 'csv-ayrshare', 'csv-buffer', 'csv-hootsuite', 'ics', 'markdown', 'json'],
	exportCopies: true,
	facts: (input) => [
		(input.brandInfo?.name ?? '').trim(),
		(input.platforms ?? []).join(', '),
		input.postingFrequency ?? '',
	],
	copies: [{ label: 'Copy Content Calendar', text: calendarText }],
	Result: ContentResult,
});
