import type { Problem } from '../problem.ts';

export const rota = {
	id: 'rota',
	name: 'planning who works when',
	near: ['staff-shortage', 'dispatch'],
	detect: [
		{
			pattern:
				/\b(?:rotas?|rosters?|shifts?|schedules?)\b[^.;\n]{0,40}\b(?:paper|by hand|excel|spreadsheet|changes?|late|swap(?:s|ped)?|gaps?|hours|hard to fill|whatsapp|uncovered|last minute)\b/i,
			finds: [
				'Rosters are made on paper',
				'the rota is done by hand',
				'shifts are kept in Excel',
				'The schedule is a spreadsheet',
				'The rota changes daily',
				'schedules come late',
				'shifts are swapped without a word',
				'too many shift swaps',
				'shifts with gaps',
				'The roster takes hours',
				'shifts are agreed on WhatsApp',
				'Shifts are hard to fill at weekends',
				'a shift stays uncovered',
				'the rota is ready last minute',
			],
			leaves: ['He shifts the blame', 'A gear shift'],
		},
		{
			pattern:
				/\b(?:shift|roster|rota|staff) (?:planning|scheduling)\b|\b(?:plan(?:ning)?|schedul(?:e|ing)|fill(?:ing)?|cover(?:ing)?) (?:\w+ ){0,2}(?:shifts?|staff|crews?|nurses|rota)\b/i,
			finds: [
				'shift planning for care homes',
				'Roster scheduling',
				'rota planning',
				'staff planning on Sundays',
				'hard to plan nurses',
				'who can schedule staff',
				'Scheduling the rota',
				'filling a shift',
				'covering for a crew',
			],
			leaves: ['Planning a wedding'],
		},
		{
			pattern: /\b(?:calls?|calling|phones?) in sick\b|\bsick calls?\b/i,
			finds: [
				'Somebody calls in sick at six',
				'staff calling in sick',
				'A driver phones in sick',
				'a sick call in the morning',
			],
			leaves: ['He was sick on the boat'],
		},
		{
			pattern: /\bscheduling (?:conflicts|problems|mistakes)\b/i,
			finds: ['Scheduling conflicts', 'scheduling problems', 'scheduling mistakes'],
			leaves: ['Scheduling a party'],
		},
	],
	sentences: {
		workflow: [
			'How did the plan for this week come about, from the first draft to the last change?',
			'Who has to know when the plan changes, and how do they hear of it?',
		],
		test: [
			'How often did last week’s plan change after it was out, and why?',
			'What happened the last time somebody called in sick?',
		],
	},
} as const satisfies Problem;
