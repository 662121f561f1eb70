import { SHOW_KINDS } from '#business/profile.ts';
import { chosen, type ProfileSection, sentence } from '../section.ts';

export const ads: ProfileSection = {
	id: 'ads',
	title: 'Ads and shows',
	note: 'Lines for the picture of an ad; a newsletter, podcast or class that people can be invited to.',
	parts: [
		{ name: 'companyShort', label: 'Short name of the company', hint: 'As people say it.' },
		{ name: 'town', label: 'Town' },
		{
			list: 'adLines',
			title: 'Ad lines',
			hint: 'A line for the picture with its headline.',
			noun: 'pair of ad lines',
			article: 'a',
			most: 10,
			fresh: { picture: '', headline: '' },
			fields: [
				{ name: 'picture', label: 'On the picture', hint: 'Up to 40 characters.', slot: 'picture' },
				{ name: 'headline', label: 'Headline', hint: 'Up to 27 characters.', slot: 'headline' },
			],
		},
		{
			list: 'shows',
			title: 'Shows and classes',
			hint: 'Only what exists: an invitation names it.',
			noun: 'show or class',
			article: 'a',
			most: 10,
			fresh: {
				kind: 'Newsletter',
				name: '',
				about: '',
				date: '',
				time: '',
				minutes: '',
				place: '',
				seats: '',
				topics: '',
			},
			fields: [
				{ name: 'kind', label: 'Kind', kind: 'choice', options: chosen(SHOW_KINDS) },
				{ name: 'name', label: 'Name' },
				sentence('about', 'What it is', 'One sentence, with whom it reaches.', 'about'),
				{ name: 'date', label: 'Date', slot: 'date', kinds: ['Class'] },
				{ name: 'time', label: 'Time', kinds: ['Class'] },
				{ name: 'minutes', label: 'Minutes', slot: 'number', kinds: ['Class', 'Podcast'] },
				{ name: 'place', label: 'Place', hint: '“online”, or a place.', kinds: ['Class'] },
				{ name: 'seats', label: 'Places for how many', kinds: ['Class'] },
				{ ...sentence('topics', 'Topics', 'What one talks about or takes home: a line each.', 'topics'), rows: 3 },
			],
		},
	],
};
