import type { Pattern } from '#language/pattern.ts';

/** Words without which a reading is not plain enough to be told. */

/** Somebody who says that another has to say yes decides nothing alone. */
export const NEEDS_ANOTHER: Pattern = {
	id: 'another who has to say yes',
	pattern:
		/(?:\bwithout (?!you\b)\p{Lu}\p{Ll}+|\bwithout (?:her|his) (?:name|signature|yes)|\b(?:has|have|needs?|wants?) to (?:see it|sign|say yes|agree)(?= too| as well| first|,| before|\.$))/u,
	finds: [
		'Nowt gets signed without Leanne.',
		'Nothing goes over two thousand without her name on it.',
		'Not without his signature.',
		'Never without his yes.',
		'Rick has to see it too.',
		'They have to sign as well.',
		'She needs to agree first.',
		'He wants to say yes before that.',
		'Then Rick need to sign, as well.',
	],
	leaves: ['I sign it myself.', "We can't without you.", 'It has to work.'],
};

/** A yes that leaves no doubt. */
export const SAYS_YES: Pattern = {
	id: 'a plain yes to the offer',
	pattern:
		/\b(?:you(?:['’]re| are) on\b(?=[.!])|we(?:['’]re| are) renewing|(?:we['’]ll|we will|let['’]s) (?:go ahead|do it)\b|^let['’]s do that[.!]|(?:it['’]s|that['’]s) a (?:yes|deal)\b|yes from me|that i can say yes to\b|you['’]ve got a deal|we['’]ll have you)/i,
	finds: [
		"That's decent. You're on.",
		'You are on!',
		"We're renewing.",
		'We are renewing.',
		"Then we'll go ahead.",
		'We will do it.',
		"Let's do it.",
		"Let's do that.",
		"Let's do that!",
		"It's a yes.",
		"That's a deal.",
		"So that's a yes from me.",
		'It is yes from me.',
		"You've got a deal.",
		'That I can say yes to now.',
		"Yes. We'll have you.",
	],
	leaves: ["You're on the list.", 'We do it on paper.'],
};

/** A name, here "_", that was used, asked or paid. */
export const TRIED: Pattern = {
	id: 'a name that was tried',
	pattern:
		/(?:\b(?:us(?:e|ed|es|ing)|tried|try(?:ing)?|ha(?:d|ve|s)|['’]ve got|on|with|called|asked|quotes?|price|bought|pa(?:y|ys|id|ying)|looked at|to|by|compared|versus|than|offer) (?:[\w'’]+,? ){0,3}_|_(?:['’]s|,)? (?:\w+ ){0,2}(?:quoted?|charges?|cost|costs|wants?|wanted|does|did|do|said|is|was|were|are|came|come)\b)/i,
	finds: [
		'We use _ now.',
		'We used _ once.',
		'She uses _.',
		'We are using _.',
		'We tried _.',
		'We try _.',
		'They were trying _.',
		'We had _ for a year.',
		'We have _.',
		'She has _.',
		"We've got _ in.",
		'We are on _ today.',
		'I was with _ before.',
		'A firm called _ rang.',
		'We asked _.',
		'I have a quote of _.',
		'The quotes are _ and another.',
		'There is a price of _.',
		'We bought _.',
		'We pay _ for it.',
		'She pays _.',
		'We paid _.',
		'We are paying _.',
		'I looked at _.',
		'We went to _.',
		'An app by _.',
		'You compared _.',
		'It is you versus _.',
		'You are dearer than _.',
		'There is an offer of _.',
		'_ quoted less.',
		'_ would quote less.',
		'_ charges less.',
		'_ may charge less.',
		'_ may cost less.',
		'_ costs less.',
		'_ wants more.',
		'_ may want more.',
		'_ wanted more.',
		'_ does it.',
		'_ did it.',
		'_ can do it.',
		'_ said so.',
		"_'s lad is cheaper.",
		'_ is cheaper.',
		'_ was cheaper.',
		'_ were cheaper.',
		'_ are cheaper.',
		'_ came in.',
		'_ may come in.',
		'_, they charge less.',
	],
	leaves: ["With the installs in there it's, _ ran it at Christmas.", 'Thank you, _.'],
};

/** A promise of which nobody can see what it is about. */
export const NAMES_NOTHING: Pattern = {
	id: 'a promise that names nothing',
	pattern:
		/^(?:\W*\b(?:yes|yeah|ok|okay|sure|so|and|right)\b)*\W*(?:i|we)(?:['’]ll| will| can) (?:do|get|send|check|ask|have|make)(?: (?:it|that|this|them|you|to|over|on|by|until|before|in|the|morning|afternoon|tomorrow|tonight|\w+day)){0,8}[.!]?$/i,
	finds: [
		'I can do that Wednesday.',
		'Yes, we will do it.',
		"Yeah, I'll get it over to you by Friday.",
		"Ok, I'll send them tomorrow morning.",
		"Okay, I'll check this before the afternoon.",
		"Sure, I'll ask them today!",
		'So I will have it in the morning.',
		"And I'll make it tonight.",
		'Right, I can do it until Monday.',
		'I can do it on Monday.',
	],
	leaves: ["I'll send the list by Friday.", 'I can do Wednesday at ten with Leanne.', 'You can do that.'],
};

export const CHECKS_WORDS: Pattern = {
	id: 'a question that asks to hear it again',
	pattern: / (?:yeah|yes|right|correct)\?/i,
	finds: ["So it's fourteen eight, yeah?", 'Nine a month, yes?', 'You said nine, right?', 'Nine is correct?'],
	leaves: ['Right?', 'Is that the right one?', 'Yes. Nine?'],
};

/** A name, here "_", that is a place, or that they do not have. */
export const NOT_THAT_NAME: Pattern = {
	id: 'a name that was not tried',
	pattern: /\b(?:in|near|from|out of|won't have|no) _/,
	finds: [
		'We are in _.',
		'It is near _.',
		'He is from _.',
		'They work out of _.',
		"She won't have _.",
		'There is no _.',
	],
	leaves: ['We use _.', 'Begin _ again.', 'In _ we trust.'],
};

export const PLAIN_CUES = [SAYS_YES, NEEDS_ANOTHER, TRIED, NAMES_NOTHING, CHECKS_WORDS, NOT_THAT_NAME];
