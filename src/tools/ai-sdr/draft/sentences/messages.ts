/** Every fixed sentence that the lead reads or hears. The member's own sentences stand between them, whole. */

/** By the tone that was chosen. */
export const GREETINGS = {
	'Professional & Formal': 'Dear {full},',
	'Business Casual': 'Hi {first},',
	'Friendly & Conversational': 'Hello {first},',
	'Direct & Bold': '{first},',
	'Consultative & Advisory': 'Hi {first},',
} as const;

export const SIGN_OFFS = {
	'Professional & Formal': 'Kind regards,',
	'Business Casual': 'Best,',
	'Friendly & Conversational': 'All the best,',
	'Direct & Bold': '',
	'Consultative & Advisory': 'Regards,',
} as const;

/** What the first message begins with, by where the lead comes from. */
export const OPENINGS = {
	spokeOn: 'It was good to talk to you at {event} on {date}.',
	spoke: 'It was good to talk to you at {event}.',
	bothAt: 'We were both at {event}.',
	referred: '{referrer} suggested I write to you.',
	mutual: 'We both know {referrer}.',
	linkedin: 'I came across {company} on LinkedIn.',
	website: 'I came across the website of {company}.',
	social: 'I came across {company} on social media.',
} as const;

/** Before the member's question, where no need is known. */
export const RATHER_ASK = 'I would rather ask than guess.';

/** What the first message asks for, by the call to action. */
export const ASKS = {
	'Book a Discovery Call': 'Could we speak for 20 minutes on {d1} or {d2}?',
	'Schedule a Demo': 'May I show you how it works, for 20 minutes on {d1} or {d2}?',
	'Request a Consultation': 'Would a half-hour consultation on {d1} or {d2} suit you?',
	'Download a Resource': 'May I send you {offered}?',
	'Attend a Webinar': 'May I keep you a place at {offered}?',
	'Start a Free Trial': 'Would you like to try it free of charge?',
	'Get a Quote': 'Would you like a quote for {company}?',
	Other: 'Would that be of use to {company}?',
} as const;

/** What is asked for more than once, by the call to action. */
export const GOALS = {
	'Book a Discovery Call': 'a 20-minute call',
	'Schedule a Demo': 'a 20-minute demo',
	'Request a Consultation': 'a half-hour consultation',
	'Download a Resource': '{offered}',
	'Attend a Webinar': 'a place at {offered}',
	'Start a Free Trial': 'a free trial',
	'Get a Quote': 'a quote',
} as const;

/** Asks for the goal again, each once: for a meeting, or for a thing. */
export const AGAIN = {
	meet: {
		asked: ['Is that worth {goal}?', 'Could we talk it through in {goal}?', 'When would {goal} suit you?'],
		stated: 'If you would like {goal}, send me a day.',
	},
	get: {
		asked: ['Would {goal} be of use to you?', 'Shall I put you down for {goal}?'],
		stated: 'If you want {goal}, a yes is enough.',
	},
} as const;

/** What each further message says around the member's sentence, and asks. */
export const UNITS = {
	firstStep: { before: '', ask: 'Would you like that for {company}?' },
	check: { before: 'Here is something you can check yourself.', ask: 'If you try it, tell me what you find.' },
	how: { before: '', ask: 'Would that work at {company}?' },
	objection: {
		before: 'The question people ask me first:',
		ask: 'If yours is a different one, send it to me.',
	},
	question: { before: '', ask: 'Your answer would tell me whether we can help.' },
} as const;

/** After a result, one for each message. */
export const RESULT_ASKS = [
	'Shall I tell you how it was done?',
	'How does that compare with {company}?',
	'Do you know that number for {company}?',
	'Would that be worth having at {company}?',
] as const;

export const LAST = {
	bare: 'This is my last message about this.',
	price: 'Price: {sum}',
	more: 'More: {website}',
	ask: 'When would be a better time?',
} as const;

/** The request to connect: who writes, and why. */
export const CONNECT = {
	met: 'it was good to meet you at {event}.',
	bothAt: 'we were both at {event}.',
	people: 'I work with {people}.',
	from: 'I am with {us}.',
	asked: 'I have sent you a question by e-mail and would be glad to be connected here.',
	emailed: 'I have sent you an e-mail as well and would be glad to be connected here.',
	alone: 'I would be glad to be connected here.',
	thanks: 'Thank you for connecting.',
} as const;

export const CALLS = {
	openers: [
		'Opener: {first}, this is {me} from {us}. Have you got two minutes?',
		'Opener: {first}, it is {me} from {us} again. Is this a good moment?',
	],
	reason: 'Reason: {text}',
	askedAloud: 'Reason: You have an e-mail from me, and one thing is better asked than written.',
	question: 'Question: {text}',
	/** By the call to action; the second for the second call. */
	closes: {
		meet: ['Close: Could we put {goal} in the diary now?', 'Close: Is there a day next week for {goal}?'],
		get: ['Close: Shall I arrange {goal} for you?', 'Close: Would {goal} help you decide?'],
		other: [
			'Close: What would be a sensible next step for you?',
			'Close: Shall we leave it there, or is there a next step?',
		],
	},
} as const;

export const VOICEMAIL = {
	who: 'Hello {first}, this is {me} from {us}.',
	people: 'We serve {people}.',
	meet: 'I am ringing to find a day for {goal}. A reply to my e-mail with a day is enough.',
	get: 'I am ringing to ask whether you would like {goal}. A yes in reply to my e-mail is enough.',
	other: 'I am ringing about my e-mail. A line in reply is enough.',
} as const;

export const VIDEO = { intro: 'This is {me} from {us}.' } as const;
export const CARD = { greeting: 'Dear {full},' } as const;

export const OPT_OUT = 'Reply "stop" and I will not write again.';

/** Each subject has two wordings at most: the second is short enough for every name. */
export const SUBJECTS = {
	event: 'After {event}',
	talk: 'After our talk on {date}',
	referred: '{referrer} suggested I write',
	mutual: 'We both know {referrer}',
	asked: 'A question for {company}',
	/** By the call to action; short enough for every name. */
	steps: {
		'Book a Discovery Call': '20 minutes on {d1} or {d2}?',
		'Schedule a Demo': 'A 20-minute demo',
		'Request a Consultation': 'A half-hour consultation',
		'Download a Resource': 'What we do',
		'Attend a Webinar': 'A place for you',
		'Start a Free Trial': 'A free trial',
		'Get a Quote': 'A quote for you',
		Other: 'What we do',
	},
	firstStep: 'What we would do first',
	check: 'A check you can make yourself',
	how: 'How we work',
	objection: 'One question people ask',
	question: 'One question',
	firstResult: 'A result of ours',
	results: ['One more result', 'Another result', 'A further result', 'A last result'],
	prices: 'What it costs',
	last: 'My last message',
} as const;

/** What the member is asked for in the place of a missing sentence. */
export const GAPS = {
	whatWeDo: '[add what you do, in one sentence that begins with We or I]',
	firstStep: '[add the first step you offer, in one sentence that begins with We or I]',
	check: '[add a check they can make without you]',
	how: '[add how it works, in one sentence]',
	objection: '[add the question you hear most, with your answer]',
	question: '[add the question you open with]',
	results: [
		'[add one result, with its number]',
		'[add another result, with its number]',
		'[add a third result, with its number]',
		'[add a fourth result, with its number]',
	],
	offered: '[add what you offer]',
} as const;
