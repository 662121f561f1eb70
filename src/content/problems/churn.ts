import type { Problem } from '../problem.ts';

export const churn = {
	id: 'churn',
	name: 'customers, patients or members who stop coming',
	near: ['recalls', 'complaints'],
	detect: [
		{
			pattern:
				/\b(?:customers?|clients?|members?|subscribers?|donors?|guests?|tenants?|regulars|patients|students)\b(?![^.;\n]{0,30}\bonce\b)[^.;\n]{0,40}\b(?:leav(?:e|es|ing)|stop(?:s|ped)? (?:coming|ordering|buying|giving|after)|quit|drift(?:s|ing)? away|goe?s? (?:quiet|elsewhere)|switch|not (?:come back|return|renew)|never (?:come back|return)|drop out)\b/i,
			finds: [
				'Customers leave without a word',
				'a tenant leaves',
				'clients are leaving',
				'Members stop coming and cancel three months later',
				'regulars stopped ordering',
				'a donor stops giving',
				'subscribers stop buying',
				'students quit after a term',
				'Patients stop after the third session',
				'a member drifts away',
				'owners see a member drifting away',
				'a good client goes quiet',
				'patients go elsewhere',
				'clients switch to a rival',
				'guests do not come back',
				'donors do not return',
				'subscribers do not renew',
				'guests never come back',
				'Clients never return',
				'students drop out',
			],
			leaves: ['Customers love the soup', 'customers order once and never come back'],
		},
		{
			pattern:
				/\b(?:los(?:e|es|ing)|lost) (?:\w+ ){0,2}(?:customers|clients|members|subscribers|donors|tenants)\b(?! (?:because|when|if)\b)|\b(?:customer|client|member|donor) (?:retention|churn|loyalty)\b|\bkeeping (?:customers|members|donors)\b/i,
			finds: [
				'They lose regular customers',
				'the gym loses members',
				'losing clients',
				'we lost three donors',
				'we lose subscribers',
				'losing good tenants',
				'customer retention',
				'client churn',
				'member loyalty',
				'donor retention',
				'Keeping members of gyms',
				'keeping customers',
				'keeping donors',
			],
			leaves: [
				'He lost his keys',
				'They lose clients because quotes are late',
				'they lose clients when it rains',
				'we lose clients if he is away',
			],
		},
		{
			pattern: /\bchurn (?:rate|is|after)\b/i,
			finds: ['Churn after the trial is over 40 percent', 'a high churn rate', 'churn is high'],
			leaves: ['We churn butter'],
		},
		{
			pattern:
				/\b(?:following up with|winning back|contact with) (?:old|past|former|inactive) (?:customers|clients|patients|guests)\b/i,
			finds: [
				'No system for following up with old customers',
				'winning back past clients',
				'no contact with former guests',
				'following up with inactive patients',
			],
			leaves: ['An old house', 'Old customers forget to book the next tuning'],
		},
	],
	sentences: {
		workflow: [
			'How do you notice that somebody is not coming back?',
			'What do you do when somebody does not come back, and who does it?',
		],
		test: [
			'How many people did not come back in the last three months, as far as you know?',
			'Who was the last one not to come back, and what do you know about why?',
		],
	},
} as const satisfies Problem;
