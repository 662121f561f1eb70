/** The words of days that are offered, taken up and turned down. */

import type { Pattern } from '#language/pattern.ts';

/** Taking up a day that the other side named. */
export const TAKES_THE_DAY: Pattern = {
	id: 'a day taken up',
	pattern:
		/\b(?:works?|suits?|(?:'s|is) (?:okay|ok|fine|good|grand)|(?:i|we)'ll be there|see you|i can do|perfect|put (?:it|that|you) in|in the (?:calendar|diary)|done|great|lovely|you're on|i'm free|i'm in(?! )|i'll be in|lock it in)\b/i,
	finds: [
		'October ninth at ten works.',
		'Ten suits me.',
		"But ten's okay.",
		"I'll be there.",
		'See you then.',
		'I can do ten.',
		'Perfect.',
		"I'll put it in.",
		"It's in the calendar.",
		'Done.',
		'Great.',
		'Lovely.',
		"You're on.",
		"I'm free at ten.",
		"I'm in.",
		"I'll be in.",
		'Lock it in.',
		'Ten is okay.',
		"Ten's ok.",
		"Ten's fine.",
		"Ten's good.",
		"Ten's grand.",
		"We'll be there.",
		"I'll put that in.",
		"I'll put you in.",
		"It's in the diary.",
	],
	leaves: ['I have a thing at eleven.', 'She is in surgery on Monday.'],
};

export const ASKS_FOR_A_DAY: Pattern = {
	id: 'a day offered',
	pattern: /\b(?:how about|what about|i'm thinking|shall we|let's (?:say|do|meet))\b|\?/i,
	finds: [
		'Thursday?',
		'How about Thursday.',
		'What about Thursday.',
		"I'm thinking Thursday.",
		'Shall we say Thursday.',
		"Let's say Thursday.",
		"Let's do Thursday.",
		"Let's meet Thursday.",
	],
	leaves: ['On Thursday I am in Perth.'],
};

export const DECLINES: Pattern = {
	id: 'a day turned down',
	pattern:
		/\b(?:can't|won't|not (?:that|then|this|next|on|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|doesn't (?:work|suit)|don't|no good|surely not|let me (?:see|think|talk|check)|i'd have to)\b/i,
	finds: [
		"Friday I can't.",
		"That won't do.",
		'Not then.',
		'Not that day.',
		'Not this week.',
		'Not next week.',
		'Not on Friday.',
		'Not Thursday.',
		"Friday doesn't work.",
		"Don't call.",
		'Friday is no good.',
		'Surely not.',
		'Let me see.',
		"I'd have to ask.",
		'Not Monday.',
		'Not Tuesday.',
		'Not Wednesday.',
		'Not Friday.',
		'Not Saturday.',
		'Not Sunday.',
		"Friday doesn't suit.",
		'Let me think.',
		'Let me talk to her.',
		'Let me check.',
	],
	leaves: ['Friday works.', 'Not a problem.'],
};

/** Beside a day: what keeps somebody from it. */
export const BUSY: Pattern = {
	id: 'a day that is taken',
	pattern: /\b(?:i'm|i am|i've|i have|i got|i teach|i work|we've|we have|we're|we are|he|she|they|there's|is)\b/i,
	finds: [
		"I'm in Eindhoven.",
		'I am in Perth.',
		"I've three matters.",
		'I have the dentist.',
		'I got a funeral.',
		'I teach.',
		'I work.',
		"We've the auditors.",
		'We have a fair.',
		"We're shut.",
		'We are shut.',
		'he golfs',
		'she golfs',
		'they golf',
		"there's audit",
		'is stock audit',
	],
	leaves: ['The second.', 'Yes, at ten.'],
};

export const SAYS_YES: Pattern = {
	id: 'a yes to a day',
	pattern: /^\W*(?:yes|yeah|yep|aye|sure|do|okay|ok|fine|good(?! luck)|please|deal)\b/i,
	finds: ['Yes.', 'Yeah.', 'Yep.', 'Aye.', 'Sure.', 'Do.', 'Okay.', 'ok', 'Fine.', 'Good.', 'Please.', 'Deal.'],
	leaves: ['No.', 'And you?', 'Good luck with it.'],
};

/** Right before a day: "I'll sign them Wednesday, I'm away Thursday". */
export const NOT_ON: Pattern = {
	id: 'that it is not the day that follows, or somebody is away on it',
	pattern:
		/(?:\bnot |\b(?:i|he|she|we|they)['’](?:m|s|re) (?:(?:away|off|out)|(?:on|at|in) (?:an?|the|my|our) \w+) (?:on )?)$/i,
	finds: [
		'Not ',
		'It is not ',
		"I'm away ",
		"He's off on ",
		"She's out ",
		"We're away ",
		"They're away on ",
		"I'm on a train ",
		"I'm at an event ",
		"She's in the workshop on ",
		"I'm in my car ",
		"We're at our stand ",
	],
	leaves: ["I'm sending it off ", "I'll get it out ", "I'm away until "],
};

/** Right before "today": the day of the deed, behind that of what it is about. */
export const DONE_TODAY: Pattern = {
	id: 'that the deed is done today',
	pattern: /\b(?:for \w+|invitation|invite) $/i,
	finds: ['The offer for Tuesday ', 'Tuesday at ten, I send you the invitation ', 'You get the invite '],
	leaves: ['I send it ', 'For '],
};

/** Right before a day: "I'll email it tonight, if you get it back to me before Wednesday", "I'd need it by Friday". */
export const IF_OTHERS: Pattern = {
	id: 'that somebody else does something by the day that follows',
	pattern:
		/(?:\bif (?:you|he|she|they|some(?:body|one)|any(?:body|one))\b(?!(?:['’]d)? (?:like|want|wish|prefer)\b)|\bI(?:['’]d| would|['’]ll)? need\b)(?:(?!, (?:then )?(?:I|we)\b)[^.?!])*$/i,
	finds: [
		"I'll email it tonight, if you get it back to me before ",
		'If he signs it by ',
		'if she can look at it by ',
		'If they answer by ',
		'If somebody could send it by ',
		'if someone sends it by ',
		'if anybody is in on ',
		'if anyone calls by ',
		"And the price book, as a spreadsheet, I'd need by ",
		'I would need it by ',
		"I'll need it by ",
		'I need it by ',
	],
	leaves: [
		"If you like I'll come on ",
		'If you want it by ',
		'If you wish I come on ',
		"If you'd prefer ",
		'I come on ',
		"If you can sign that by Friday, I'll put you in for ",
		'If he signs it, we come on ',
	],
};

export const DAY_CUES = [TAKES_THE_DAY, ASKS_FOR_A_DAY, DECLINES, BUSY, SAYS_YES, NOT_ON, DONE_TODAY, IF_OTHERS];
