import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { example } from './example.ts';
import { facts } from './facts.ts';
import { mailing } from './mailing.ts';
import { EmailResult } from './result.tsx';
import { reviewNotes } from './review-notes.ts';
import { steps } from './steps.ts';
import { verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'when-complete',
	example,
	words: {
		generate: 'Generate Email Sequence',
		loading: 'Crafting your email sequence...',
		stages: [
			'Reading what you entered',
			'Seeing which sentence fits where',
			'Arranging four emails and their alternatives',
			'Checking length, grade, asks and footer',
		],
		result: 'Your Cold Email Sequence',
		failure: 'An error occurred while generating emails',
		reset: 'Create New Sequence',
		export: 'Export All Emails',
	},
	features: [
		{
			title: 'Multiple Methods',
			text: 'Interview, Podcast, Direct, Masterclass: four ways to begin that differ in what they offer and ask.',
		},
		{
			title: 'Hyper-Personalized',
			text: 'Each fact you enter about the recipient becomes the reason of one email, and none is made up.',
		},
		{
			title: 'Referrer Integration',
			text: 'Whoever gave you the name introduces you, with what connects the two as you describe it.',
		},
	],
	reviewNotes,
	formats: ['txt', 'docx', 'pdf', 'eml', 'csv-instantly', 'csv-smartlead', 'csv-lemlist', 'markdown', 'json'],
	send: { label: 'Send to Email Client', mailing },
	facts,
	verdict,
	copies: [],
	Result: EmailResult,
});
