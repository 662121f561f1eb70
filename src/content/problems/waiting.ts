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
				'a patient can sit in the waiting room',
				'customers stand in line',
				'a customer must wait for hours',
				'clients wait an hour',
				'guests wait too long',
				'people stand in a queue',
				'a visitor must wait outside',
			],
			leaves: ['Patients sit down'],
		},
		{
			pattern: /\b(?:long|endless) (?:queues?|lines|waiting (?:times?|lists?))\b/i,
			finds: ['long queues', 'endless lines', 'long waiting time', 'long waiting lists'],
			leaves: ['A long road'],
		},
		{
			pattern: /\bwithout (?:an )?appointment\b[^.;\n]{0,20}\bwait\b/i,
			finds: ['The customers come without appointment and wait 2 hours', 'without an appointment they wait'],
			leaves: ['without appointment'],
		},
	],
	sentences: {
		workflow: [
			'What happens from the moment somebody asks until it is their turn?',
			'How do people learn how long they will have to wait?',
		],
		test: [
			'How long did people wait last week, at best and at worst?',
			'How many people went away without waiting last month, as far as you know?',
		],
	},
} as const satisfies Problem;
