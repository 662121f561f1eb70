/** The fixed sentences of the Masterclass Method. The `spare` ones stand only in an e-mail that would be too short. */

export const FIRST = {
	subject: 'A place in my class',
	teach: 'I teach the class “{title}”, and I would like to offer you a place.',
	teachUntitled: 'I teach a class, [add its title], and I would like to offer you a place.',
	teachUnknown: 'I teach a class, [add its title, day and time], and I would like to offer you a place.',
	dayMissing: '[add its day and time]',
	when: '{date}, {time}',
	day: '{date}',
	length: '{minutes} minutes',
	place: '{place}',
	seats: '{seats} places',
	topics: 'You take home:',
	spareColleague: 'If a colleague would get more out of it, the place can go to them.',
	spareNo: 'If it is not for you, a one-line no is fine.',
	spareAsk: 'If you want to know more before you decide, ask me anything about it.',
	ask: 'Shall I keep a place for you?',
};

export const TEACHER = {
	subject: 'Who teaches the class',
	who: 'You may want to know who teaches the class.',
	spareDetails: 'If you would like to come, I will send you what you need to join.',
	spareQuestion: 'If there is a question that the class should answer for you, send it to me.',
	spareNothing: 'There is nothing to prepare.',
	ask: 'Does the date suit you?',
	askUndated: 'Shall I put you on the list?',
};

export const EXERCISE = {
	subject: 'Something to try before the class',
	subjectOther: 'One more reason to come',
	check: 'Here is something you can try whether you come to the class or not.',
	result: 'Here is a result from our own work.',
	how: 'This is how we work with clients.',
	spareBring: 'If you find something that surprises you, bring it to the class.',
	spareMinutes: 'You do not need me for it.',
	spareAlone: 'If it tells you all you need, you can leave out the class.',
	sparePhone: 'I can tell you more about it in five minutes by phone.',
	spareOther: 'If your work is quite different, tell me how, and I will say whether the class is of use to you.',
	askFind: 'Would you tell me what you find?',
	ask: 'Is that of use to you?',
};

export const LAST = {
	subject: 'My last note on the class',
	last: 'This is my last e-mail about the class.',
	step: 'If you would rather not sit in a class, there is another way to begin.',
	spareNext: 'If the day is wrong, tell me which days are better for you and your team.',
	ask: 'If it is not for you, who on your team might want the place?',
};
