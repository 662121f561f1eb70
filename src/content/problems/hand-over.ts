import type { Problem } from '../problem.ts';

export const handOver = {
	id: 'hand-over',
	name: 'information that does not reach the next person',
	near: ['where-it-stands', 'dispatch'],
	detect: [
		{
			pattern:
				/\b(?:hand-?overs?|information|notes?|changes?|instructions?|messages?|updates?)\b[^.;\n]{0,40}(?:\bgets? lost|(?:\bnot|n't) (?:reach|arrive|passed on|read)|\bin (?:five|three|many|several) (?:chats|places|apps)|\bnobody (?:reads|told)|\bmisunderstood)\b/i,
			finds: [
				'Handovers get lost at night',
				'Rehearsal changes don’t reach everybody',
				'the note does not arrive',
				'updates are not passed on',
				'the instructions are not read',
				'notes in five chats',
				'messages in three places',
				'information is in many places',
				'updates in several apps',
				'instructions nobody reads',
				'a change that nobody told us',
				'a message is misunderstood',
			],
			leaves: ['Handy notes on wine'],
		},
		{
			pattern:
				/\b(?:office|site|kitchen|sales|warehouse|shift)\b[^.;\n]{0,40}\b(?:not know what|not told|not informed|not talk)\b/i,
			finds: [
				'The office does not know what was agreed',
				'the site is not told',
				'kitchen is not informed',
				'kitchen and bar do not talk',
				'the warehouse is not told',
				'sales does not know what',
				'the next shift is not told',
			],
			leaves: ['The office is bright'],
		},
		{
			pattern: /\b(?:lack of|no|poor|bad) communication\b/i,
			finds: [
				'Lack of communication between departments',
				'no communication',
				'poor communication',
				'bad communication',
			],
			leaves: ['Communication studies'],
		},
		{
			pattern: /\bgets? lost between\b/i,
			finds: ['a wish gets lost between two shifts'],
			leaves: ['Lost between the stars'],
		},
	],
	sentences: {
		workflow: [
			'When one person takes over work from another, what are they told, and how?',
			'Who worked on the last job you finished, and how did each of them know what to do?',
		],
		test: [
			'How many times last week was somebody missing something that they should have been told?',
			'What last went wrong because somebody had not been told, if anything?',
		],
	},
} as const satisfies Problem;
