/** The words of a no, and of what somebody will or need not do. */

import type { Pattern } from '#language/pattern.ts';

export const LEAVE_ALONE: Pattern = {
	id: 'a wish not to be contacted',
	pattern:
		/(?<!\bsaid[ ,:]{1,2})\b(?:take (?:me|us|my|our)\b.{0,30}\boff|remove (?:me|us|my|our)|(?:don't|do not) (?:call|contact|ring|email) (?:me|us|here) (?:again|any ?more)|(?<!\bto )stop (?:calling|contacting|ringing|emailing))/i,
	finds: [
		'Please take me off your list.',
		'Remove us, please.',
		"And don't call here again.",
		'Stop calling, please.',
		'Take us off it.',
		'Take my name off it.',
		'Take our number off it.',
		'Remove me.',
		'Remove my name.',
		'Remove our number.',
		'Do not contact us again.',
		"Don't ring me anymore.",
		"Don't email here any more.",
		'Stop contacting us.',
		'Stop ringing.',
		'Stop emailing.',
	],
	leaves: [
		'One man came to me and he said take me off.',
		'It takes the load off us.',
		"Don't call before nine.",
		"And don't ring me about Albany.",
		"I'd like to stop ringing Guernsey.",
	],
};

/** What the speaker wants of the other side. */
export const YOURS: Pattern = {
	id: 'what the other side is to do',
	pattern:
		/\b(?:you(?:'ll| will) (?:send|bring|let|give|check|ask|call|email|get .{1,30} over)|you (?:send|bring|give|let) (?:me|us))\b/i,
	finds: [
		"And you'll get those photos over by the twelfth.",
		'You send me the list, then.',
		'You will send it.',
		"You'll bring it.",
		"You'll let her know.",
		"You'll give it.",
		"You'll check it.",
		"You'll ask her.",
		"You'll call her.",
		"You'll email it.",
		'You bring us the list.',
		'You give me the list.',
		'You let us know.',
	],
	leaves: ["You'll have it by Friday.", "I'll send you the list."],
};

/** The words of a no: "It's a no", "we won't", "not this year". */
export const NO: Pattern = {
	id: 'a no',
	pattern:
		/\b(?:(?:it's|it is|that's) (?:a )?no\b|no,? thank|(?:we|i)(?:'re| are|'m| am) not (?:going|gonna|doing|buying)|(?:we|i) (?:won't|can't do (?:it|this)|decided against)|not (?:interested|this year|for us|now)|thank you,? but)/i,
	finds: [
		"It's a no. But it's a nice no.",
		'No, thank you.',
		"We're not going to do it.",
		'We decided against it.',
		'Not this year, sorry.',
		'Thank you, but we stay.',
		'It is a no.',
		"That's a no.",
		"I'm not doing it.",
		'We are not buying.',
		'I am not gonna.',
		"I won't.",
		"We can't do it.",
		"We can't do this.",
		'Not interested.',
		"It's not for us.",
		'Not now.',
	],
	leaves: ['No problem at all.', 'It was not clear.', 'I know it is new.'],
};

export const NEED_NOT: Pattern = {
	id: 'who need not sign',
	pattern: /\b(?:doesn't|does not|don't|won't|needn't) (?:need|have|want) to (?:sign|approve|agree|decide)\b/i,
	finds: [
		"He doesn't need to sign it.",
		'She does not have to agree.',
		"You don't need to approve it.",
		"He won't want to decide.",
		"He needn't have to sign.",
	],
	leaves: ['He needs to sign it.'],
};

export const WILL: Pattern = {
	id: 'what somebody will do',
	pattern:
		/\b(?:(?:i|we|you|he|she|they)'ll|will|shall|going to|gonna|can (?:do|give|get|ask|show|look)|could (?:do|come)|let me|let us|let's|want you to|send|call|ring|sign|meet|come back|bring)\b/i,
	finds: [
		"I'll have it.",
		'We will have it.',
		'We shall have it.',
		"I'm going to have it.",
		'I am gonna have it.',
		'I can show you.',
		'I could do it.',
		'Let me have it.',
		'Let us have it.',
		"Let's have it.",
		'I want you to have it.',
		'Send it over.',
		'Call Raj.',
		'Ring them.',
		'Sign it.',
		'Meet me there.',
		'Come back to me.',
		'Bring it.',
		"We'll have it.",
		"You'll have it.",
		"He'll have it.",
		"She'll have it.",
		"They'll have it.",
		'I can do it.',
		'I can give it.',
		'I can get it.',
		'I can ask.',
		'I can look.',
		'I could come.',
	],
	leaves: ['Thanks, both of you. Stay warm.'],
};

export const CUES = [LEAVE_ALONE, YOURS, NO, NEED_NOT, WILL];
