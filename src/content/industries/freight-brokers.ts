import type { Industry } from '../industry.ts';

export const freightBrokers = {
	id: 'freight-brokers',
	name: 'Freight brokers and logistics teams',
	aliases: [
		'freight brokers',
		'freight brokerage',
		'logistics',
		'freight forwarders',
		'3PL',
		'third-party logistics',
		'logistics companies',
		'shipping brokers',
	],
	many: 'freight brokers and logistics teams',
	one: 'a freight broker',
	words: [
		'carrier vetting',
		'tender',
		'spot rate',
		'load board',
		'cover a load',
		'accessorial',
		'track and trace',
		'lane',
		'LTL',
		'consignee',
	],
	tasks: [
		{
			name: 'quotes for spot freight',
			hurts: 'The rep builds a rate from memory while the load goes to whoever named one first.',
			question: 'What has to be looked up before you can name a rate on a new lane?',
			owner: 'account rep',
		},
		{
			name: 'carrier checks',
			hurts: 'A new carrier takes the load before anyone has compared its papers with the register.',
			question: "Which checks stand between a carrier's first call and its first load with you?",
			owner: 'carrier compliance',
		},
		{
			name: 'tracking updates',
			hurts: 'The customer wants to know where the freight is, and the rep spends the morning asking.',
			question: 'How does a shipper learn that a load runs late?',
			owner: 'track-and-trace team',
		},
		{
			name: 'carrier invoices that differ',
			hurts: 'The carrier bills a fee that was agreed by phone and stands nowhere.',
			question: 'Where is a fee written down when a rep agrees to it on the phone?',
			owner: 'accounts payable',
		},
		{
			name: 'handover between shifts',
			hurts: 'The evening desk opens a load and does not see what was promised at noon.',
			question: 'What must the next shift know about a load, and where does it look?',
			owner: 'desk lead',
		},
		{
			name: 'training of new reps',
			hurts: 'A new rep learns the desk by listening, and each senior teaches it in another way.',
			question: 'How does a new rep learn what to do when a truck does not show up?',
			owner: 'training lead',
		},
	],
	buyers: [
		{ role: 'branch manager', cares: 'more loads a rep without more errors' },
		{ role: 'operations lead', cares: 'exceptions that are seen before the customer calls' },
		{ role: 'owner', cares: 'carriers that hold up in a claim' },
	],
	signs: 'The owner or branch manager signs; in a large broker the technology team has a say.',
	tools: ['DAT One', 'Truckstop', 'McLeod Software', 'Turvo', 'Highway', 'Tai TMS'],
	seasons: [
		'Capacity gets tight before holidays and during produce season.',
		'Contract lanes are often bid around the turn of the year.',
	],
	mayNotClaim: [
		'A broker may not present itself as the carrier.',
		"Shippers' rates are confidential and may not be shared between accounts.",
	],
} satisfies Industry;
