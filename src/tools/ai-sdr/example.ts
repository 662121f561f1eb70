import type { SdrInput } from './contract.ts';

/** One realistic input, for "Fill with an example". All people and companies are made up. */
export const example: SdrInput = {
	leadInfo: {
		companyName: 'Pellworth Roofing',
		contactName: 'Noor Vandersteen',
		contactRole: 'Operations Director',
		industry: 'Construction',
		companySize: 'Medium (51-200 employees)',
		email: 'n.vandersteen@pellworth.example',
		linkedinUrl: 'https://www.linkedin.com/in/noor-vandersteen-example',
		leadSource: 'Referral',
	},
	campaignGoals: 'Book a discovery call before the storm season begins in June',
	messagingStrategy:
		'Lead with calls that nobody answers after a storm, not with AI. Dario Finch of Castlegate Supply suggested that we talk.',
	outreachChannels: 'Email + LinkedIn + Phone',
	sequenceLength: '5-7 touchpoints (Standard)',
	tonality: 'Consultative & Advisory',
	valueProposition:
		'We answer calls outside office hours, ask for photos of the damage and book an inspection with an estimator',
	socialProof: 'Lakeside Exteriors: missed calls after hours fell from 46 a week to 3 within two months',
	yourCompanyInfo: {
		companyName: 'Nightline Desk',
		yourName: 'Callum Adeyemi',
		yourRole: 'Account Director',
		serviceOffering:
			'Call answering for roofing and siding contractors. Set-up takes three weeks and keeps the phone number that the client already has. A person listens to every urgent call before it is passed on.',
		website: 'nightlinedesk.example',
	},
	industryFocus: 'Roofing and siding contractors with storm work',
	urgencyLevel: 'High',
	callToAction: 'Book a Discovery Call',
};
