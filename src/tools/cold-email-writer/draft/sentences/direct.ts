/** The fixed sentences of the Direct Method. The `spare` ones stand only in an e-mail that would be too short. */

export const FIRST = {
	ask: 'Could we talk for 15 minutes next week?',
	spareWriting: 'If you would rather have it in writing, tell me and I will send you a few lines.',
	spareUnknown: 'I do not know how you handle this today, so I would rather ask than assume.',
	spareWrongPerson: 'If I have the wrong person, a name is all I need.',
};

export const STEP = {
	subjectCompany: 'A first step for {company}',
	subjectDate: 'Before {date}',
	subject: 'A first step',
	subjectNews: 'Why I am writing now',
	subjectResult: 'What it did for a client',
	subjectHow: 'How it works',
	smaller: 'You may want something smaller than a call to begin with.',
	spareAfter: 'Afterwards you decide whether we go on.',
	spareMonth: 'If another month suits you better, tell me which.',
	spareMore: 'If you would like to know more before that, ask me and I will answer by e-mail.',
	spareCall: 'It would take 15 minutes, and you would know whether it is of use to you.',
	askBefore: 'Shall we do that before {date}?',
	ask: 'Shall we do that this month?',
	askCallBefore: 'Is it worth a short call before {date}?',
	askCall: 'Is it worth a short call?',
};

export const WORK = {
	subjectDoubt: 'The question I hear most',
	subjectResult: 'One result',
	subjectAnother: 'One more result',
	subjectHow: 'How it is done',
	word: 'You need not take my word for it, so here is one result.',
	doubtEnd: 'If yours is a different one, send it to me, or tell me when I may call.',
	spareDifferent: 'If your situation is different, tell me how, and I will say whether it would work for you.',
	spareMinutes: 'It takes five minutes by phone or a few lines by e-mail.',
	spareLeave: 'If this is of no use to you, tell me and I will leave it there.',
	askResult: 'Shall I tell you how that was done?',
	askHowCompany: 'Would that work at {company}?',
	askHow: 'Would that work for you?',
};

export const LAST = {
	subjectCheck: 'Something you can check yourself',
	subject: 'My last e-mail about this',
	check: 'This is my last e-mail about this, so here is something you can check yourself.',
	other: 'This is my last e-mail about this.',
	spareFind: 'If you find something that surprises you, I would be glad to hear of it.',
	spareNoAnswer: 'If I hear nothing, I will take it that now is not the time.',
	askMonth: 'If the timing is wrong, which month would be better?',
	toldMonth: 'If the timing is wrong, tell me which month would be better.',
	askWhoCompany: 'If somebody else at {company} looks after this, who should I ask?',
	askWho: 'If somebody else looks after this, who should I ask?',
	toldWho: 'If somebody else looks after this, tell me who I should ask.',
};
