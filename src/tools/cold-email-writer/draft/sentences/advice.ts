/** For the member alone: what was given, what is missing and what to check before sending. */

export const INSIGHTS = {
	given: 'Given: {text}',
	pain: 'Not known: what troubles {first}. Ask {referrer}, and enter it under Specific challenge.',
	approach: 'Not known: a first step that costs them little. Enter it under First step.',
	objection: 'Not known: the question you hear most before somebody starts. Enter it with your answer.',
};

/** Why a text stands in no e-mail, beyond what its place asks of it. */
export const MISFITS = {
	left: '{field} is in no e-mail. {problem}',
	unaddressed: 'Say it to them, in a sentence with ‘you’ or ‘your’.',
	aboutThem: 'It speaks about {name} instead of to them.',
	ownNews: 'They know their own news: begin with ‘I saw’ or ‘I read’, or enter why it makes it worth writing now.',
	aboutUs: 'Leave yourself out: it is about them.',
};

/** The most useful first. */
export const MISSING = {
	offer:
		'Enter what you do under Value proposition, in one sentence that begins with We or I: nobody can say yes to an offer that is not there.',
	challenge: 'Enter what you have seen at their place under Specific challenge: it is the reason to write to {first}.',
	result: 'Enter one result with its number under Result 1.',
	step: 'Enter the first step: a yes to it costs less than a yes to a call.',
	check: 'Enter something that they can check alone: it gives the last e-mail a reason.',
	how: 'Enter how it works: it makes the third e-mail.',
	doubt: 'Enter the question you hear most with its answer: it spares them asking.',
	fact: 'Enter what you read or heard of {first} under Recent news or Prospect’s background: it is why you ask this person.',
	question: 'Enter a question to open with: it makes the third e-mail.',
	publication: 'Enter where your interviews appear: an interview for nothing in particular is a sales call.',
	podcast: 'Enter the name of your podcast.',
	class: 'Enter the title and the day of your class.',
	topics: 'Enter what you would talk about, a line each.',
};

export const BEFORE_SENDING = {
	gaps: 'Fill each pair of square brackets, or delete its line.',
	referrer: 'The first e-mail names {referrer}. Ask before you send it.',
	told: 'The first e-mail says what {referrer} told you about the problem. Ask before you send it.',
	date: 'The second e-mail says ‘before {date}’. Change it if you send it later than that.',
	approval: 'The first e-mail promises that {first} sees it before it appears. Keep that promise.',
	chosen:
		'The first e-mail tells the result that shares most words with the problem. If another fits better, choose it as Result for the first e-mail.',
	consent: 'If a result names a client, make sure that the client agreed to it.',
	answer: 'Stop the sequence as soon as {first} answers.',
};
