/** The fixed sentences of the Podcast Method. */

export const FIRST = {
	subject: 'Guest on {name}',
	subjectUnnamed: 'A guest for my podcast',
	host: 'I host the podcast {name} and would like to have you as a guest.',
	hostUnnamed:
		'I host a podcast and would like to have you as a guest. [add in about {words} words its name and what you would talk about]',
	topics: 'We would talk about:',
	topicsMissing: '[add in about {words} words two or three things that you would talk about]',
	aboutMissing: '[add in about {words} words what an episode is]',
	approval: 'You will hear the episode before it goes out.',
	ask: 'Would you like to be a guest?',
};

export const OPENING = {
	subject: 'Where I would begin',
	begin: 'This is where I would like to begin the episode.',
	missing: '[add in about {words} words why your listeners would like to hear about it]',
	ask: 'Would you rather begin with something else?',
};

export const QUESTION = {
	subject: 'My first question',
	subjectUnasked: 'Recording {name}',
	subjectUnnamed: 'Recording the episode',
	question: 'My first question in the episode would be this one:',
	because: 'I ask because I work on the same question.',
	work: 'Before you decide on the episode, this is what I do.',
	guest: 'If you would like to be a guest, tell me which week suits you.',
	ask: 'Which week would suit you for the recording?',
};

export const LAST = {
	subjects: ['My last note on the podcast'],
	last: 'This is my last email about the podcast.',
	lead: 'Even without the episode, I may be of use to you.',
	ask: 'If you would rather not be a guest, who should I invite instead?',
	told: 'If you would rather not be a guest, tell me who I should invite instead.',
};
