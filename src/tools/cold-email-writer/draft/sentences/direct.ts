/** The fixed sentences of the Direct Method. The `SPARE` ones stand only in an e-mail that would be too short. */

export const FIRST = {
	ask: 'Could we talk for 15 minutes next week?',
	spareUnknown: 'I do not know how you handle this today, so I would rather ask than assume.',
	sparePrepare: 'There is nothing to prepare for it.',
	spareWrongPerson: 'If I have the wrong person, a name is all I need, and a one-line no is fine, too.',
};

export const STEP = {
	subjectCompany: 'A first step for {company}',
	subjectDate: 'Before {date}',
	subject: 'Where we would start',
	subjectNews: 'Why I am writing now',
	subjectResult: 'What it did for a client',
	spareLead: 'My first e-mail asked for a call and did not say where we would start.',
	spareResultLead: 'You have no reason to take my word for it, so here is one result.',
	spareUse: 'It should show you whether a longer talk is worth your time, and show us whether we can help at all.',
	spareLater: 'Next month would work just as well for me.',
	spareAnother: 'One result may be chance, so here is another.',
	spareCall: 'It would take 15 minutes, and you would know whether it is of use to you.',
	spareNo: 'If it is not, just say so and you will hear no more of it.',
	askBefore: 'Shall we do that before {date}?',
	ask: 'Shall we do that this month?',
	askCallBefore: 'Is it worth a short call before {date}?',
	askCall: 'Is it worth a short call?',
};

export const WORK = {
	subjectDoubt: 'The question I hear most',
	subjectResult: 'One result, with its number',
	subjectAnother: 'One more result',
	subjectHow: 'How we work',
	how: 'This is how it works.',
	doubt: 'The question I hear most is this one:',
	doubtEnd: 'If yours is a different one, send it to me and I will answer it too.',
	spareDifferent: 'If your situation is different, tell me how, and I will say whether we can help.',
	spareLeave: 'If this is of no use to you, tell me and I will leave it there.',
	sparePhone: 'I can show you on the phone in five minutes.',
	spareMinutes: 'It takes five minutes by phone or a few lines by e-mail.',
	askResult: 'Shall I tell you how that was done?',
	askHowCompany: 'Would that work at {company}?',
	askHow: 'Would that work for you?',
};

export const LAST = {
	subjectCheck: 'Something you can check yourself',
	subject: 'My last e-mail about this',
	check: 'This is my last e-mail about this, so here is something you can check without us.',
	other: 'This is my last e-mail about this.',
	spareNoAnswer: 'If I hear nothing, I will take it that now is not the time.',
	spareTry: 'You need not tell me what you find.',
	spareThanks: 'Thank you for reading this far.',
	askMonth: 'If the timing is wrong, which month would be better?',
	askWhoCompany: 'If somebody else at {company} looks after this, who should I ask?',
	askWho: 'If somebody else looks after this, who should I ask?',
};
