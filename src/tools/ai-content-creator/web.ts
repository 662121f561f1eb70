import { defineWebTool } from '#tools/define.ts';
import { ANSWER_KEYS } from './answers.ts';
import { calendarText } from './calendar-text.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { slotCount } from './frequency.ts';
import { ContentResult } from './result.tsx';
import { steps } from './steps.ts';
import { toAdd, verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'free',
	example,
	words: {
		generate: 'Generate Content Strategy',
		loading: 'Creating your content strategy...',
		stages: [
			'Reading your goals, brand and answers',
			'Giving each slot one answer, or a question',
			'Putting every piece into the form of its platform',
			'Counting the mix, hashtags and limits',
		],
		result: 'Your Content Strategy',
		failure: 'An error occurred while generating your content strategy',
		reset: 'Create New Strategy',
		export: 'Export Strategy',
		incomplete: 'Complete required fields to generate',
	},
	loadingNote: (input) => {
		const given = ANSWER_KEYS.filter((key) => Object.values(input.answers?.[key] ?? {}).some((text) => text !== ''));
		const slots = slotCount(input.postingFrequency, input.platforms);
		return `You get a 4-week calendar, and templates to write more with. Slots: ${slots}. Answers that you gave: ${given.length}.`;
	},
	formats: ['docx', 'pdf', 'csv', 'csv-ayrshare', 'csv-buffer', 'csv-hootsuite', 'ics', 'markdown', 'json'],
	exportCopies: true,
	facts: (input) => [
		(input.brandInfo?.name ?? '').trim(),
		(input.platforms ?? []).join(', '),
		input.postingFrequency ?? '',
	],
	verdict,
	toAdd,
	copies: [{ label: 'Copy Content Calendar', text: calendarText }],
	Result: ContentResult,
});
