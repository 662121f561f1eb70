/** Other ways to begin: what each is called, its subject and what speaks for it. */

export const VARIANTS = {
	proof: {
		approach: 'Result first',
		subjects: ['What changed for one client'],
		reasoning: 'It opens with a number. Use it if the result will mean more to {first} than the introduction.',
	},
	step: {
		approach: 'First step instead of a call',
		subject: '{company} and {sender}',
		subjectUnnamed: 'A first step',
		reasoning:
			'It asks for something smaller than a call. The second email names the same first step: take it out there.',
	},
	question: {
		approach: 'One question',
		subjects: ['One question for you'],
		reasoning: 'It can be answered in a line, and the answer tells you what to write next.',
		call: 'A line is enough, or tell me a time and I will call you.',
	},
};
