import type { Pattern } from '#language/pattern.ts';

/** The words by which the summary chooses what it tells: a yes in passing, a worry, what keeps them from a day. */

/** A doubt by its own name. */
export const NAMES_A_WORRY: Pattern = {
	id: 'a worry that is named as one',
	pattern:
		/\b(?:(?:my|our|the) (?:\w+ )?(?:worry|concern|fear|difficulty)(?=['’]s| is|[,.])|what (?:worries|bothers|bugs|frightens) (?:me|us)|(?:one|thing|bit) that worries (?:me|us)|(?:that|it)(?: would|['’]d| does) worry me)/i,
	finds: [
		"Honestly, that's my biggest worry.",
		'My concern is the data.',
		'Our fear is the winter.',
		'My difficulty is different.',
		"The other worry's the drivers.",
		'What bothers me is the time.',
		"Here's what bugs me.",
		'What worries us is the cost.',
		'What frightens me is the tax.',
		"That's the one that worries me.",
		'The thing that worries us is the tax.',
		'The bit that worries me is the tax.',
		'That would worry me.',
		"It'd worry me.",
		'That does worry me.',
		'What worries me is the time.',
	],
	leaves: ['No worries.', "Don't worry.", 'The concern was sold in May and then again.'],
};

export const NOT_SURE: Pattern = {
	id: 'that they are less than sure',
	pattern: /\b(?:less|not(?: so| that)?) sure\b/i,
	finds: ["The writing, I'm less sure.", "I'm not sure about that one.", 'I am not so sure.', "We're not that sure."],
	leaves: ["I'm sure.", 'Make sure of it.'],
};

/** What keeps them from a day, though they name none. */
export const NOT_NOW: Pattern = {
	id: 'that it is no time for it',
	pattern:
		/\b(?:no time for (?:this|that|it)|not (?:now|yet|before|until|till)\b|after (?:the )?(?:show|season|summer|holidays|harvest|christmas|easter)|weeks? more)\b/i,
	finds: [
		'I got no time for this.',
		'We have no time for that now.',
		'I have no time for it.',
		'Not now.',
		'Not yet.',
		'Not before the fair.',
		'Not until we move.',
		'Not till we move.',
		'After the show, maybe.',
		'Let me see after season.',
		'After the summer.',
		'After the holidays.',
		'After harvest.',
		'After Christmas.',
		'After Easter.',
		'Three weeks more.',
	],
	leaves: ['After the call I went home.', 'Not bad.'],
};

/** Whose word it is, where nobody was read as deciding. */
export const SAYS_WHOSE: Pattern = {
	id: 'whose word it is',
	pattern:
		/\b(?:(?:my|her|his|their) call\b|i own (?:the|this|it)|it['’]s my (?:company|business|shop|money|name)|(?:i(?:['’]ve| have)? (?:must|have to|need to|got to)|i['’]ll(?: have to)?) (?:talk to|ask|check with|speak to|run it (?:by|past)) (?!you\b))/i,
	finds: [
		"It's her call, the monthly.",
		"It's my call.",
		'His call, not mine.',
		'That is their call.',
		'I own the joint.',
		'I own this place.',
		"I own it, so it's me.",
		"It's my company.",
		"It's my business.",
		"It's my shop.",
		"It's my money.",
		"It's my name on it.",
		'I must talk to Riana.',
		'I have to ask Deb.',
		'I need to check with Deb.',
		"I've got to speak to Deb.",
		'I have got to speak to Deb.',
		"I'll have to run it by Deb.",
		"I'll run it past Deb.",
	],
	leaves: ['I must talk to you.', 'I call her.', 'We own the yard.'],
};

export const SUMMARY_CUES = [SAYS_WHOSE, NAMES_A_WORRY, NOT_SURE, NOT_NOW];
