import { CONTENT_KINDS } from '#business/profile.ts';
import { type ProfileSection, sentence } from '../section.ts';

const CONTENT_LABELS: Record<(typeof CONTENT_KINDS)[number], string> = {
	question: 'A question customers ask',
	mistake: 'A mistake they make',
	opinion: 'An opinion you hold',
	steps: 'How the work is done, step by step',
	story: 'A story',
	scene: 'A scene from your work',
	dated: 'A tip for a date',
};

export const content: ProfileSection = {
	id: 'content',
	title: 'Content answers',
	note: 'Ten short answers, each of which becomes a post.',
	parts: [
		{
			list: 'content',
			title: 'Answers',
			hint: 'A first line, and up to five sentences.',
			noun: 'answer',
			article: 'an',
			most: 20,
			fresh: { kind: 'question', first: '', rest: '', date: '', picture: '' },
			fields: [
				{
					name: 'kind',
					label: 'What it is',
					kind: 'choice',
					options: CONTENT_KINDS.map((value) => ({ value, label: CONTENT_LABELS[value] })),
				},
				{ name: 'date', label: 'Date', slot: 'date', kinds: ['dated'] },
				{
					...sentence('first', 'First line', 'The question, the mistake, the opinion; or a title.', 'mistake'),
					rows: 1,
				},
				{ ...sentence('rest', 'The rest', 'For steps and stories, a line each.', 'passage'), rows: 4 },
				{ name: 'picture', label: 'What a photo of it shows', slot: 'photo', kinds: ['scene'], wide: true },
			],
		},
		{ name: 'hashtags', label: 'Hashtags', slot: 'hashtags', wide: true },
	],
};
