import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';
import { EMAIL_TYPES } from './options.ts';
import { panel } from './steps/panel.ts';
import { shows } from './steps/shows.ts';

const ROWS = 8;

export const steps = defineSteps(contract, [
	{
		title: 'Basic Information',
		groups: [
			{
				fields: [
					{
						name: 'emailType',
						label: 'Email type',
						kind: 'choice',
						options: EMAIL_TYPES,
						wide: true,
						hint: 'What the sequence asks for: a talk about the matter, an interview, a podcast guest, or a seat in a class.',
					},
					{ name: 'senderFirstName', label: 'Your first name', kind: 'text', placeholder: 'Tomasz' },
					{ name: 'senderLastName', label: 'Your last name', kind: 'text', placeholder: 'Oyelaran' },
					{ name: 'senderTitle', label: 'Your title', kind: 'text', placeholder: 'Founder' },
					{ name: 'senderCompanyName', label: 'Your company', kind: 'text', placeholder: 'Quietdesk' },
					{
						name: 'senderEmail',
						label: 'Your email',
						kind: 'text',
						type: 'email',
						wide: true,
						placeholder: 'tomasz@quietdesk.example',
					},
					{
						name: 'senderPhysicalAddress',
						label: 'Your postal address',
						kind: 'text',
						wide: true,
						placeholder: '27 Harbour Row, Suite 3, Portland, ME 04101',
						hint: 'Stands in each email: the CAN-SPAM Act asks for it.',
					},
					{
						name: 'senderContactInfo',
						label: 'Further contact details',
						kind: 'text',
						wide: true,
						placeholder: '+1 207 555 0136',
						hint: 'A telephone number stands in the signature.',
					},
				],
			},
		],
	},
	{
		title: 'Target & Contact Information',
		hint: {
			title: 'Pro Tip for Maximum Results!',
			text: 'Ask the referrer before you write, and enter in the next step what you may say. An introduction that holds is worth more than any first line.',
		},
		groups: [
			{
				heading: 'The recipient',
				fields: [
					{ name: 'fullName', label: 'Full name', kind: 'text', placeholder: 'Rosa Achterberg' },
					{
						name: 'emailAddress',
						label: 'Email address',
						kind: 'text',
						type: 'email',
						placeholder: 'r.achterberg@lindenpaws.example',
					},
					{ name: 'targetIndustry', label: 'Industry', kind: 'text', placeholder: 'Veterinary clinics' },
					{ name: 'targetRole', label: 'Role', kind: 'text', placeholder: 'Practice Manager' },
				],
			},
			{
				heading: 'The referrer',
				note: 'Who gave you the name. Each sequence opens with this person as the introducer.',
				fields: [
					{ name: 'referrerFirstName', label: "Referrer's first name", kind: 'text', placeholder: 'Dilnoza' },
					{ name: 'referrerLastName', label: "Referrer's last name", kind: 'text', placeholder: 'Marsh' },
					{
						name: 'referrerTitle',
						label: "Referrer's title",
						kind: 'text',
						placeholder: 'Sales Lead, Casco Vet Supply',
					},
					{
						name: 'referrerEmail',
						label: "Referrer's email",
						kind: 'text',
						type: 'email',
						placeholder: 'dilnoza@cascovet.example',
					},
				],
			},
		],
	},
	{
		title: 'Additional Context (optional)',
		skip: 'Skip & Generate',
		groups: [
			{
				note: 'Write each as you would say it to the recipient, in one sentence with “you” or “your”. It stands in an email as you write it; what is not said to them is left out.',
				fields: [
					{
						name: 'prospectCompany',
						label: "Prospect's company",
						kind: 'text',
						wide: true,
						placeholder: 'Linden Paws',
					},
					{
						name: 'specificChallenge',
						label: 'Specific challenge',
						kind: 'area',
						rows: ROWS,
						slot: 'sentence',
						hint: 'The problem that you have seen at their place. Direct and Masterclass: first email. Interview and Podcast: last email, or the second if you saw it yourself and know no news.',
						placeholder: 'Your receptionists judge by ear whether a call is urgent.',
					},
					{
						name: 'valueProposition',
						label: 'Value proposition',
						kind: 'area',
						rows: ROWS,
						slot: 'we',
						hint: 'What you do, in one sentence that begins with “We” or “I”. Direct: first email. Masterclass: second. Interview and Podcast: third.',
						placeholder: 'We answer the routine calls of a clinic and pass the urgent ones to a nurse at once.',
					},
					{
						name: 'recentNews',
						label: 'Recent news',
						kind: 'area',
						rows: ROWS,
						slot: 'sentence',
						hint: 'They know their own news: say how you know it, or why it matters, below. Second email; Masterclass: last email, before the first step.',
						placeholder: 'I saw that you are looking for a receptionist for your new clinic.',
					},
					{
						name: 'mutualConnections',
						label: 'Mutual connections',
						kind: 'area',
						rows: ROWS,
						slot: 'sentence',
						hint: 'How you know the referrer, or how the referrer knows them. First email.',
						placeholder: 'Dilnoza and I worked at the same clinic for six years.',
					},
					{
						name: 'prospectBackground',
						label: "Prospect's background",
						kind: 'area',
						rows: ROWS,
						slot: 'sentence',
						hint: 'One thing that you read or heard of them. First email.',
						placeholder: 'I read what you wrote about telephone triage in the regional newsletter.',
					},
				],
			},
			panel,
			...shows,
		],
	},
	{ title: 'Review & Generate', review: true, groups: [] },
]);
