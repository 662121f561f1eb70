import { type ProfileSection, sentence } from '../section.ts';

export const proof: ProfileSection = {
	id: 'proof',
	title: 'Proof: results and case studies',
	note: 'What came of your work, with its number. Nothing else convinces a stranger.',
	parts: [
		{
			list: 'results',
			title: 'Results',
			hint: 'One sentence each, with a number.',
			noun: 'result',
			article: 'a',
			most: 5,
			fresh: { sentence: '', mayName: false, inAds: false },
			fields: [
				sentence('sentence', 'What came of it', 'What it was before, and what it is now.', 'result'),
				{ name: 'mayName', label: 'I may name this client', kind: 'tick' },
				{ name: 'inAds', label: 'It may stand in ads', kind: 'tick' },
			],
		},
		{
			list: 'caseStudies',
			title: 'Case studies',
			hint: 'For proposals and posts.',
			noun: 'case study',
			article: 'a',
			most: 20,
			fresh: { client: '', mayName: false, challenge: '', solution: '', outcome: '', result: '', timeframe: '' },
			fields: [
				{ name: 'client', label: 'Client' },
				{ name: 'timeframe', label: 'How long it took', hint: 'For example “six months”.' },
				{ name: 'mayName', label: 'I may name this client', kind: 'tick', wide: true },
				sentence('challenge', 'The problem', 'Up to five sentences.', 'passage'),
				sentence('solution', 'What you did', 'Up to five sentences.', 'passage'),
				sentence('outcome', 'What became of it', 'Up to five sentences.', 'passage'),
				sentence('result', 'The result in one sentence', 'With a number.', 'result'),
			],
		},
	],
};
