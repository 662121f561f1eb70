import type { Problem } from '../problem.ts';

export const rota = {
	id: 'rota',
	name: 'planning who works when',
	near: ['staff-shortage', 'dispatch'],
	detect: [
		{
			pattern:
				/\b(?:rotas?|rosters?|shifts?|(?<!delivery |production |maintenance |payment )schedules?)\b[^.;\n]{0,40}\b(?:paper|by hand|excel|spreadsheet|changes?|late|swap(?:s|ped)?|gaps?|hours|hard to fill|whatsapp|uncovered|last minute)\b/i,
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
			leaves: [
				'He shifts the blame',
				'A gear shift',
				'The delivery schedule changes',
				'production schedules on paper',
				'the maintenance schedule is late',
				'payment schedule changes',
			],
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
			pattern: /\b(?:call(?:s|ing)?|phones?|ring(?:s|ing)?) in sick\b|\bsick calls?\b/i,
			finds: [
				'Somebody calls in sick at six',
				'staff calling in sick',
				'A driver phones in sick',
				'staff ringing in sick at 7',
				'One rings in sick',
				'They ring in sick',
				'Two call in sick',
				'a sick call in the morning',
			],
			leaves: ['He was sick on the boat'],
		},
		{
			pattern: /\bscheduling (?:conflicts|problems|mistakes)\b/i,
			finds: ['Scheduling conflicts', 'scheduling problems', 'scheduling mistakes'],
			leaves: ['Scheduling a party'],
		},
		{
			pattern: /(?:\b(?:nobody|no one|not)|n't) know(?:s)? who (?:is )?(?:works?|working|on shift|coming in)\b/i,
			finds: [
				'nobody knows who is working',
				'no one knows who works on Friday',
				"they don't know who is on shift",
				'we do not know who is coming in',
			],
			leaves: ['Nobody knows who he is'],
		},
		{
			pattern: /\bwho works (?:which|when|what)\b/i,
			finds: ['how they decide who works which tide', 'who works when', 'who works what shift'],
			leaves: ['who works there'],
		},
	],
	sentences: {
		workflow: [
			'How was it decided who works when this week, and what has changed since?',
			'Who has to know when working times change, and how do they hear of it?',
		],
		test: [
			'How often did working times change last week after they were settled, and why?',
			'What happened the last time somebody could not come to work?',
		],
	},
} as const satisfies Problem;
