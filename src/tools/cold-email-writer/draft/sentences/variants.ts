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
		spareLine: 'A line is all I ask for.',
		spareName: 'If it is not a question for you, a name helps as well.',
	},
	copy: {
		approach: 'Introducer in copy',
		subject: '{referrer} is in copy',
		subjectLong: 'With our introducer in copy',
		reasoning: 'It shows that the introduction is real. Send it only if {referrer} has agreed to be in copy.',
	},
};
