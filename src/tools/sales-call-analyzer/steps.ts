import { COMPANY_SIZES, INDUSTRIES } from '#shared/options.ts';
import { defineSteps } from '#tools/define.ts';
import { contract } from './contract.ts';
import { CALL_DURATIONS, CALL_TYPES, DEAL_STAGES, EXPERIENCES } from './options.ts';

export const steps = defineSteps(contract, [
	{
		title: 'Call Transcript',
		groups: [
			{
				fields: [
					{
						name: 'callTranscript',
						label: 'Call transcript',
						kind: 'transcript',
						rows: 12,
						roles: 'speakerRoles',
						sellers: ['participantRoles.salesPerson', 'salesPersonInfo.name'],
						prospects: ['participantRoles.prospect'],
						placeholder:
							'Paste the whole call with speaker labels, one turn a line, for example:\n\nDana: Thanks for making the time. What made you look into this now?\nPriya: We missed 412 calls in February.',
					},
					{ name: 'callType', label: 'Call type', kind: 'choice', options: CALL_TYPES },
					{ name: 'callDuration', label: 'Call duration', kind: 'choice', options: CALL_DURATIONS },
					{
						name: 'callObjective',
						label: 'Call objective',
						kind: 'text',
						wide: true,
						placeholder: 'Find out why calls go unanswered and agree a second meeting',
						hint: 'What you wanted to have at the end of the call.',
					},
				],
			},
		],
	},
	{
		title: 'Call Participants',
		groups: [
			{
				heading: 'Who was on the call',
				note: 'Names as they stand in the transcript. Without them the sides are assumed, and the result says so.',
				fields: [
					{ name: 'participantRoles.salesPerson', label: 'Salesperson', kind: 'text', placeholder: 'Dana Okafor' },
					{ name: 'participantRoles.prospect', label: 'Prospect', kind: 'text', placeholder: 'Priya Raman' },
					{
						name: 'participantRoles.others',
						label: 'Others on the call',
						kind: 'text',
						wide: true,
						placeholder: 'Luis, who looks after their IT',
					},
				],
			},
			{
				heading: 'The salesperson',
				note: 'Coaching is written for this person.',
				fields: [
					{ name: 'salesPersonInfo.name', label: 'Name', kind: 'text', placeholder: 'Dana Okafor' },
					{ name: 'salesPersonInfo.experience', label: 'Experience', kind: 'choice', options: EXPERIENCES },
					{
						name: 'salesPersonInfo.territory',
						label: 'Territory',
						kind: 'text',
						wide: true,
						placeholder: 'Dental groups, North West',
					},
				],
			},
		],
	},
	{
		title: 'Prospect Information',
		groups: [
			{
				fields: [
					{
						name: 'prospectInfo.companyName',
						label: 'Company name',
						kind: 'text',
						placeholder: 'Hartwell Dental Group',
					},
					{ name: 'prospectInfo.industry', label: 'Industry', kind: 'choice', options: INDUSTRIES },
					{ name: 'prospectInfo.companySize', label: 'Company size', kind: 'choice', options: COMPANY_SIZES },
					{
						name: 'prospectInfo.prospectRole',
						label: 'Role of the prospect',
						kind: 'text',
						placeholder: 'Operations Director',
					},
				],
			},
		],
	},
	{
		title: 'Deal Context & Analysis Goals',
		groups: [
			{
				heading: 'The deal',
				fields: [
					{ name: 'dealStage', label: 'Deal stage', kind: 'choice', options: DEAL_STAGES },
					{
						name: 'productOffering',
						label: 'Product or service offered',
						kind: 'text',
						placeholder: 'Call answering for dental practices',
					},
					{
						name: 'budgetDiscussed',
						label: 'Budget discussed',
						kind: 'text',
						placeholder: 'We named $1,200 a month',
						hint: 'As you remember it; the analysis checks it against the call.',
					},
					{
						name: 'timelineDiscussed',
						label: 'Timeline discussed',
						kind: 'text',
						placeholder: 'Live before the seventh practice opens',
					},
					{
						name: 'competitorMentions',
						label: 'Competitors mentioned',
						kind: 'text',
						wide: true,
						placeholder: 'An answering service they left last year',
					},
				],
			},
			{
				heading: 'Your questions',
				fields: [
					{
						name: 'analysisGoals',
						label: 'Analysis goals',
						kind: 'area',
						rows: 4,
						placeholder: 'Where did I talk too much, and what must I learn before a proposal?',
					},
				],
			},
		],
	},
]);
