/** For the member alone: what was given, what is missing and what to check before sending. */

export const INSIGHTS = {
	given: 'Given: {text}',
	pain: 'Not known: what troubles {first}. Perhaps {referrer} knows.',
	painAlone: 'Not known: what troubles {first}.',
	approach: 'Not known: a first step, or something they can check alone.',
	objection: 'Not known: the question you hear most before somebody starts.',
};

/** Why a text stands in no email, beyond what its place asks of it. */
export const MISFITS = {
	left: '‘{field}’ is in no email. {problem}',
	leftShown: '‘{field}’ is in no email. {problem} You wrote: “{text}”',
	full: '‘{field}’ is in no email: there is no room for it.',
	needsNews: '‘{field}’ is in no email: it needs news that can be told.',
	noReason: '‘{field}’ is in no email: this method does not use it.',
	needsCheck: '‘{field}’ is in no email: it needs the check before it.',
	undated: '‘{field}’ is in no email: only the Direct Method names it, after the news.',
	needsOffer: '‘{field}’ is in no email: it ends another first email, which needs a sentence on what you do.',
	ownQuestion: '‘{field}’ is in no email: the Masterclass Method asks its own.',
	unaddressed: 'Say it to them, in a sentence with ‘you’ or ‘your’.',
	aboutThem: 'It speaks about {name} instead of to them.',
	ownNews: 'They know their own news: begin with ‘I saw’ or ‘I read’, or enter why it makes it worth writing now.',
	aboutUs: 'Leave yourself out: it is about them.',
};

/** The most useful first. */
export const MISSING = {
	challenge:
		'Enter what you have seen at their place under ‘Specific challenge’: it is the reason to write to {first}.',
	result: 'Enter one result with its number under ‘Result 1’.',
	step: 'Enter the ‘First step’: a yes to it costs less than a yes to a call.',
	how: 'Enter ‘How it works’, in one sentence.',
	answer: 'Enter ‘Your answer to it’: without it, the question you hear most stands in no email.',
	fact: 'Enter what you read or heard of {first} under ‘Prospect’s background’: the first email tells it.',
	question: 'Enter ‘A question to open with’: the third email begins with it.',
};

export const BEFORE_SENDING = {
	gaps: 'Fill the square brackets before you send. Do not send an email whose brackets you cannot fill.',
	referrer: 'The first email names {referrer}. Ask before you send it.',
	told: 'The first email says what {referrer} told you about the problem. Ask before you send it.',
	date: 'The second email says ‘before {date}’. Change it if you send it later than that.',
	read: 'The first email promises that {first} reads the interview before it appears. Keep that promise.',
	heard: 'The first email promises that {first} hears the episode before it goes out. Keep that promise.',
	chosen:
		'The first email tells the result that shares most words with the problem. If another fits better, choose it as ‘Result to tell first’.',
	consent: 'If a result names a client, make sure that the client agreed to it.',
	answer: 'Stop the sequence as soon as {first} answers.',
};
