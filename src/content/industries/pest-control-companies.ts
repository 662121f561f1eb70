import type { Industry } from '../industry.ts';

export const pestControlCompanies = {
	id: 'pest-control-companies',
	name: 'Pest control companies',
	aliases: [
		'pest control',
		'exterminators',
		'termite control',
		'pest management',
		'wildlife removal',
		'pest controllers',
		'rodent control',
	],
	many: 'pest control companies',
	one: 'a pest control company',
	words: [
		'treatment',
		'bait station',
		'termite',
		'route',
		're-service',
		'inspection',
		'rodent',
		'recurring plan',
		'bed bug',
		'exclusion',
	],
	tasks: [
		{
			name: 'callers with a wasp nest',
			hurts: 'The caller wants somebody today, and books with the first who names an hour.',
			question: 'What does the office need to see before it can name an hour to a caller?',
			owner: 'customer service representative',
		},
		{
			name: 'routes that cross town',
			hurts: 'Vans meet on the same street, while another crosses town for a single stop.',
			question: 'How does a new stop find its place in a route?',
			owner: 'route manager',
		},
		{
			name: 'return visits',
			hurts: 'The ants are back, and the second visit is free.',
			question: 'What does the technician know about the first visit before going back?',
			owner: 'service manager',
		},
		{
			name: 'plan customers who cancel',
			hurts: 'The house is free of pests, so the customer sees no reason to pay.',
			question: 'What does a customer see of a visit at which nothing was found?',
			owner: 'retention specialist',
		},
		{
			name: 'preparing the home',
			hurts: 'The family did not empty the cupboards, and the treatment must wait.',
			question: 'How does a family know what to do before the technician comes?',
			owner: 'office coordinator',
		},
		{
			name: 'service reports',
			hurts: "The report says little more than treated, and a restaurant's inspector asks for more.",
			question: 'How does what the technician saw become a report?',
			owner: 'technician',
		},
	],
	buyers: [
		{ role: 'owner', cares: 'routes that are full in winter' },
		{ role: 'office manager', cares: 'callers who book the first time' },
		{ role: 'service manager', cares: 'fewer free return visits' },
	],
	signs: 'The owner signs.',
	tools: ['FieldRoutes', 'PestPac', 'Briostack', 'GorillaDesk', 'Jobber', 'ServSuite'],
	seasons: ['Ants and wasps bring calls from spring to late summer.', 'Rodents move indoors in autumn.'],
	mayNotClaim: [
		'Only licensed applicators may apply restricted products.',
		'A pesticide may not be advertised as safe.',
	],
} satisfies Industry;
