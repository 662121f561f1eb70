/** The fixed sentences of the Podcast Method. The `spare` ones stand only in an e-mail that would be too short. */

export const FIRST = {
	subject: 'Guest on {podcast}',
	subjectUnnamed: 'A guest for my podcast',
	host: 'I host the podcast {podcast} and would like to have you as a guest.',
	hostUnnamed: 'I host the podcast [add its name] and would like to have you as a guest.',
	topics: 'We would talk about:',
	topicsMissing: '[add two or three things that you would talk about]',
	approval: 'You will hear the episode before it goes out.',
	sparePlan: 'You need not prepare anything for it.',
	spareDate: 'You choose the day.',
	sparePhone: 'We can also talk about it on the phone first.',
	spareNo: 'If it is not for you, a one-line no is fine.',
	ask: 'Would you be my guest?',
};

export const OPENING = {
	subject: 'Where we would begin',
	begin: 'I would begin there.',
	spareAnother: '{referrer} was one reason to invite you, and this is another.',
	spareElse: 'If you would rather begin somewhere else, tell me where.',
	spareWords: 'A few words are enough for me to plan the rest around them.',
	spareDay: 'The day is up to you.',
	ask: 'Which part of it would you most like to talk about?',
};

export const QUESTION = {
	subject: 'My first question',
	question: 'My first question in the episode would be this one:',
	instead: 'If you would rather be asked something else, tell me what.',
	spareOut: 'Names, places and figures can stay out of it.',
	spareAgain: 'We can begin again as often as you like.',
	spareNow: 'You need not answer it now.',
	ask: 'Would you like to be asked that?',
};

export const LAST = {
	subject: 'My last note on the podcast',
	last: 'This is my last e-mail about the podcast.',
	who: 'You should know who is inviting you.',
	spareLater: 'If you would rather come later in the year, tell me when.',
	spareNone: 'If I hear nothing, I will invite somebody else.',
	spareShort: 'A short answer is enough.',
	ask: 'If you would rather not be a guest, who should I invite instead?',
};
