import type { Industry } from '../industry.ts';

export const insuranceAgencies = {
	id: 'insurance-agencies',
	name: 'Insurance agencies',
	aliases: [
		'insurance',
		'insurance brokers',
		'insurance agents',
		'insurance brokerage',
		'independent insurance agency',
		'commercial insurance',
		'underwriting agencies',
	],
	many: 'insurance agencies',
	one: 'an insurance agency',
	words: [
		'renewal',
		'premium',
		'carrier',
		'endorsement',
		'certificate of insurance',
		'remarketing',
		'underwriter',
		'binder',
		'loss run',
		'producer',
	],
	tasks: [
		{
			name: 'renewals that come late',
			hurts: 'The renewal offer arrives days before it starts, and there is no time to compare.',
			question: 'When does work on a renewal begin, and what starts it?',
			owner: 'account manager',
		},
		{
			name: 'certificate requests',
			hurts: 'A contractor needs a certificate before noon, and the request sits in a full mailbox.',
			question: 'How does a client who stands on a building site get a certificate from you?',
			owner: 'account manager',
		},
		{
			name: 'quote forms retyped',
			hurts: "The same facts are typed into one carrier's website after the other.",
			question: "How does a client's data get into each carrier's quote?",
			owner: 'producer',
		},
		{
			name: 'questions about bills',
			hurts: 'A client asks why the premium rose, and the answer takes a tour of several systems.',
			question: 'What do you look at when a client asks why the premium changed?',
			owner: 'service representative',
		},
		{
			name: 'cover that no longer fits',
			hurts: 'The client bought a van or hired people, and the policy still shows the old picture.',
			question: "How do you hear that a client's business has changed?",
			owner: 'producer',
		},
		{
			name: 'clients in a claim',
			hurts: 'After a loss the client phones the agency first and then hears nothing for weeks.',
			question: 'Who speaks with a client while the carrier handles the claim?',
			owner: 'claims advocate',
		},
	],
	buyers: [
		{ role: 'agency principal', cares: 'clients who stay at renewal' },
		{ role: 'account manager', cares: 'a mailbox that is empty on Friday' },
		{ role: 'producer', cares: 'more hours with clients' },
	],
	signs: 'The agency principal signs; networks of agencies may set the systems.',
	tools: ['Applied Epic', 'AMS360', 'HawkSoft', 'EZLynx', 'AgencyZoom', 'Acturis'],
	seasons: [
		'Commercial renewals cluster around the turn of the year and at mid-year.',
		'Medicare enrollment fills the autumn for health agents in the US.',
	],
	mayNotClaim: [
		'Only licensed people may advise on cover or quote it.',
		'Nobody may promise that a claim will be paid.',
	],
} satisfies Industry;
