import { readFileSync } from 'node:fs';
import { contract, type GrowthPlanInput } from './contract.ts';
import { example } from './example.ts';

/** What the tests of this tool share: forms around calls, each of another trade. */

const CALLS = new URL('../../../test/calls/', import.meta.url);

/** A call of `test/calls`, e.g. "growth-plan/dental-chairs.txt". */
export function callFile(name: string): string {
	return readFileSync(new URL(name, CALLS), 'utf8');
}

type Form = Partial<GrowthPlanInput>;

export function inputOf(callTranscript: string, form: Form = {}): GrowthPlanInput {
	return contract.input.parse({
		fullName: 'Dana Whitfield',
		companyName: 'Northbeam',
		clientCompanyName: 'Marlow Group',
		clientIndustry: 'Services',
		prospectsName: 'Alex Turner',
		prospectsJobTitle: 'Operations Manager',
		yourSkillset: 'Process maps',
		yourExperience: 'Eight years with small firms.',
		...form,
		callTranscript,
	});
}

function people(fullName: string, companyName: string, prospectsName: string, prospectsJobTitle: string): Form {
	return { fullName, companyName, prospectsName, prospectsJobTitle };
}

const FORMS: readonly [string, Form][] = [
	[
		'growth-plan/dental-chairs.txt',
		{
			...people('Ayo Brennan', 'Chairkeep', 'Ingrid Falk', 'Dentist and owner'),
			clientCompanyName: 'Falk Dental',
			clientIndustry: 'Dental practice',
			yourSkillset: 'Reminder messages, waiting lists, training of front desks',
			yourExperience: 'Nine years in practice management, three of them as the founder of Chairkeep',
			caseStudy1ClientName: 'Brook Street Dental',
			caseStudy1Challenge: 'Patients missed their appointments and nobody used the empty slots',
			caseStudy1Solution: 'Reminder messages and a waiting list that fills the gap',
			caseStudy1Result: 'Missed appointments from 14 to 6 a week',
			caseStudy1Timeframe: '8 weeks',
			caseStudy2ClientName: 'Harrow Storage',
			caseStudy2Challenge: 'Forklifts broke down in the night shift',
			caseStudy2Solution: 'A service plan',
			caseStudy2Result: 'Two breakdowns fewer a month',
		},
	],
	[
		'growth-plan/bookkeeper-receipts.txt',
		{
			...people('Lucian Marsh', 'Belegwerk', 'Petra Okafor', 'Owner'),
			clientCompanyName: 'Okafor Ledger',
			clientIndustry: 'Bookkeeping firm',
			yourSkillset: 'Document reading; posting rules; data protection',
			yourExperience: 'Five years as a bookkeeper. Then a developer of receipt software.',
			links: 'https://belegwerk.example',
		},
	],
	[
		'dealmaker/freight-check-calls.txt',
		{
			...people('Anselm Rourke', 'Haulcheck', 'Bettina Osei', 'Owner'),
			clientCompanyName: 'Osei Freight',
			clientIndustry: 'Freight brokerage',
			yourSkillset: 'Carrier connections\nText dialogues with drivers\nLoad boards',
			yourExperience: 'Twelve years on the dispatch desk of a carrier.',
		},
	],
	[
		'dealmaker/hotel-reviews.txt',
		{
			...people('Rosalind Achterberg', 'Innkeep', 'Gaspard Thibodeau', 'Proprietor'),
			clientCompanyName: 'Lac Vert',
			clientIndustry: 'Hotels',
			yourSkillset: 'Online check-in, key systems, guest messages',
			yourExperience: 'Front office manager for six years',
		},
	],
	[
		'dealmaker/language-school.txt',
		{
			...people('Ilse Marchetti', 'Kursori', 'Benedikt Aalto', 'Head of courses'),
			clientCompanyName: 'Abendschule Aalto',
			clientIndustry: 'Language school',
			yourSkillset: 'Attendance lists; personal messages to students',
			yourExperience: 'Taught Italian for ten years, then built course software',
		},
	],
	[
		'dealmaker/law-intake.txt',
		{
			...people('Hollis Brandvold', 'Frontdesk Legal', 'Teodora Wick', 'Partner'),
			clientCompanyName: 'Arden Wick LLP',
			clientIndustry: 'Law firm',
			yourSkillset: 'Client intake, conflict checks, document security',
			yourExperience: 'Former paralegal; intake projects at law firms since 2017',
		},
	],
	[
		'dealmaker/machine-shop.txt',
		{
			...people('Perpetua Lindahl', 'Spanwerk', 'Ignacio Breen', 'Owner'),
			clientCompanyName: 'Breen Machining',
			clientIndustry: 'Machine shop',
			yourSkillset: 'Quotes from drawings, cost models, supplier lists',
			yourExperience: 'Toolmaker by training, estimator for eleven years',
		},
	],
	[
		'dealmaker/property-repairs.txt',
		{
			...people('Ottoline Vance', 'Fixwell', 'Cosmo Adair', 'Property manager'),
			clientCompanyName: 'Adair Homes',
			clientIndustry: 'Property management',
			yourSkillset: 'Repair desks, tradesmen networks, owner reports',
			yourExperience: 'Ran a repair desk for a housing association',
		},
	],
	[
		'dealmaker/vet-phones.txt',
		{
			...people('Dilara Kestner', 'Pawline', 'Morwenna Tye', 'Veterinarian'),
			clientCompanyName: 'Tye Veterinary',
			clientIndustry: 'Veterinary clinic',
			yourSkillset: 'Telephone answering, triage lists, calendar booking',
			yourExperience: 'Veterinary nurse, later head of a call desk',
		},
	],
];

/** Inputs with all that a plan can use, each of another trade. */
export function richInputs(): [string, GrowthPlanInput][] {
	return [
		['heating', example],
		...FORMS.map(([file, form]): [string, GrowthPlanInput] => [file, inputOf(callFile(file), form)]),
	];
}
