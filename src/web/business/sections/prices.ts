import { type ProfileSection, sentence } from '../section.ts';

export const prices: ProfileSection = {
	id: 'prices',
	title: 'Prices and first step',
	note: 'What it costs, and how a client begins without risk.',
	parts: [
		{
			list: 'prices',
			title: 'Prices',
			hint: 'As they stand in an email.',
			noun: 'price',
			article: 'a',
			most: 10,
			fresh: { label: '', sum: '' },
			fields: [
				{ name: 'label', label: 'For what', placeholder: 'One site' },
				{ name: 'sum', label: 'Sum', slot: 'price' },
			],
		},
		sentence('firstStep', 'The first step you offer', 'One sentence that begins with “We” or “I”.', 'step'),
		sentence(
			'check',
			'A check they can make alone',
			'One sentence that begins with what to do: Take, Count, Open.',
			'check',
		),
		sentence('checkShows', 'What the check shows', 'One sentence.', 'shown'),
	],
};
