/** The fixed sentences of the Interview Method. The `spare` ones stand only in an e-mail that would be too short. */

export const FIRST = {
	subject: 'Interview for {publication}',
	subjectUnnamed: 'An interview with you',
	askedForKind: 'I would like to interview you for the {kind} {publication}.',
	askedFor: 'I would like to interview you for {publication}.',
	askedForUnnamed: 'I would like to interview you for [add the name of your newsletter, blog or report].',
	topics: 'I would ask you about:',
	topicsMissing: '[add two or three things that you would ask about]',
	approval: 'You will see the text before it appears.',
	spareEither: 'A call or a few lines by e-mail would both do.',
	spareSkip: 'You can leave out any question.',
	spareNo: 'If you would rather not, a one-line no is fine.',
	ask: 'Could you spare 20 minutes for it in the next two weeks?',
};

export const REASON = {
	subject: 'What I would ask first',
	reason: 'That is what I would like to ask about first.',
	spareLength: 'It takes about 20 minutes by phone, at a time that suits you.',
	spareElse: 'If you would rather talk about something else, tell me what.',
	spareTimes: 'A yes is enough, and I will propose two times.',
	ask: 'Shall I send you the questions beforehand?',
};

export const WRITTEN = {
	subject: 'A few lines by e-mail',
	question: 'If a call is too much, a few lines by e-mail will do, and I would start with this question:',
	unasked: 'If a call is too much for the interview, a few lines by e-mail will do.',
	because: 'I ask because it is close to my own work.',
	work: 'This is my own work, so you know who is asking.',
	plenty: 'Two or three sentences are plenty.',
	spareSend: 'I can send you three questions, and you answer the ones you like.',
	spareTime: 'If you would rather talk after all, send me a time that suits you.',
	ask: 'Would you answer it in writing?',
	askUnasked: 'Would that suit you better?',
};

export const LAST = {
	subject: 'My last note on the interview',
	last: 'This is my last e-mail about the interview.',
	apart: 'Apart from the interview, this may be of use to you.',
	spareView: 'I would still like to have your view in it.',
	spareNone: 'If I hear nothing, I will ask somebody else.',
	spareLater: 'If you would rather do it later in the year, tell me when.',
	ask: 'If it is not for you, who should I ask instead?',
	told: 'If the interview is not for you, tell me who I should ask instead.',
};
