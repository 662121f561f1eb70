import type { Problem } from '../problem.ts';

export const waiting = {
	id: 'waiting',
	name: 'people who have to wait',
	near: ['booking', 'no-shows'],
	detect: [
		{
			pattern:
				/\b(?:customers?|clients?|patients?|guests?|people|visitors?)\b[^.;\n]{0,20}\b(?:sit|stand|wait)\b[^.;\n]{0,30}\b(?:waiting room|in line|queue|an hour|hours|too long|outside)\b/i,
			finds: [
				'patients sit in the waiting room',
				'a patient can sit in the waiting room',
				'customers stand in line',
				'a customer must wait for hours',
				'clients wait an hour',
				'a client has to wait too long',
				'guests wait too long',
				'a guest must stand outside',
				'people stand in a queue',
				'visitors wait outside',
				'a visitor must wait outside',
			],
			leaves: ['Patients sit down'],
		},
		{
			pattern: /\b(?:long|endless) (?:queues?|lines|waiting (?:times?|lists?))\b/i,
			finds: [
				'long queue at the counter',
				'long queues',
				'too long waiting times',
				'endless lines',
				'long waiting time',
				'a long waiting list',
				'long waiting lists',
			],
			leaves: ['A long road'],
		},
		{
			pattern: /\bwaits? (?:\w+ )?\d+ minutes\b/i,
			finds: ['guests wait 20 minutes for the bill', 'she waits 10 minutes', 'they wait over 30 minutes'],
			leaves: ['Wait a minute'],
		},
	],
	sentences: {
		workflow: [
			'What happens from the moment somebody comes in until it is their turn?',
			'Who sees how long people are waiting, and where?',
		],
		test: [
			'How long did people wait yesterday at the busiest hour?',
			'How many people left without being served last week, if any?',
		],
	},
} as const satisfies Problem;
