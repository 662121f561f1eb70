/** Every fixed sentence that the member alone reads. */

export const OVERVIEW = {
	name: '{company}: {step}',
	timeline: '{days} days, {count} touchpoints: {channels}',
} as const;

export const PROFILE = {
	company: 'Given: {facts}. Nothing was looked up.',
	onlyName: 'Only the name was given, and nothing was looked up.',
	told: 'Begin with what they told you, before what you offer.',
	spoke: 'You have spoken: begin with that, and ask what they need.',
	saw: 'You saw it, they have not said it: ask whether it troubles them before you offer anything.',
	connected: '{referrer} connects you: begin with that name.',
	pain: 'Given: “{need}”.',
	priority: 'Wants it settled by {date}.',
	timing: 'When they want it settled: {quote}.',
} as const;

/** Why a touchpoint, what it asks for, and what to do before it. */
export const OBJECTIVES = {
	takesUp: 'Take up their need, and ask for the next step',
	asks: 'Say what you do, and ask one question',
	tells: 'Say what you do, and ask for the next step',
	connect: 'Connect on LinkedIn',
	firstStep: 'Offer the first step',
	check: 'Give them something to check alone',
	how: 'Say how it works',
	objection: 'Answer what you hear most',
	result: 'Show a result',
	question: 'Ask one question',
	last: 'Say goodbye and leave the door open',
} as const;

/** What a message asks for where it is neither the goal of the form nor what it offers. */
export const ACTIONS = {
	connect: 'Accept the request',
	use: 'Say whether it is of use',
	next: 'Say whether to go on',
	last: 'None',
} as const;

export const NEXT = {
	onward: 'No answer: {channel} on day {day}.',
	end: 'No answer: stop.',
} as const;

export const BEFORE = {
	monday: 'Day 1 is a Monday. If you begin on another day, change {d1} and {d2}.',
	address: 'The email address was not given.',
	postal: 'Put your postal address below each email: for leads in the US the law asks for it.',
	profile: 'Their LinkedIn profile was not given.',
	thread: 'Send it as a reply to your first email, so that both stand in one thread.',
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
	phoneApproach: 'Day {days}, with one question.',
	toAnswer: 'If they ask “{text}”, answer: “{answer}”.',
	toMeet: 'If they say “{text}”, answer: “{answer}”.',
	toSay: 'If they ask what you do: “{text}”.',
} as const;

export const REPLIES = {
	notReady: 'Thank you. When shall I write again?',
	moreInfo: 'Gladly. What would you like to know first: how it works, or what it costs?',
	priced: 'Gladly, here is what it costs. {prices} What else would you like to know?',
	ready: 'Thank you. These two times are free: [add two times]. Which one suits you?',
	settled: 'Ask whether that settles it.',
	silence: 'Keep to the days of the plan. No message asks whether an earlier one was read.',
	breakup: 'Day {day} is the last. Write again only if they ask.',
} as const;

export const TACTIC =
	'You quote “{need}” and answer with “{result}”. If the one does not answer the other, put another result first.';

/** What the panel still lacks, with what it would be good for. */
export const MISSING = {
	origin: 'Arranged from your own sentences and a few fixed ones; nothing was looked up or made up.',
	days: 'They want it settled by {date}, and the plan takes {days} days: begin at least that long before, or choose a higher urgency or fewer touchpoints.',
	gap: 'One place in message {numbers} is left for you to fill.',
	gaps: 'Messages {numbers} each have one place left for you to fill.',
	whatWeDo: 'Missing: what you do, in one sentence that begins with We or I. Every campaign stands on it.',
	result: 'Missing: one result with its number. It is what a stranger believes.',
	need: 'Missing: what they told you, or what you saw there. The first message would take it up.',
	needNoted:
		'Missing: what they told you, or what you saw there. If your messaging strategy says it, write it into ‘What they said’ too: no message quotes the strategy.',
	firstStep: 'Missing: a first step you offer. It is the easiest thing to say yes to.',
	check: 'Missing: a check they can make alone. It gives one message something of use.',
	how: 'Missing: how it works, in one sentence.',
	question: 'Missing: the question you open with. It would be asked where no need is known.',
	objection: 'Missing: the question you hear most, with your answer.',
	event: 'Missing: which event it was. The first message would begin with it.',
	referrer: 'Missing: who connects you. The first message would begin with the name.',
} as const;

/** What was entered and stands nowhere: each sentence once, with the reason. */
export const LEFT_OUT = {
	text: 'Left out: {list}. {why}',
	entry: '{quote} ({field})',
	we: 'Write it as one sentence that begins with ‘We’.',
	need: 'A message repeats only what they told you (‘You said …’) or what you saw there (‘Your …’), without ‘I’ and ‘we’.',
	event: 'Write the name as it is said after ‘at’.',
	notAtEvent: 'It is used with the lead source Industry Event.',
	notSpoken: 'It is used where you spoke.',
	referrer: 'Write the name alone.',
	refers: 'Say whose result it is: the sentence stands alone.',
	notReferred: 'It is used with the lead sources Referral and Mutual Connection.',
	offered: 'Write it as it is said after ‘send you’: begin with the, a, our or a number.',
	noCheck: 'It needs the check before it.',
	noAnswer: 'It needs your answer beside it.',
	noQuestion: 'It needs the question beside it.',
} as const;
