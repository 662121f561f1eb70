/** For the member alone: what was given, what is missing and what to check before sending. */

export const INSIGHTS = {
	given: 'Given: {text}',
	pain: 'Not known: what troubles {first}. Ask {referrer}, and enter it under ‘Specific challenge’.',
	approach: 'Not known: a first step that costs them little. Enter it under ‘First step’.',
	objection: 'Not known: the question you hear most before somebody starts. Enter it with your answer.',
};

/** Why a text stands in no e-mail, beyond what its place asks of it. */
export const MISFITS = {
	left: '‘{field}’ is in no e-mail. {problem}',
	leftShown: '‘{field}’ is in no e-mail. {problem} You wrote: “{text}”',
	full: '‘{field}’ is in no e-mail: there was no room for it. Put it in place of a fact that matters less.',
	needsNews: '‘{field}’ is in no e-mail: it needs the news beside it.',
	needsCheck: '‘{field}’ is in no e-mail: it needs the check before it.',
	undated: '‘{field}’ is in no e-mail: only the Direct Method names it, after the news.',
	ownQuestion: '‘{field}’ is in no e-mail: the Masterclass Method asks its own.',
	unaddressed: 'Say it to them, in a sentence with ‘you’ or ‘your’.',
	aboutThem: 'It speaks about {name} instead of to them.',
	ownNews: 'They know their own news: begin with ‘I saw’ or ‘I read’, or enter why it makes it worth writing now.',
	aboutUs: 'Leave yourself out: it is about them.',
};

/** The most useful first. */
export const MISSING = {
	offer:
		'Enter what you do under ‘Value proposition’, in one sentence that begins with We or I: nobody can say yes to an offer that is not there.',
	challenge:
		'Enter what you have seen at their place under ‘Specific challenge’: it is the reason to write to {first}.',
	result: 'Enter one result with its number under ‘Result 1’.',
	step: 'Enter the ‘First step’: a yes to it costs less than a yes to a call.',
	check: 'Enter ‘Something they can check alone’: it is of use to them even if they never answer.',
	how: 'Enter ‘How it works’, in one sentence.',
	doubt: 'Enter ‘The question you hear most’ with its answer: it spares them asking.',
	answer: 'Enter ‘Your answer to it’: without it, the question you hear most stands in no e-mail.',
	news: 'Enter ‘Recent news’: the second e-mail begins with it.',
	fact: 'Enter what you read or heard of {first} under ‘Prospect’s background’: it is why you ask this person.',
	question: 'Enter ‘A question to open with’: it makes the third e-mail.',
	publication: 'Enter the ‘Name of the publication’: an interview for nothing in particular is a sales call.',
	podcast: 'Enter the ‘Name of the podcast’.',
	classTitle: 'Enter the ‘Title of the class’.',
	classDay: 'Enter the ‘Day’ of the class.',
	topics: 'Enter what you would talk about, a line each.',
};

export const BEFORE_SENDING = {
	gaps: 'Fill each pair of square brackets, or delete its line.',
	referrer: 'The first e-mail names {referrer}. Ask before you send it.',
	told: 'The first e-mail says what {referrer} told you about the problem. Ask before you send it.',
	date: 'The second e-mail says ‘before {date}’. Change it if you send it later than that.',
	read: 'The first e-mail promises that {first} reads the interview before it appears. Keep that promise.',
	heard: 'The first e-mail promises that {first} hears the episode before it goes out. Keep that promise.',
	chosen:
		'The first e-mail tells the result that shares most words with the problem. If another fits better, choose it as ‘Result to tell first’.',
	consent: 'If a result names a client, make sure that the client agreed to it.',
	answer: 'Stop the sequence as soon as {first} answers.',
};
