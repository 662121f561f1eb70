/** The fixed sentences of the Masterclass Method. */

export const FIRST = {
	subjectDay: 'A class on {date}',
	subjectUnknown: 'Invitation to a class',
	teach: 'I teach the class “{title}”, and I would like to offer you a place.',
	teachUntitled:
		'I teach a class, and I would like to offer you a place. [add in about {words} words the title of the class and what it teaches]',
	teachUnknown:
		'I teach a class, and I would like to offer you a place. [add in about {words} words its title, day and time, and what it teaches]',
	dayMissing: '[add in about {words} words its day and time, and who it is for]',
	there: '{time}, {zone}',
	when: '{date}, {time}',
	length: '{minutes} minutes',
	seats: '{seats} places',
	price: 'Price: {price}',
	topics: 'You take home:',
	ask: 'Shall I keep a place for you?',
};

export const TEACHER = {
	subject: 'Who teaches the class',
	work: 'The class comes out of my own work.',
	ask: 'Does {date} suit you?',
	askUndated: 'Shall I put you on the list?',
};

export const EXERCISE = {
	subject: 'Something to try before the class',
	subjectDoubt: 'A question I often hear',
	subjectOther: 'One more reason to come',
	check: 'Here is something you can try whether you come to the class or not.',
	keep: 'If you would like a place in the class, tell me and I will keep one for you.',
	askFind: 'Would you tell me what you find?',
	ask: 'Would you like to hear in the class how that is done?',
};

export const LAST = {
	subjects: ['My last note on the class'],
	last: 'This is my last email about the class.',
	other: 'If you would rather not sit in a class, there is another way to begin.',
	lead: 'Even without the class, I may be of use to you.',
	ask: 'If the class is not for you, who might want the place?',
	told: 'If the class is not for you, tell me who might want the place.',
};
