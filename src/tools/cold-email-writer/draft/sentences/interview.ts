/** The fixed sentences of the Interview Method. */

export const FIRST = {
	subject: 'Interview for {name}',
	subjectUnnamed: 'An interview with you',
	askedForKind: 'I would like to interview you for the {kind} {name}.',
	askedFor: 'I would like to interview you for {name}.',
	askedForUnnamed:
		'I would like to interview you. [add in about {words} words where the interview appears and what you would ask about]',
	topics: 'I would ask you about:',
	topicsMissing: '[add in about {words} words two or three things that you would ask about]',
	aboutMissing: '[add in about {words} words whom the interview reaches]',
	approval: 'You will see the text before it appears.',
	ask: 'Could you spare 20 minutes for the interview in the next two weeks?',
};

export const REASON = {
	subject: 'What I would ask first',
	reason: 'That is what I would like to ask you about first.',
	length: 'The interview takes about 20 minutes by phone, on a day and at a time that suit you.',
	missing: '[add in about {words} words why your readers would like to hear about it]',
	ask: 'Shall I send you the questions beforehand, so that you can choose which to answer?',
};

export const WRITTEN = {
	subject: 'A few lines by email',
	question: 'If a call is too much, a few lines by email will do, and I would start with this question:',
	because: 'I ask because I work in the same field.',
	work: 'Before you decide on the interview, this is what I do.',
	plenty: 'Two or three sentences are plenty.',
	ask: 'If a call is too much for the interview, would a few lines by email suit you better?',
};

export const LAST = {
	subjects: ['My last note on the interview'],
	last: 'This is my last email about the interview.',
	lead: 'Even without the interview, I may be of use to you.',
	ask: 'If the interview is not for you, who should I ask instead?',
	told: 'If the interview is not for you, tell me who I should ask instead.',
};
