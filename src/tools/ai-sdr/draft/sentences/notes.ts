/** Every fixed sentence that the member alone reads. */

export const OVERVIEW = {
	name: '{company}: {step}',
	persona: '{name}, {role}, {company}',
	timeline: '{days} days, {count} touchpoints: {channels}',
	outcome: 'By day {day}: an answer, or an end without one',
	metric: 'Whether an answer came, to which touchpoint, and what it said',
} as const;

export const PROFILE = {
	company: 'Given: {facts}. Nothing was looked up.',
	onlyName: 'Only the name was given, and nothing was looked up.',
	role: '{name}, {role}',
	takesUp: 'The first message takes up their need.',
	asks: 'The first message asks, since no need is known.',
	tells: 'The first message says what you do and asks for the next step.',
	pain: 'Given: “{need}”.',
	noPain: 'Unknown: what troubles {company}',
	priority: 'Given: to have it settled by {date}',
	noPriority: 'Unknown: what {company} wants to have settled, and by when',
} as const;

/** Why a touchpoint, what it asks for, and what to do before it. */
export const OBJECTIVES = {
	takesUp: 'Take up their need, and ask for the next step',
	asks: 'Learn how they work',
	tells: 'Say what you do, and ask for the next step',
	connect: 'Connect on LinkedIn',
	firstStep: 'Offer the first step',
	check: 'Give them something to check alone',
	how: 'Say how it works',
	objection: 'Answer the question you hear most',
	result: 'Show a result',
	question: 'Ask one question',
	breakup: 'Breakup: end it, and ask when to write again',
} as const;

export const ACTIONS = {
	answer: 'Answer one question',
	connect: 'Accept the request',
	firstStep: 'Take the first step',
	check: 'Try the check',
	how: 'Say whether it would work',
	objection: 'Send a question',
	result: 'Compare',
	breakup: 'Name a month',
} as const;

export const NEXT = {
	onward: 'No answer: {channel} on day {day}.',
	end: 'No answer: stop.',
} as const;

export const BEFORE = {
	monday: 'Day 1 is a Monday. If you begin on another day, change {d1} and {d2}.',
	address: 'The e-mail address was not given.',
	postal: 'Put your postal address below each e-mail: US law asks for it.',
	profile: 'Their LinkedIn profile was not given.',
	notConnected: 'Not connected by then: leave this message out; the rest goes on.',
	number: 'Their number was not given: [add phone number]',
	post: 'Their postal address was not given: [add their postal address]',
} as const;

export const CHANNEL_NOTES = {
	emailApproach: 'Sent by hand to one person: {count}.',
	emailPractices: ['Plain text, one request in each.', 'Stop the whole sequence when an answer comes.'],
	emailTiming: 'Day {days}',
	connecting: 'The request has at most 200 characters, which every account may send.',
	linkedinApproach: 'By hand: LinkedIn forbids programs that send messages.',
	flow: 'Day {day}: {objective}',
	posts: 'No post of theirs was given.',
	phoneApproach: 'Day {days}, with one question.',
	toAnswer: 'If they ask “{question}”, answer: “{answer}”.',
	toSay: 'If they ask what you do: “{text}”.',
} as const;

export const REPLIES = {
	notReady: 'Thank you, {first}. In which month shall I write again?',
	moreInfo: 'Gladly, {first}. What would you like to know first: how it works, or what it costs?',
	times: 'Thank you, {first}. These two times are free: [add two times]. Which one suits you?',
	send: 'Thank you, {first}. Here it is: [add the link or the file].',
	quote: 'Thank you, {first}. To give you a price, I need to know: [add what your price depends on].',
	other: 'Thank you, {first}. The next step is this: [add who does what, and by when].',
	others: 'Unknown: who else at {company} could be asked',
	settled: 'Ask whether that settles it.',
	silence: 'Keep to the days of the plan. No message asks whether an earlier one was read.',
	breakup: 'Day {day} is the last. Write again only in a month that they name.',
} as const;

export const TACTICS = {
	answers:
		'You quote “{need}” and answer with “{result}”. If the one does not answer the other, put another result first.',
	serves: 'Given: you serve {people}',
	noTrade: 'Unknown: what is particular to their trade',
	role: 'Unknown: what {first} is measured by',
	news: 'Unknown: what has changed at {company} lately',
	noAnswer: 'Unknown: which of your results answers their need',
} as const;

export const TESTS = {
	subject: 'Subject of the first e-mail',
	result: 'Result in the first message',
	hypothesis: 'Not known: send A and B in turn to leads of the same kind.',
	resultHypothesis: 'Not known: the one closer to their own trouble may get more answers.',
	count: ['Leads written to, and answers, by touchpoint', 'Opt-outs'],
	iterate: 'One lead proves nothing. Change one thing at a time, and compare over many.',
} as const;

/** What the panel still lacks, with what it would be good for. */
export const MISSING = {
	origin: 'Arranged from your own sentences and a few fixed ones; nothing was looked up or made up.',
	filled: 'Your sentences fill {filled} of {count} touchpoints; the others say in brackets what they need.',
	whatWeDo: 'Missing: what you do, in one sentence that begins with We or I. Every campaign stands on it.',
	result: 'Missing: one result with its number. It is what a stranger believes.',
	need: 'Missing: what they said, in a sentence that begins with You said. The first message would take it up.',
	firstStep: 'Missing: a first step you offer. It is the easiest thing to say yes to.',
	check: 'Missing: a check they can make alone. It gives one message something of use.',
	how: 'Missing: how it works, in one sentence.',
	question: 'Missing: the question you open with. It would be asked where no need is known.',
	objection: 'Missing: the question you hear most, with your answer.',
	event: 'Missing: which event it was. The first message would begin with it.',
	referrer: 'Missing: who connects you. The first message would begin with the name.',
} as const;
