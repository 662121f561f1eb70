/** Every fixed sentence of the toolkit, whole, with its slots between braces. */

export const MINDSET = {
	assumptions: 'Each point on your list is an assumption until they describe a case of it.',
	ideas: 'Say nothing about your ideas before the closing.',
	ownPoints: 'Where a question quotes a point of yours, put the point in your own words as you ask.',
	short:
		'In {minutes} minutes there is time for the first {workflow} workflow questions and the first {test} validation questions.',
	shortOfBoth: 'In {minutes} minutes there is time for the first {test} questions of each list.',
	leftOut: 'Not used: {texts}. The opening takes a first name alone.',
};

export const POINT = {
	asked: '{words} (your point {number}): begin with question {first} of both lists',
	tested: '{words} (your point {number}): begin with validation question {first}',
	later: '{words} (your point {number}): question {first} of both lists, if there is time',
	own: '{words} (your point {number}): validation question {first}',
	unasked: '{words} (your point {number})',
	more: 'The questions take five of your points; keep the others for the next call.',
};

export const UNKNOWN = {
	asked: '{words} (workflow question {number} asks for this)',
	tested: '{words} (validation question {number} asks for this)',
	closing: '{words} (the closing asks who has to agree)',
	last: '{words} (in the closing)',
	stated: 'Known already, as you wrote: {words}',
	stop: 'A reason to stop: {words}',
};

export const OPENING = {
	thanks: '‘Thank you for making the time.’',
	thanksByName: '‘Thank you for making the time, {first}.’',
	minutes: '‘I have {minutes} minutes; does that still suit you?’',
	howLong: '‘How much time do you have today?’',
	listen: '‘First I would like to hear from you how things stand today.’',
	honest: '‘If there is nothing in it for you, I will say so before we hang up.’',
	notes: '‘Is it all right if I take notes?’',
};

export const CLOSING = {
	summary: 'Say back in a few sentences what you heard, then: ‘What have I got wrong?’',
	first: '‘Of all that, what would you change first, if anything?’',
	agree: '‘Who else would have to agree before you change anything there?’',
	trial: 'If it comes to a trial: ‘What would it have to show you?’',
	see: 'If they want to see it: ‘When may I show you how it works?’',
	step: 'If a point held, offer what you would do first ({step}), then: ‘When would suit you?’',
	goal: 'If a point held, ask for what you want from this call, then: ‘When would suit you?’',
	suggestion:
		'If a point held: ‘I would like to think about what you told me and come back with one suggestion. When could we speak again?’',
	unknowns: 'Then ask in your own words for what you still do not know: {words}',
	none: 'If none held: ‘Thank you, then I will not take more of your time. Do you know somebody who does have this kind of trouble?’',
};

export const NEXT_STEPS = {
	record:
		'Within the hour: write their own words beside each of your points, and mark it confirmed, disproved or open.',
	summary: 'The same day: send them what you understood, in five lines at most, and ask what is wrong.',
	ideas: 'The next day: strike out each of your service ideas that answers nothing they said.',
	unknowns: 'Before the next call: put what you still do not know at the head of your questions.',
	count: 'After five calls: drop the points that nobody confirmed.',
};
