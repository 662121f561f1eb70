import type { Problem } from '../problem.ts';

export const permits = {
	id: 'permits',
	name: 'permits and permission',
	near: ['applications', 'deadlines'],
	detect: [
		{
			pattern:
				/\b(?:permits?|permissions?|licen[cs]es?)\b[^.;\n]{0,40}\b(?:forgotten|holds? up|held up|delays?|takes? (?:weeks|months|ages)|expires?|expired|r[au]ns? out|not there|waiting)\b/i,
			finds: [
				'The license of the Câmara for park the truck is forgotten',
				'Council permission (TPO) holds up jobs',
				'jobs with a permit are held up',
				'the permit delays the start',
				'permissions take weeks',
				'a licence takes months',
				'permits take ages',
				'a licence expires',
				'the licence expired',
				'the permit ran out',
				'permits run out',
				'the permit is not there',
				'permits: always waiting',
			],
			leaves: ['A driving licence'],
		},
		{
			pattern:
				/\b(?:wait(?:s|ing)? (?:\w+ ){0,3}for|delays? (?:with|from)|held up by) (?:\w+ ){0,2}(?:permits?|permission|planning|licen[cs]es?)\b/i,
			finds: [
				'waiting weeks for permits',
				'he waits for a permit',
				'he waits for the building permit',
				'we wait for permission',
				'delays with planning',
				'a delay from licences',
				'held up by an export license',
				'held up by a permit',
			],
			leaves: ['wait for a friend'],
		},
	],
	sentences: {
		workflow: [
			'What do you need permission for, and who asks for it?',
			'What happens between the day you ask for a permit and the day you have it?',
			'Where do you see which permits are missing or about to run out?',
		],
		test: [
			'What is waiting for a permit today, and since when?',
			'When was a permit last forgotten or late, if ever, and what did that cost you?',
			'How many hours went into permits last month, and whose?',
		],
	},
} as const satisfies Problem;
