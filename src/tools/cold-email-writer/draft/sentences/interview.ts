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
	reason: 'That is what I would ask about first.',
	spareAnother: '{referrer} was one reason to ask you, and this is another.',
	spareLength: 'It takes 20 minutes by phone, at a time that suits you.',
	spareElse: 'If you would rather talk about something else, tell me what.',
	spareTimes: 'A yes is enough, and I will propose two times.',
	ask: 'Shall I send you the questions beforehand?',
};

export const WRITTEN = {
	subject: 'One question instead of a call',
	question: 'If a call is too much, a few lines by e-mail will do, and I would start with this question:',
	plenty: 'Two or three sentences are plenty.',
	spareBetter: 'If somebody else can answer it better, a name helps as well.',
	spareWhen: 'There is no hurry, and the end of the month is early enough.',
	ask: 'Would you answer it in writing?',
};

export const LAST = {
	subject: 'My last note on the interview',
	last: 'This is my last e-mail about the interview.',
	who: 'You should know who is asking.',
	spareLater: 'If you would rather do it later in the year, tell me when.',
	spareNone: 'If I hear nothing, I will ask somebody else.',
	spareShort: 'A short no is fine, too.',
	ask: 'If it is not for you, who should I ask instead?',
};
