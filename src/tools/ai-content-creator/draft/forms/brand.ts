import type { Form } from './form.ts';

/** Forms for a value, as `{t}`. */
export const valueForms: readonly Form[] = [
	{
		kind: 'quote',
		title: '{T}',
		hook: '{T}.',
		points: [
			'On an ordinary day that means: [add one moment at {b}].',
			'What it has cost us: [add the job, sale or evening].',
		],
		turn: '‘{T}’ is easy to print and harder to keep.',
		ask: 'When did you last see somebody keep to ‘{t}’?',
		show: 'the words ‘{t}’ in plain type',
	},
	{
		kind: 'inside',
		title: '{T}: where you can see it',
		hook: 'We say ‘{t}’, so here is where to look for it.',
		points: ['Look at the picture before you read on.', 'Then say where in it you find ‘{t}’.'],
		turn: 'A rule like ‘{t}’ that nobody can point at is decoration.',
		ask: 'Did we keep to ‘{t}’ with you?',
		show: 'the place at {b} where one can see ‘{t}’',
	},
	{
		kind: 'poll',
		title: '{T}: always, or only when it is easy?',
		hook: '{T}: easy to nod at, so here is the harder question.',
		points: ['Picture a bad week.', 'Then vote on ‘{t}’.'],
		turn: 'We argue about ‘{t}’ ourselves.',
		ask: 'Vote on ‘{t}’ and name the exception.',
		options: ['Always', 'When there is time', 'It depends on the price', 'Prove it'],
		show: 'a set of scales with ‘{t}’ on one side',
	},
	{
		kind: 'join',
		title: '{T}: hold us to it',
		hook: 'If you ever catch us forgetting ‘{t}’, say so.',
		points: ['Tell us what happened and what you had expected.', 'Good news about ‘{t}’ is welcome as well.'],
		turn: 'What you send about ‘{t}’ is read by a person at {b}.',
		ask: 'Send us your moment of ‘{t}’, good or bad.',
		show: 'an open letterbox at {b}',
	},
];

/** Forms for a sentence about the brand, as `{m}`. */
export const statementForms: readonly Form[] = [
	{
		kind: 'offer',
		title: '{m}: what you get',
		points: ['It is meant for {a}.', '{s}.', 'Our rule: {v}.', 'The price: [add it, or how it is found].'],
		turn: 'Anything that is still unclear belongs in the comments.',
		ask: 'Which part of this should we explain?',
		show: 'the thing itself, in use',
	},
	{
		kind: 'inside',
		title: '{m}: how that came about',
		points: [
			'One sentence, and behind it a good many ordinary days.',
			'It began like this: [add the first day, briefly].',
		],
		turn: 'The first day is rarely the one people imagine.',
		ask: 'What else would you like to know about the beginning?',
		show: 'an old picture from the beginning of {b}',
	},
	{
		kind: 'case',
		title: '{m}: how one customer found it',
		points: [
			'They came with: [add the wish or the problem, with consent].',
			'They left with: [add what they got].',
			'In their words: [add one sentence].',
		],
		turn: 'Told by a customer, it sounds different, and so it should.',
		ask: 'Were you there, too? Add your side.',
		show: 'hands exchanging something across a table',
	},
	{
		kind: 'live',
		title: 'Live: {m}',
		points: [
			'We walk you through one real example: [add it].',
			'You may interrupt at any point.',
			'Prices are a fair question.',
		],
		turn: 'An open door says more than a brochure.',
		ask: 'Write down what you would ask first.',
		show: 'a phone on a tripod at {b}',
	},
	{
		kind: 'teach',
		title: '{m}: step by step',
		points: [
			'You begin by: [add the first step, as people experience it].',
			'Then it is our turn: [add what happens next].',
			'It ends when: [add how people know that it is done].',
		],
		turn: 'Knowing the steps takes away the fear of the first one.',
		ask: 'Which step would you like to see in pictures?',
		show: 'footprints on a floor, one for each step',
	},
];

/** Forms for a moment of the year, as `{m}`. */
export const seasonForms: readonly Form[] = [
	{
		kind: 'teach',
		title: '{m}: what to do now',
		hook: '{m}.',
		points: [
			'Look now at what you will need then, while there is time to ask.',
			'The one thing that gets harder later: [add it].',
			'Everything else can wait.',
		],
		turn: 'The calm week before is worth more than the busy one after.',
		ask: 'Put a reminder in your calendar while you think of it.',
		show: 'a calendar page with one day circled',
	},
	{
		kind: 'poll',
		title: '{m}: ready?',
		hook: '{m}. Are you ready?',
		points: ['Some plan ahead, others look up in surprise.', 'There is still room for both.'],
		turn: 'Being early is pleasant, and being late is human.',
		ask: 'Where are you with it?',
		options: ['Ready', 'Nearly', 'Not at all'],
		show: 'a door with different shoes in front of it',
	},
	{
		kind: 'offer',
		title: '{m}: while there is time',
		hook: 'Mark it in your calendar: {m}.',
		points: [
			'What we offer for it: [add the offer].',
			'Last day to ask: [add the date].',
			'If you are late: [add what is still possible].',
		],
		turn: 'After that we are as busy as you are.',
		ask: 'Ask us what is still free.',
		show: 'the season’s first sign at {b}',
	},
	{
		kind: 'inside',
		title: '{m}: how we get ready',
		hook: '{m}. At {b} we are getting ready.',
		points: [
			'Somewhere in the picture is the thing we nearly forgot.',
			'Find it, and say what you would have forgotten.',
		],
		turn: 'Getting ready is mostly a matter of remembering last time.',
		ask: 'What do you forget every time?',
		show: 'how {b} gets ready for it',
	},
];

/** Forms for what people are asked to do, as `{m}`. */
export const actionForms: readonly Form[] = [
	{
		kind: 'offer',
		title: '{m}: what happens then',
		points: ['It is meant for {a}.', '{s}.', 'What you get back, and how soon: [add it].'],
		turn: 'If you are in doubt, ask first.',
		ask: 'One message is enough.',
		show: 'a phone with a short, friendly reply',
	},
];
