/** The fixed sentences of the Masterclass Method. The `spare` ones stand only in an e-mail that would be too short. */

export const FIRST = {
	subject: 'A place in my class',
	teach: 'I teach the class “{title}”, and I would like to offer you a place.',
	teachUntitled: 'I teach a class, [add its title], and I would like to offer you a place.',
	teachUnknown: 'I teach a class, [add its title, day and time], and I would like to offer you a place.',
	dayMissing: '[add its day and time]',
	there: '{time}, {zone}',
	when: '{date}, {time}',
	day: '{date}',
	length: '{minutes} minutes',
	place: '{place}',
	seats: '{seats} places',
	price: 'Price: {price}',
	topics: 'You take home:',
	spareAsk: 'If you want to know more before you decide, ask me anything about it.',
	spareColleague: 'If a colleague would get more out of it, the place can go to them.',
	ask: 'Shall I keep a place for you?',
};

export const TEACHER = {
	subject: 'Who teaches the class',
	work: 'The class comes out of my own work.',
	spareDetails: 'If you would like to come, I will send you what you need to join.',
	spareQuestion: 'If there is a question that the class should answer for you, send it to me.',
	spareNothing: 'There is nothing to prepare.',
	ask: 'Does {date} suit you?',
	askUndated: 'Shall I put you on the list?',
};

export const EXERCISE = {
	subject: 'Something to try before the class',
	subjectDoubt: 'A question I often hear',
	subjectOther: 'One more reason to come',
	check: 'Here is something you can try whether you come to the class or not.',
	keep: 'If you would like a place in the class, tell me and I will keep one for you.',
	spareBring: 'If you find something that surprises you, bring it to the class.',
	spareAlone: 'If it tells you all you need, you can leave out the class.',
	spareOther: 'If your work is quite different, tell me how, and I will say whether the class is of use to you.',
	spareNumber: 'A rough number is enough.',
	askFind: 'Would you tell me what you find?',
	ask: 'Would you like to hear in the class how it is done?',
};

export const LAST = {
	subject: 'My last note on the class',
	last: 'This is my last e-mail about the class.',
	other: 'If you would rather not sit in a class, there is another way to begin.',
	apart: 'Apart from the class, this may be of use to you.',
	spareNext: 'If the day is wrong, tell me which days are better for you and your team.',
	spareNone: 'If I hear nothing, I will give the place to somebody else.',
	ask: 'If it is not for you, who on your team might want the place?',
	told: 'If the class is not for you, tell me who on your team might want the place.',
};
