import type { Problem } from '../problem.ts';

export const requests = {
	id: 'requests',
	name: 'requests that get lost',
	near: ['hand-over', 'slow-replies'],
	detect: [
		{
			pattern:
				/\b(?:requests|orders|bookings|prescriptions|messages)\b[^.;\n]{0,20}\b(?:come|arrive|reach)\b[^.;\n]{0,40}\b(?:phone|e-?mail|whatsapp|facebook|instagram|channels|everywhere|all sides)\b/i,
			finds: [
				'Requests come in by phone',
				'orders arrive on WhatsApp and paper',
				'bookings come by facebook',
				'prescriptions come in by email',
				'messages reach us on Instagram',
				'requests come in on five channels',
				'messages come from everywhere',
				'requests come from all sides',
			],
			leaves: ['Orders come late', 'The phone of requests'],
		},
	],
	sentences: {
		workflow: [
			'How do requests reach you, and where do they all come together?',
			'What happened with the last request, from the moment it arrived to the end?',
		],
		test: [
			'How many requests were lost or found too late last month, if any?',
			'What came of the last request that was lost, if one was?',
		],
	},
} as const satisfies Problem;
