/** The words of what sounds like a promise and is none. */

import type { Pattern } from '#language/pattern.ts';

export const ON_CONDITION: Pattern = {
	id: 'what is done only if something happens',
	pattern: /\bif\b(?! (?:you|that|it)(?:['’]d| would)? (?:like|want|wish|prefer|helps|suits|is okay|could send)\b)/i,
	finds: [
		"If it can read Hegarty I'll put up a statue to you.",
		"I'll put the camera on if we've got power.",
		"If you see him, I'll call.",
		'If that breaks, call.',
	],
	leaves: [
		'If you could send me his name.',
		"I'll send it if you like.",
		"If you want, I'll send it.",
		'If you wish I can send it.',
		"If you'd prefer a call, fine.",
		'If you would like a call, fine.',
		"I'll send it if that helps.",
		"I'll come if it suits you.",
		"I'll send it if that is okay.",
	],
};

export const HABIT: Pattern = {
	id: 'a day on which something always happens',
	pattern: /\b(?:every|each|most) (?:\w+ )?$/i,
	finds: ['I get one every ', 'I get one each ', 'I do it most ', 'I get one every second '],
	leaves: ['I get one on ', 'every week I send it by the '],
};

export const ONLY_SEES: Pattern = {
	id: 'that something will show by itself',
	pattern:
		/^(?:(?:and|so|then|well|okay),? )?we(?:['’]ll| will) (?:see|talk|find out)(?! (?:you|each)\b)[^,;]{0,30}[.!]?$|\bi(?:['’]ll| will) see (?:they|what|if|how|who)\b/i,
	finds: [
		"I'll see they use them.",
		'I will see what he says.',
		"I'll see what the third one says.",
		"I'll see if he is in.",
		"I'll see how it goes.",
		"I'll see who comes.",

		"We'll see on Thursday.",
		'We will see.',
		'And we’ll see.',
		"So we'll see.",
		"Then we'll see.",
		"Well, we'll see.",
		"Okay, we'll see.",
		"We'll talk later.",
		"We'll find out on Monday.",
	],
	leaves: ["We'll see you on Thursday.", "We'll see each other.", "I'll see Bob on Friday."],
};

/** What the other side says at once where a day falls through. */
export const CALLS_OFF: Pattern = {
	id: 'that a day just agreed falls through',
	pattern:
		/^(?:\W*\b(?:oh|wait|no|sorry|hang on|hold on|one moment)\b){2}|^(?:wait|hang on|hold on)[,.]? .{0,60}\b(?:can't|not)\b/i,
	finds: [
		'Wait, wait. No.',
		'Oh no, I am in Oslo then.',
		'Sorry, no.',
		'No, hang on.',
		'No, hold on.',
		'Wait, one moment.',
		"Wait, I can't on Wednesday.",
		'Hang on, not Wednesday.',
		'Hold on. Not Wednesday.',
	],
	leaves: ['No problem.', 'Wait for it, then.', 'Sorry about that.'],
};

/** What is done on a day that stands in another sentence. */
export const ON_THAT_DAY: Pattern = {
	id: 'a deed for a day that was named before',
	pattern: /\b(?:then|on the day|for (?:that|it))\b/i,
	finds: [
		"I'll prepare all three specs then.",
		"I'll bring them on the day.",
		"I'll prepare for that.",
		'I bring it for it.',
	],
	leaves: ["I'll prepare the specs."],
};

/** What is said not to be done. */
export const WILL_NOT: Pattern = {
	id: 'a deed that is denied',
	pattern:
		/\b(?:(?:i|we)(?:['’]ll| will) (?:not|never|ask again)|(?:i|we) (?:won['’]t|can['’]t|cannot|might not)|not (?:saying|promising)(?: that)? (?:i|we))\b/i,
	finds: [
		"I'll not send eleven files before Christmas.",
		'We will not send it.',
		"I'll never send it.",
		'I will ask again.',
		"I won't call.",
		"We can't tell you that I'll have it.",
		'I cannot send it.',
		'I might not get to it today.',
		"I'm not saying I'll call.",
		"I'm not promising that we'll call.",
	],
	leaves: ["I'll send it, not the other.", 'I can send it.'],
};

/** Before "until" and a day: what is done then is not done by then. */
export const NOT_YET_BEFORE: Pattern = {
	id: 'a day before which something is not there',
	pattern: /(?:\bnot|n['’]t) (?:\w+ )?$/i,
	finds: ["The run isn't ", 'It is not due ', 'Not '],
	leaves: ['I wait ', 'It is not in the box '],
};

/** What the other side says at once of what is offered. */
export const NOT_WANTED: Pattern = {
	id: 'an offer turned down at once',
	pattern:
		/^(?:(?:no|oh|well|sorry)\b[,.]? )*(?:i wouldn['’]t(?=[.,]|$)|(?:please )?(?:don['’]t|do not)\b(?! (?:you|worry|rush|forget)\b)|(?:i|we) can['’]t promise)/i,
	finds: [
		"I wouldn't. I'd have to ask her first.",
		"No, I wouldn't.",
		"Oh, don't do that.",
		"Sorry, don't.",
		"Well, please don't.",
		'Do not send it.',
		"I can't promise Tuesday.",
		"We can't promise.",
	],
	leaves: ["Don't worry.", "Don't rush.", "Don't forget it.", "I wouldn't say no to it.", "Don't you have one?"],
};

/** After a promise to find out, that it was one. */
export const PROMISED_BEFORE: Pattern = {
	id: 'a promise that names nothing but an answer',
	pattern: /\b(?:come|get|be) back to you\b|\blet you know\b/i,
	finds: ["I'll come back to you on it.", "I'll get back to you.", "I'll be back to you.", "I'll let you know."],
	leaves: ["I'll come back on Friday."],
};

/** A deed that is none of the deal's. */
export const BANTER: Pattern = {
	id: 'banter and goodbyes',
	pattern:
		/\b(?:stay (?:warm|dry)|tell (?:'em|them|your|that) |i['’]ll bring [^.?!]{1,30}, you bring|at the match|enjoy|will do|i['’]ll have (?:to (?:go|run|dash)|no trouble)|bye|congratulations|good luck)\b/i,
	finds: [
		'Stay warm, Lorraine.',
		"Right, I have a man at the counter, I'll have to go.",
		"I'll have to run.",
		"I'll have to dash.",
		"I'll have no trouble finding you ten of those.",
		"I'll bring Owen, you bring the bear.",
		"I'll tell them you said hi.",
		"I'll see him at the match.",
		"I'll enjoy that.",
		'Ha, will do. Thanks, Hannah.',
		'Bye, love.',
		'Congratulations.',
		'Good luck.',
		'Stay dry, Lorraine.',
		"I'll tell 'em you said hi.",
		'Tell your mother hello.',
		"I'll tell that one at home.",
	],
	leaves: ["I'll send you the list by Friday."],
};

/** A day that is only looked for. */
export const LOOKS_FOR_A_DAY: Pattern = {
	id: 'what somebody could do on a day that is not settled',
	pattern:
		/\bI['’]m free\b|\blet me (?:just )?(?:get|find|open) (?:the|my)\b(?! \w+ to you\b)|\bI could be (?:with you|there|in)\b/i,
	finds: [
		"Thursday I'm free until eleven.",
		'Tuesday the tenth, let me get the, it is a big book this.',
		'Let me just find my diary.',
		'Let me open the calendar.',
		'I could be with you at half past two.',
		'I could be there at one.',
		'On Monday I could be in.',
	],
	leaves: ["I'll come on Thursday.", 'Let me get the quote to you by Friday.', 'I could send it on Friday.'],
};

export const NO_PROMISE_CUES = [
	LOOKS_FOR_A_DAY,
	BANTER,
	NOT_YET_BEFORE,
	NOT_WANTED,
	PROMISED_BEFORE,
	WILL_NOT,
	ON_CONDITION,
	HABIT,
	ONLY_SEES,
	CALLS_OFF,
	ON_THAT_DAY,
];
