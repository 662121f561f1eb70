import type { Industry } from '../industry.ts';

export const truckingFirms = {
	id: 'trucking-firms',
	name: 'Trucking firms',
	aliases: [
		'trucking',
		'hauliers',
		'haulage',
		'motor carriers',
		'truck fleets',
		'owner-operators',
		'road freight carriers',
		'trucking companies',
		'truckload carriers',
	],
	many: 'trucking firms',
	one: 'a trucking firm',
	words: [
		'bill of lading',
		'detention',
		'deadhead',
		'lumper',
		'ELD',
		'drayage',
		'rate confirmation',
		'backhaul',
		'reefer',
		'flatbed',
	],
	tasks: [
		{
			name: 'missing delivery papers',
			hurts: "The load is delivered, but the invoice waits for a signed paper in somebody's cab.",
			question: 'How does a signed delivery paper get from the cab to your billing desk?',
			owner: 'billing clerk',
		},
		{
			name: 'detention time',
			hurts: 'A driver waits for hours at a dock, and the claim fails for want of times.',
			question: 'What do you need in hand before you bill a shipper for waiting time?',
			owner: 'dispatcher',
		},
		{
			name: 'empty miles home',
			hurts: 'A truck unloads far from the yard, and the search for a load back starts too late.',
			question: 'When does the search for the load back begin, and who does it?',
			owner: 'dispatcher',
		},
		{
			name: 'check calls',
			hurts: 'Brokers ask where the truck is, and the dispatcher phones the driver to find out.',
			question: 'Who asks you where a truck is, and how do you answer?',
			owner: 'dispatcher',
		},
		{
			name: 'driver hiring paperwork',
			hurts: 'A good applicant drives for someone else by the time the file is complete.',
			question: 'Think of the last driver who dropped out: at which step was the file?',
			owner: 'safety and hiring lead',
		},
		{
			name: 'service due on trucks',
			hurts: 'Service slips because the truck is always out, until it stands at the roadside.',
			question: "How does a truck's service date get into the load plan?",
			owner: 'fleet maintenance lead',
		},
	],
	buyers: [
		{ role: 'owner', cares: 'invoices out on the day of delivery' },
		{ role: 'dispatcher', cares: 'fewer calls while loads are being planned' },
		{ role: 'safety lead', cares: 'driver files that pass an audit' },
	],
	signs: 'In a small fleet the owner signs; in a larger one the operations director does.',
	tools: ['Samsara', 'Motive', 'McLeod Software', 'DAT One', 'Truckstop', 'TruckingOffice'],
	seasons: [
		'Freight picks up before the winter holidays and slows after them.',
		'Produce season calls refrigerated trucks to the growing regions in the US.',
	],
	mayNotClaim: [
		"Hours-of-service rules limit a driver's day, so nothing may push a driver past them.",
		'Driver records and drug-test results are confidential.',
	],
} satisfies Industry;
