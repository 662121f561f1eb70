import { defineSteps, type FieldGroup, type FieldPath } from '#tools/define.ts';
import { contract, type GrowthPlanInput } from './contract.ts';
import { forTheClient } from './steps/for-the-client.ts';

export const steps = defineSteps(contract, [
	{
		title: 'Discovery Call & Client',
		groups: [
			{
				heading: 'You',
				fields: [
					{ name: 'fullName', label: 'Your full name', kind: 'text', placeholder: 'Noor Haddad' },
					{ name: 'companyName', label: 'Your company', kind: 'text', placeholder: 'Vantwerk' },
				],
			},
			{
				heading: 'The client',
				fields: [
					{
						name: 'clientCompanyName',
						label: "Client's company",
						kind: 'text',
						placeholder: 'Ostrowski Heating',
						hint: 'Stands in the title of the plan.',
					},
					{ name: 'clientIndustry', label: "Client's industry", kind: 'text', placeholder: 'HVAC contractor' },
					{ name: 'prospectsName', label: "Prospect's name", kind: 'text', placeholder: 'Pilar Ostrowski' },
					{
						name: 'prospectsJobTitle',
						label: "Prospect's job title",
						kind: 'text',
						placeholder: 'Managing Director',
					},
				],
			},
			{
				heading: 'The discovery call',
				note: 'Pains, goals, figures and dates are shown to you in its words, each with its line.',
				fields: [
					{
						name: 'callTranscript',
						label: 'Call transcript',
						kind: 'transcript',
						rows: 12,
						roles: 'speakerRoles',
						sellers: ['fullName'],
						prospects: ['prospectsName'],
						placeholder:
							'Paste the whole call with speaker labels, one turn a line, for example:\n\nNoor: You wrote that too many jobs are done twice. What does that look like?\nPilar: Every week about 9 visits have to be repeated because the part is not on the van.',
					},
				],
			},
		],
	},
	{
		title: 'Your Expertise & Case Studies',
		groups: [
			{
				heading: 'Your expertise',
				fields: [
					{
						name: 'yourSkillset',
						label: 'Your skillset',
						kind: 'area',
						rows: 4,
						placeholder:
							'Dispatch software for field service, ticket intake by phone and photo, training of technicians',
						hint: 'Stands in the plan as you write it.',
					},
					{
						name: 'yourExperience',
						label: 'Your experience',
						kind: 'area',
						rows: 4,
						placeholder:
							'Six years as a dispatcher in a plumbing firm, then four years setting up ticket intake for field service teams',
					},
					{
						name: 'links',
						label: 'Links',
						kind: 'text',
						wide: true,
						placeholder: 'https://vantwerk.example/cases',
						hint: 'Pages the client may look at: your cases, your profile.',
					},
				],
			},
			caseStudy(1),
			caseStudy(2),
			caseStudy(3),
			forTheClient,
		],
	},
]);

/** The fields of one case study, hidden until it is added. */
function caseStudy(number: 1 | 2 | 3): FieldGroup<FieldPath<GrowthPlanInput>, never> {
	return {
		heading: `Case study ${number}`,
		...(number === 1
			? { note: 'A case study stands in the plan as you write it. Give only those that fit this client.' }
			: {}),
		add: 'Add a case study',
		fields: [
			{
				name: `caseStudy${number}ClientName` as const,
				label: 'Client',
				kind: 'text',
				placeholder: 'Brunnhof Plumbing',
			},
			{
				name: `caseStudy${number}Outcome` as const,
				label: 'Outcome',
				kind: 'text',
				placeholder: 'Fewer second visits',
			},
			{
				name: `caseStudy${number}Challenge` as const,
				label: 'Challenge',
				kind: 'area',
				rows: 3,
				placeholder: '16 technicians; a quarter of the visits had to be repeated',
			},
			{
				name: `caseStudy${number}Solution` as const,
				label: 'Solution',
				kind: 'area',
				rows: 3,
				placeholder: 'Ticket intake with photos and a parts list that dispatch approves',
			},
			{
				name: `caseStudy${number}Result` as const,
				label: 'Result',
				kind: 'text',
				placeholder: 'Second visits from 11 to 4 a week',
				hint: 'A figure before and after.',
			},
			{ name: `caseStudy${number}Timeframe` as const, label: 'Timeframe', kind: 'text', placeholder: '10 weeks' },
		],
	};
}
