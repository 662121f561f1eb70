/** Every fixed sentence that the lead reads or hears. The member's own sentences stand between them, whole. */

/** How a message begins and an email ends, by the tone that was chosen. */
export const TONES = {
	'Professional & Formal': ['Dear {addressed},', 'Kind regards,'],
	'Business Casual': ['Hi {first},', 'Best,'],
	'Friendly & Conversational': ['Hello {first},', 'All the best,'],
	'Direct & Bold': ['{first},', ''],
	'Consultative & Advisory': ['Hi {first},', 'Regards,'],
} as const;

/** What the first message begins with, by who or what connects the two. */
export const OPENINGS = {
	spokeOn: 'It was good to talk to you at {event} on {date}.',
	spoke: 'It was good to talk to you at {event}.',
	bothAt: 'We were both at {event}.',
	referred: '{referrer} suggested I write to you.',
	mutual: 'We both know {referrer}.',
} as const;

/** What it begins with where nobody connects them, by the lead source. */
export const FOUND: Readonly<Record<string, string>> = {
	'LinkedIn Search': 'I came across {company} on LinkedIn.',
	'Company Website': 'I came across the website of {company}.',
	'Social Media': 'I came across {company} on social media.',
};

/** What the first message asks for, by the call to action; `{goal}` is the meeting. */
export const ASKS = {
	meet: 'Would {goal} on {d1} or {d2} suit you?',
	'Download a Resource': 'May I send you {offered}?',
	'Attend a Webinar': 'May I keep you a place at {offered}?',
	'Start a Free Trial': 'Would you like to try it free of charge?',
	'Get a Quote': 'Would you like a quote for {company}?',
	Other: 'Would that be of use to {company}?',
} as const;

/** What is asked for, by the call to action. */
export const GOALS = {
	'Download a Resource': '{offered}',
	'Attend a Webinar': 'a place at {offered}',
	'Start a Free Trial': 'a free trial',
	'Get a Quote': 'a quote',
} as const;

/** Of a meeting; its length stands before it where the member names one: "a 30-minute call". */
export const MEETINGS = {
	'Book a Discovery Call': 'call',
	'Schedule a Demo': 'demo',
	'Request a Consultation': 'consultation',
} as const;

/** Asks for the goal again, each once: for a meeting, or for a thing. */
export const AGAIN = {
	meet: {
		asked: ['Is that worth {goal}?', 'When would {goal} suit you?'],
		stated: 'If you would like {goal}, tell me which day suits you.',
	},
	get: {
		asked: ['Would {goal} be useful?', 'Are you interested in {goal}?'],
		stated: 'If you would like {goal}, just let me know.',
	},
} as const;

/** What each further message asks, and what the plan calls it. */
export const UNIT_ASKS = {
	firstStep: ['Would you like that for {company}?', 'Take the first step'],
	check: ['If you try it, tell me what you find.', 'Tell what the check shows'],
	how: ['Would that work at {company}?', 'Say whether it would work'],
	objection: ['If you have another question, just ask.', 'Send a question of their own'],
	question: ['', 'Answer one question'],
} as const;

/** After a result, one for each message. */
export const RESULT_ASKS = [
	['Shall I tell you how it was done?', 'Ask how it was done'],
	['Would you like to hear more about it?', 'Ask for more'],
	['Is that of interest to you?', 'Say whether it is of interest'],
	['Would something like it be of use to you?', 'Say whether it would be of use'],
	['May I tell you more about it?', 'Say whether to tell more'],
] as const;

/** Around the member's own words; what is no sentence stands on a line of its own. */
export const FRAMES = {
	check: 'Here is something you can check yourself. {text}',
	question: 'A question I often hear:\n\n{text}',
	statement: 'People often tell me:\n\n{text}',
	whatWeDo: '{us}: {text}.',
	firstStep: 'A first step: {text}.',
	how: 'How it works: {text}.',
} as const;

/** Before the prices, each on a line of its own. */
export const PRICES = { one: 'Our price:', several: 'Our prices:' } as const;

/** The end, and the address of the website. */
export const LAST = {
	bare: 'This is my last message about this. If you want to come back to it, just reply.',
	website: 'For later: {website}',
} as const;

/** The request to connect: who writes, and why. */
export const CONNECT = {
	spoke: 'it was good to meet you at {event}.',
	bothAt: 'we were both at {event}.',
	referred: '{referrer} suggested I get in touch.',
	mutual: 'we both know {referrer}.',
	people: 'I work with {people}.',
	from: 'I am with {us}.',
	asked: 'I have sent you a question by email and would be glad to connect here.',
	emailed: 'I have also sent you an email and would be glad to connect here.',
	alone: 'I would be glad to connect here.',
	thanks: 'Thank you for connecting.',
} as const;

/** A call: the first, and each after it. What it asks for at its end depends on the call to action. */
export const CALLS = {
	first: {
		opener: 'Opener: {first}, this is {me} from {us}. Have you got two minutes?',
		meet: 'Close: Could we put {goal} in the diary now?',
		get: 'Close: Would you like {goal}?',
		other: 'Close: Would you like to hear more?',
	},
	again: {
		opener: 'Opener: {first}, it is {me} from {us} again. Is this a good moment?',
		meet: 'Close: Is there a day next week for {goal}?',
		get: 'Close: Shall I leave it there, or would you like {goal}?',
		other: 'Close: Shall I leave it there?',
	},
	reason: 'Reason: {text}',
	further: 'Then: {text}',
	question: 'Question: {text}',
} as const;

export const VOICEMAIL = {
	who: 'Hello {first}, this is {me} from {us}.',
	meet: 'I would like to find a day for {goal}.',
	get: 'I am calling to ask whether you would like {goal}.',
	other: '',
	ring: 'Please ring me back on {phone}.',
	reply: 'Please just reply to my email.',
} as const;

export const VIDEO = 'This is {me} from {us}.';

export const OPT_OUT = 'Reply "stop" and I will not write again.';

/** Of the first email; the others answer it, so that all stand in one thread. */
export const SUBJECTS = {
	event: 'After {event}',
	talk: 'After our talk on {date}',
	spoke: 'After our talk',
	referred: '{referrer} suggested I write',
	mutual: 'We both know {referrer}',
	asked: 'A question for {company}',
	told: 'What you told me',
	saw: 'What I noticed',
	/** Where nothing else is known. */
	closed: 'A short introduction',
	again: 'Re: {subject}',
} as const;

/** What the member is asked for in the place of a missing sentence. */
export const GAPS = {
	whatWeDo: '[add what you do, in one sentence that begins with We or I]',
	firstStep: '[add the first step you offer, in one sentence that begins with We or I]',
	check: '[add a check they can make without you]',
	how: '[add how it works, in one sentence]',
	objection: '[add the question you hear most, with your answer]',
	question: '[add the question you open with]',
	results: ['one', 'another', 'a third', 'a fourth', 'a fifth'].map(
		(which) => `[add ${which} result, with its number]`,
	),
	offered: '[add what you offer]',
} as const;
