/** The fixed sentences of the Podcast Method. The `spare` ones stand only in an e-mail that would be too short. */

export const FIRST = {
	subject: 'Guest on {podcast}',
	subjectUnnamed: 'A guest for my podcast',
	host: 'I host the podcast {podcast} and would like to have you as a guest.',
	hostUnnamed: 'I host the podcast [add its name] and would like to have you as a guest.',
	topics: 'We would talk about:',
	topicsMissing: '[add two or three things that you would talk about]',
	approval: 'You will hear the episode before it goes out.',
	spareDate: 'You choose the day.',
	sparePhone: 'If you want to know more first, send me a time and I will call.',
	spareRefuse: 'If it is not for you, just say no.',
	ask: 'Would you like to be a guest?',
};

export const OPENING = {
	subject: 'Where I would begin',
	begin: 'This is where I would like to begin the episode.',
	spareRest: 'A few words are enough for me to plan the rest around them.',
	spareElse: 'If you would rather begin somewhere else, tell me where.',
	spareDay: 'You choose the day and the hour.',
	ask: 'Which part of it would you most like to talk about?',
};

export const QUESTION = {
	subject: 'My first question',
	subjectUnasked: 'Who is inviting you',
	question: 'My first question in the episode would be this one:',
	because: 'I ask because my own work is close to it.',
	work: 'Before you decide on the episode, this is what I do.',
	guest: 'If you would like to be a guest, tell me which week suits you.',
	spareInstead: 'If you would rather be asked something else, tell me what.',
	sparePrepare: 'You need not prepare anything for the recording.',
	spareLater: 'A month later would do as well.',
	ask: 'Would you like to be asked that?',
	askUnasked: 'Which week would suit you for it?',
};

export const LAST = {
	subject: 'My last note on the podcast',
	last: 'This is my last e-mail about the podcast.',
	apart: 'Apart from the episode, this may be of use to you.',
	spareVoice: 'I would still like to have you in an episode.',
	spareLater: 'If you would rather come later in the year, tell me when.',
	spareNone: 'If I hear nothing, I will invite somebody else.',
	ask: 'If you would rather not be a guest, who should I invite instead?',
	told: 'If you would rather not be a guest, tell me who I should invite instead.',
};
