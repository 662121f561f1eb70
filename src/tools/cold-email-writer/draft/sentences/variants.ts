/** Other ways to begin: what each is called, its subject and what speaks for it. */

export const VARIANTS = {
	proof: {
		approach: 'Result first',
		subject: 'What changed for one client',
		reasoning: 'It opens with a number. Use it if the result will mean more to {first} than the introduction.',
	},
	step: {
		approach: 'First step instead of a call',
		subject: 'A first step before any call',
		reasoning: 'It offers something to look at and asks for no meeting.',
	},
	question: {
		approach: 'One question',
		subject: 'One question for you',
		reasoning: 'It can be answered in a line, and the answer tells you what to write next.',
		call: 'A line is enough, or tell me a time and I will call you.',
		spareWhy: 'I do not know how you handle this today, so I would rather ask than assume.',
	},
	copy: {
		approach: 'Introducer in copy',
		subject: '{referrer} is in copy',
		subjectLong: 'With our introducer in copy',
		reasoning: 'It shows that the introduction is real. Send it only if {referrer} has agreed to be in copy.',
	},
};
