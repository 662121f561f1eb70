import type { Slot } from '#business/fit/slots.ts';
import { defineSteps } from '#tools/define.ts';
import { type CompassInput, contract } from './contract.ts';

/** A step with one area. */
function step(title: string, name: keyof CompassInput, label: string, hint: string, placeholder: string) {
	return { title, groups: [{ fields: [{ name, label, kind: 'area' as const, rows: 8, hint, placeholder }] }] };
}

/** A line of the last step. */
function line(name: keyof CompassInput, label: string, slot: Slot, hint: string, placeholder: string) {
	return { name, label, kind: 'text' as const, slot, hint, placeholder };
}

const JOBS = [
	['Rent arrears', 'I brought the arrears of 600 flats from £48,000 down to £9,000 in a year.'],
	['Repair orders', 'I halved the second visits, from 22 a month to 11.'],
	['Handover reports', 'I wrote 140 handover reports, and two were disputed.'],
] as const;
const NAMED = 'Two or three words: the title of a niche begins with them.';
const RESULT = 'One sentence with its number, and the trade if it is not the first: it is quoted as your proof.';
const KNOWN = 'In the plural: the title of a niche ends with it.';
const PEOPLE = 'How many, and what they are called there: it decides the reach.';
const THROUGH = 'In the plural. It counts half as much as your own.';
const NEEDED = 'What you have heard them ask for; without it we offer them nothing.';

export const steps = defineSteps(contract, [
	step(
		'Professional Background',
		'professionalBackground',
		'Professional background',
		'Jobs, trades and years, in your own words: the result quotes them.',
		'Six years at the front desk of a veterinary clinic, before that in a call center',
	),
	step(
		'Top Skills',
		'topSkills',
		'Top skills',
		'Separate them by commas. Name tools, and what others ask you for.',
		'Scheduling, plain writing, spreadsheets, calming upset callers, Zapier',
	),
	step(
		'Passions & Interests',
		'passions',
		'Passions and interests (optional)',
		'What you do without being paid for it.',
		'Dog training, old radios, cooking for friends',
	),
	step(
		'Your Network',
		'network',
		'Your network (optional)',
		'Whom could you ask this week? Say how many, what they do, or how you are related.',
		'About 20 owners of pet shops; my aunt manages a hotel',
	),
	{
		title: 'Anything Else',
		groups: [
			...step(
				'',
				'anythingElse',
				'Anything else (optional)',
				'Hours a week, a deadline, an income, what you will not do.',
				'Ten hours a week, no cold calling, remote only, $3,000 a month',
			).groups,
			{
				heading: 'What a niche is made of (optional)',
				note: 'A niche of your own is a job and a trade that you name here. Without them, the list rests on what our catalogue knows.',
				fields: [
					...([1, 2, 3] as const).flatMap((number) => {
						const [job = '', result = ''] = JOBS[number - 1] ?? [];
						return [
							line(`job${number}`, `Job ${number} that you have done for others`, 'label', NAMED, job),
							line(`result${number}`, `What came of job ${number}`, 'notes', RESULT, result),
						];
					}),
					line('knownTrade1', 'A trade you know from the inside', 'people', KNOWN, 'property managers'),
					line('knownPeople1', 'Whom you can ask in that trade', 'notes', PEOPLE, 'about 15 maintenance coordinators'),
					line('knownTrade2', 'A second trade you know from the inside', 'people', KNOWN, 'housing associations'),
					line('knownPeople2', 'Whom you can ask in the second trade', 'notes', PEOPLE, 'two housing officers'),
					line('contactTrade1', 'A trade you know through somebody', 'people', THROUGH, 'heating firms'),
					line('contactJob1', 'Which of your jobs they need', 'label', NEEDED, 'Repair orders'),
					line('contactTrade2', 'A second trade you know through somebody', 'people', THROUGH, 'letting agents'),
					line('contactJob2', 'Which of your jobs they need there', 'label', NEEDED, 'Handover reports'),
					line(
						'firstPrice',
						'Price of a first job',
						'price',
						'In your currency, for job 1, or with the job beside it. Write “for all” if it holds for each job.',
						'£280 a month',
					),
					line('hoursAWeek', 'Hours a week', 'number', 'What you have for this beside everything else.', '12'),
				],
			},
		],
	},
]);
