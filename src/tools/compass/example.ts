import type { CompassInput } from './contract.ts';

/** Made up, like all people in it. */
export const example: CompassInput = {
	professionalBackground:
		'Nine years in property management, the last four as maintenance coordinator for about 600 rented flats',
	topSkills: 'Process design, calm customer service on the phone, Airtable, Zapier, writing instructions people follow',
	passions: 'Renovating old furniture; baking bread; setting up phones for my parents',
	network: 'Six property managers I still have lunch with; my brother-in-law runs a heating firm',
	anythingElse: 'I need £2,400 a month, no cold calling, and I still work until I can quit',
	job1: 'Repair orders',
	result1: 'I cut second visits by our plumbers from 22 a month to 9 by asking tenants five questions first.',
	job2: 'Tenant instructions',
	result2: '',
	job3: '',
	result3: '',
	knownTrade1: 'property managers',
	knownTrade2: '',
	knownPeople1: '',
	knownPeople2: '',
	contactTrade1: 'heating firms',
	contactJob1: 'Repair orders',
	contactTrade2: '',
	contactJob2: '',
	firstPrice: '£400 a month',
	hoursAWeek: '8',
	takenAs: '',
};
