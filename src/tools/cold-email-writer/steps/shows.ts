import type { FieldGroup } from '#tools/define.ts';
import type { ColdEmailInput } from '../contract.ts';
import { PUBLICATIONS, YES_OR_NO } from '../options.ts';

type Group = FieldGroup<keyof ColdEmailInput & string, never>;

const ROWS = 8;

/** What three of the methods invite to: without it the first email has nothing to offer. */
export const shows: readonly Group[] = [
	{
		heading: 'Where your interviews appear',
		note: 'For the Interview Method.',
		add: 'Add a publication',
		fields: [
			{ name: 'publicationKind', label: 'Kind of publication', kind: 'choice', options: PUBLICATIONS },
			{
				name: 'publicationName',
				label: 'Name of the publication',
				kind: 'text',
				slot: 'name',
				hint: 'The first email asks for an interview in it.',
				placeholder: 'Front Desk Notes',
			},
			{
				name: 'publicationAbout',
				label: 'Whom it reaches',
				kind: 'text',
				wide: true,
				slot: 'about',
				placeholder: 'It goes to 410 practice managers in New England every other Thursday.',
			},
			{
				name: 'interviewTopics',
				label: 'What you would ask about',
				kind: 'area',
				rows: ROWS,
				slot: 'topics',
				hint: 'Two or three lines, which stand in the first email.',
				placeholder: 'How you train a new receptionist\nWhich calls you take yourself',
			},
			{
				name: 'interviewApproval',
				label: 'They read it before it appears',
				kind: 'choice',
				options: YES_OR_NO,
				hint: 'The email promises it only if you do.',
			},
		],
	},
	{
		heading: 'Your podcast',
		note: 'For the Podcast Method.',
		add: 'Add a podcast',
		fields: [
			{
				name: 'podcastName',
				label: 'Name of the podcast',
				kind: 'text',
				slot: 'name',
				hint: 'The first email invites to it.',
				placeholder: 'Front Desk Stories',
			},
			{
				name: 'podcastAbout',
				label: 'What an episode is',
				kind: 'text',
				wide: true,
				slot: 'about',
				placeholder: 'Each episode is 20 minutes with one practice manager.',
			},
			{
				name: 'podcastTopics',
				label: 'What you would talk about',
				kind: 'area',
				rows: ROWS,
				slot: 'topics',
				hint: 'Two or three lines, which stand in the first email.',
				placeholder: 'What changed with the third clinic\nThe call that you still think of',
			},
			{
				name: 'podcastApproval',
				label: 'They hear it before it goes out',
				kind: 'choice',
				options: YES_OR_NO,
				hint: 'The email promises it only if you do.',
			},
		],
	},
	{
		heading: 'Your class',
		note: 'For the Masterclass Method.',
		add: 'Add a class',
		fields: [
			{
				name: 'className',
				label: 'Title of the class',
				kind: 'text',
				slot: 'name',
				hint: 'The first email invites to it.',
				placeholder: 'Which calls can wait',
			},
			{ name: 'classDate', label: 'Day', kind: 'text', slot: 'date', placeholder: 'Tuesday 9 March' },
			{ name: 'classTime', label: 'Time', kind: 'text', slot: 'label', placeholder: '12:30' },
			{ name: 'classZone', label: 'Time zone', kind: 'text', slot: 'label', placeholder: 'Eastern Time' },
			{ name: 'classMinutes', label: 'Minutes', kind: 'text', slot: 'number', placeholder: '45' },
			{ name: 'classPlace', label: 'Place', kind: 'text', slot: 'label', placeholder: 'online' },
			{ name: 'classSeats', label: 'Places', kind: 'text', slot: 'number', placeholder: '15' },
			{ name: 'classPrice', label: 'Price', kind: 'text', slot: 'price', placeholder: 'free' },
			{
				name: 'classTopics',
				label: 'What they take home',
				kind: 'area',
				rows: ROWS,
				slot: 'topics',
				hint: 'Two or three lines, which stand in the first email.',
				placeholder: 'A list of ten questions for the telephone\nA plan for the first week of a receptionist',
			},
		],
	},
];
