import { COMPANY_SIZES, INDUSTRIES } from '#shared/options.ts';
import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';
import {
	CALLS_TO_ACTION,
	DEFAULTS,
	LEAD_SOURCES,
	OUTREACH_CHANNELS,
	SEQUENCE_LENGTHS,
	TONALITIES,
	URGENCY_DESCRIPTIONS,
	URGENCY_LEVELS,
} from './options.ts';
import { panel } from './steps/panel.ts';

const leftEmpty = (choice: keyof typeof DEFAULTS) => `Left empty: ${DEFAULTS[choice]}.`;

export const steps = defineSteps(contract, [
	{
		title: 'Lead Information',
		groups: [
			{
				heading: 'The person',
				fields: [
					{ name: 'leadInfo.contactName', label: 'Contact name', kind: 'text', placeholder: 'Noor Vandersteen' },
					{ name: 'leadInfo.contactRole', label: 'Contact role', kind: 'text', placeholder: 'Operations Director' },
					{
						name: 'leadInfo.email',
						label: 'Email',
						kind: 'text',
						type: 'email',
						placeholder: 'n.vandersteen@pellworth.example',
					},
					{
						name: 'leadInfo.linkedinUrl',
						label: 'LinkedIn profile',
						kind: 'text',
						type: 'url',
						placeholder: 'https://www.linkedin.com/in/…',
					},
				],
			},
			{
				heading: 'The company',
				fields: [
					{
						name: 'leadInfo.companyName',
						label: "Lead's company",
						kind: 'text',
						wide: true,
						placeholder: 'Pellworth Roofing',
					},
					{ name: 'leadInfo.industry', label: 'Industry', kind: 'choice', options: INDUSTRIES },
					{ name: 'leadInfo.companySize', label: 'Company size', kind: 'choice', options: COMPANY_SIZES },
					{
						name: 'leadInfo.leadSource',
						label: 'Lead source',
						kind: 'choice',
						options: LEAD_SOURCES,
						wide: true,
						hint: 'How you came to this name. It counts in the lead score, and the first message says it.',
					},
				],
			},
		],
	},
	{
		title: 'Campaign Strategy',
		groups: [
			{
				fields: [
					{
						name: 'campaignGoals',
						label: 'Campaign goals',
						kind: 'area',
						rows: 3,
						placeholder: 'Book a discovery call before the storm season begins in June',
						hint: 'What should have happened at the end. It heads the campaign; no message quotes it.',
					},
					{
						name: 'messagingStrategy',
						label: 'Messaging strategy',
						kind: 'area',
						rows: 4,
						placeholder: 'Lead with calls that nobody answers after a storm, not with AI.',
						hint: 'What to lead with, what to leave out. Your own notes, and what a connected model goes by; no message quotes them.',
					},
					{
						name: 'valueProposition',
						label: 'Value proposition',
						kind: 'area',
						rows: 3,
						placeholder: 'We answer calls outside office hours and book an inspection with an estimator.',
						hint: 'What you do, in one sentence that begins with We or I: it stands in the first message.',
					},
					{
						name: 'socialProof',
						label: 'Social proof',
						kind: 'area',
						rows: 3,
						placeholder: 'At Lakeside Exteriors missed calls after hours fell from 46 a week to 3 within two months.',
						hint: 'One sentence a result, each with its number; name a client only with consent. The last step asks for them one by one.',
					},
					{
						name: 'industryFocus',
						label: 'Industry focus',
						kind: 'area',
						rows: 3,
						placeholder: 'Roofing and siding contractors with storm work',
						hint: 'Whom you serve best. The lead is measured against it.',
					},
				],
			},
		],
	},
	{
		title: 'Outreach Preferences',
		groups: [
			{
				fields: [
					{
						name: 'outreachChannels',
						label: 'Outreach channels',
						kind: 'choice',
						options: OUTREACH_CHANNELS,
						hint: leftEmpty('outreachChannels'),
					},
					{
						name: 'sequenceLength',
						label: 'Sequence length',
						kind: 'choice',
						options: SEQUENCE_LENGTHS,
						hint: 'Left empty: as many touchpoints as your sentences fill, at most 5.',
					},
					{
						name: 'tonality',
						label: 'Tonality',
						kind: 'choice',
						options: TONALITIES,
						hint: leftEmpty('tonality'),
					},
					{
						name: 'callToAction',
						label: 'Call to action',
						kind: 'choice',
						options: CALLS_TO_ACTION,
						hint: leftEmpty('callToAction'),
					},
					{
						name: 'urgencyLevel',
						label: 'Urgency level',
						kind: 'choice',
						options: URGENCY_LEVELS,
						descriptions: URGENCY_DESCRIPTIONS,
						wide: true,
						hint: `Sets the days between touchpoints; weekends are skipped. ${leftEmpty('urgencyLevel')}`,
					},
				],
			},
		],
	},
	{
		title: 'Your Company Information',
		groups: [
			{
				fields: [
					{
						name: 'yourCompanyInfo.companyName',
						label: 'Your company',
						kind: 'text',
						placeholder: 'Nightline Desk',
					},
					{
						name: 'yourCompanyInfo.website',
						label: 'Website',
						kind: 'text',
						type: 'url',
						placeholder: 'nightlinedesk.example',
					},
					{ name: 'yourCompanyInfo.yourName', label: 'Your name', kind: 'text', placeholder: 'Callum Adeyemi' },
					{ name: 'yourCompanyInfo.yourRole', label: 'Your role', kind: 'text', placeholder: 'Account Director' },
					{
						name: 'yourCompanyInfo.serviceOffering',
						label: 'Service offering',
						kind: 'area',
						rows: 5,
						placeholder:
							'Call answering for roofing and siding contractors. Set-up takes three weeks and keeps the phone number that the client already has.',
						hint: 'Sentences that begin with We, I, You or Your can stand in messages.',
					},
				],
			},
			panel,
		],
	},
]);
