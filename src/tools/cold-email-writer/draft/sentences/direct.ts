/** The fixed sentences of the Direct Method. */

export const FIRST = { ask: 'Could we talk for 15 minutes next week?' };

export const STEP = {
	subjectDate: 'Before {date}',
	subjectNews: 'Why I am writing now',
	subjectResult: 'What came of one job',
	subjectCompany: '{company} and {sender}',
	subject: 'Something smaller than a call',
	smaller: 'You may want something smaller than a call to begin with.',
	askBefore: 'Shall we do that before {date}?',
	ask: 'Shall we do that this month?',
	askCallBefore: 'Would a short call before {date} be of use to you?',
	askCall: 'Would a short call be of use to you?',
};

export const WORK = {
	subjectDoubt: 'The question I hear most',
	subjectResult: 'One result',
	subjectAnother: 'One more result',
	subjectHow: 'How it is done',
	another: 'Here is one more result.',
	doubtEnd: 'If you have a different question, send it to me.',
	askResult: 'Shall I tell you how that was done?',
	askHowCompany: 'Would that work at {company}?',
	askHow: 'Would that work for you?',
};

export const LAST = {
	subjectCheck: 'Something you can check yourself',
	subject: 'My last email',
	check: 'This is my last email. Here is something you can check yourself, whatever you decide.',
	other: 'This is my last email.',
	askMonth: 'Would later in the year be better?',
	toldMonth: 'If you would rather hear from me later in the year, tell me when.',
	askWhoCompany: 'If you are not the right person, who at {company} should I ask?',
	askWho: 'If you are not the right person, who should I ask?',
	toldWho: 'If you are not the right person, tell me who I should ask.',
};
