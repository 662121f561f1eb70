import type { Problem } from '../problem.ts';

export const whereItStands = {
	id: 'where-it-stands',
	name: 'knowing where things stand',
	near: ['hand-over', 'programs'],
	detect: [
		{
			pattern:
				/(?:\b(?:nobody|no one|not|hard to|cannot)|n't)\b[^.;\n]{0,40}\b(?:knows?|sees?|tell|say)\b[^.;\n]{0,40}\b(?:stands?|status|open|done|incomplete|finished|missing|ready)\b/i,
			finds: [
				'Nobody knows which applications are incomplete',
				'no one sees what is done',
				'We do not know where a job stands',
				'owners don’t see the status',
				'it is hard to tell what is open',
				'we cannot say when it is ready',
				'cannot say what is finished',
				'Nobody knows what is missing',
			],
			leaves: ['Nobody knows my name'],
		},
		{
			pattern:
				/\b(?:no|los(?:es?|ing)|lost|lack of) (?:the )?(?:overview|track)\b|\bstatus (?:calls|updates|questions)\b|\bwhere is my\b/i,
			finds: [
				'no overview',
				'he loses the overview',
				'losing track',
				'lost track of it',
				'lack of overview',
				'status calls all day',
				'status updates',
				'status questions',
				'“where is my order?”',
			],
			leaves: ['Status symbols'],
		},
		{
			pattern:
				/\b(?:through the cracks|gets? forgotten|(?:jobs|tasks?) (?:are |is )?(?:missed|overlooked|forgotten))\b/i,
			finds: [
				'Things fall through the cracks',
				'an order gets forgotten',
				'tasks are missed',
				'jobs are overlooked',
				'a task is forgotten',
			],
			leaves: ['The date is set'],
		},
		{
			pattern:
				/\bcalls? for (?:an )?updates?\b|\b(?:calls?|calling|asks?|rings?) (?:\w+ ){0,3}when (?:\w+ ){0,4}(?:ready|done|finished)\b|\bknow what stage\b|\b(?:customers|clients|tenants) are not (?:told|informed)\b/i,
			finds: [
				'a client calls for an update',
				'client is calling every day when will be ready',
				'She calls me when it might be done',
				'They ask when the car is finished',
				'He rings when ready',
				'Clients don’t know what stage their matter is at',
				'Delivery dates slip and customers are not told',
				'clients are not informed',
				'tenants are not told',
			],
			leaves: ['A stage in the park'],
		},
		{
			pattern: /\b(?:not an?|has an|without) overview\b|\bask(?:s|ing)? where (?:the|their)\b/i,
			finds: [
				'it is not an overview',
				'nobody has an overview of the orders',
				'they work without overview',
				'a client asks where their parcel is',
				'people asking where the order is',
			],
			leaves: ['An overview of art'],
		},
		{
			pattern: /\b(?:call|ask|ring|write)s?\b[^.;\n]{0,40}\bgoing on\b/i,
			finds: [
				'Owners call every week asking what is going on',
				'tenants ask what is going on',
				'they ring to hear what is going on',
				'a client writes to hear what is going on',
			],
			leaves: ['The show is going on'],
		},
		{
			pattern: /\bask how far (?:their|the)\b/i,
			finds: ['Customers ring to ask how far their piano is', 'they ask how far the work is'],
			leaves: ['ask how far it is to the sea'],
		},
		{
			pattern: /\bask when their (?:job|order) is ready\b/i,
			finds: ['customers ask when their job is ready', 'guests ask when their order is ready'],
			leaves: ['ask when the sea is calm'],
		},
	],
	sentences: {
		workflow: [
			'If somebody called now and asked how things stand, where would you look?',
			'Where is open work listed, and who keeps that up to date?',
		],
		test: [
			'How often did somebody ask last week how things stand, and how long did it take to find out?',
			'What was overlooked last month, if anything, and what did it lead to?',
		],
	},
} as const satisfies Problem;
