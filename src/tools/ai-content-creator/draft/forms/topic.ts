import type { Form } from './form.ts';

/**
 * Forms for a noun phrase: a theme or an interest. Only the member knows what is true of it, so each form says what to
 * add. They are used last.
 */
export const topicForms: readonly Form[] = [
	{
		kind: 'teach',
		title: '{T}: a question we were asked',
		hook: ['[add a customer question on {t}]', '[add a customer question on {t}]', '[add a customer question on {t}]'],
		points: [
			'On {t} we answer: [add your answer, as you give it aloud].',
			'If your {t} differs, write what is different.',
		],
		turn: '',
		ask: 'Leave your own question on {t} below.',
		show: 'the question on {t}, in handwriting',
	},
	{
		kind: 'teach',
		title: '{T}: what people say, and what we see',
		hook: ['{T}: what is said, and what we see.', '{T}: what have you been told?', '{T}. Do not believe everything.'],
		points: ['People say about {t}: [add a sentence that you often hear].', 'We see: [add what your own work shows].'],
		turn: '',
		ask: 'What were you told about {t}?',
		show: 'two speech bubbles about {t}',
	},
	{
		kind: 'poll',
		title: '{T}: enough, or more?',
		hook: ['{T}: how much of it should we write?', '{T}: would you like more of it?', '{T}. You decide.'],
		points: ['The next calendar follows your vote on {t}.'],
		turn: '',
		ask: 'Vote, and name the question on {t} that you would like answered.',
		options: ['More on {t}', 'Only the basics of {t}', 'Enough of {t} for now'],
		show: 'the word ‘{t}’ with three answers below',
	},
	{
		kind: 'inside',
		title: '{T}, in one picture',
		hook: ['{T}, as seen from {b} today.', '{T}: what do you notice in this picture?', '{T}. Look closely.'],
		points: ['The detail to look for: [add what a visitor would miss about {t}].'],
		turn: '',
		ask: 'What do you notice first about {t} here?',
		show: '{t}, as seen from {b} today',
	},
	{
		kind: 'join',
		title: 'Your turn: {t}',
		hook: ['{T}: now it is your turn.', '{T}: how does it look with you?', '{T}. Show us yours.'],
		points: ['A quick picture about {t} will do, or a few words.'],
		turn: '',
		ask: 'Post yours on {t} and tag {b}.',
		show: 'pictures about {t} from several people',
	},
	{
		kind: 'live',
		title: 'Live: your questions about {t}',
		hook: ['{T}: your questions, answered live.', '{T}: what would you ask us live?', '{T}. Ask us anything, live.'],
		points: [
			'We start with the question about {t} that comes in first.',
			'On camera: [add what about {t} can be shown].',
		],
		turn: '',
		ask: 'Send your question about {t} ahead of time.',
		show: 'a chair, a light and a card that says {t}',
	},
	{
		kind: 'news',
		title: 'What is new in {t}',
		hook: [
			'{T}: one piece of news, and what it means.',
			'{T}: what is new, and does it matter?',
			'{T}. One piece of news.',
		],
		points: [
			'The news on {t}: [add it, with its source and date].',
			'What it changes for you: [add it, or say that it changes nothing].',
		],
		turn: '',
		ask: 'Do you read the news on {t} differently?',
		show: 'a headline on {t} with a note stuck to it',
	},
	{
		kind: 'case',
		title: '{T}: one case, with consent',
		hook: [
			'{T}: one case, told with consent.',
			'{T}: how did it go for somebody else?',
			'{T}. One case, told straight.',
		],
		points: [
			'Before: [add what was difficult about {t}, in the {k}’s words].',
			'What was done about {t}: [add the steps, and who took them].',
			'After: [add what changed in {t}, and what did not].',
		],
		turn: '',
		ask: 'Ask us how your case of {t} differs.',
		show: 'the same scene of {t} before and after',
	},
	{
		kind: 'quote',
		title: 'A sentence about {t}',
		hook: ['{T}: a sentence worth keeping.', '{T}: which sentence stayed with you?', '{T}. One sentence.'],
		points: ['The words: [add what somebody said about {t}, with consent].'],
		turn: '',
		ask: 'Which sentence about {t} do you carry around?',
		show: 'a plain card with the sentence about {t}',
	},
	{
		kind: 'offer',
		title: '{T}: what we can do for you',
		hook: ['{T}: what we can do for you.', '{T}: what could we take off your hands?', '{T}. Let us do it.'],
		points: ['Our part in {t}: [add what you deliver].', 'What it costs: [add the price for {t}, or how it is found].'],
		turn: '',
		ask: 'Ask us about {t} before you decide.',
		show: '{t} on a plain ground, with its price',
	},
];
