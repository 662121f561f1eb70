/** The words of promises and of days to meet. */

import type { Pattern } from '#language/pattern.ts';

/** Taking up a day that the other side named. */
export const TAKES_THE_DAY: Pattern = {
	id: 'a day taken up',
	pattern:
		/\b(?:works?(?: for (?:me|us))?|suits?|(?:'s|is) (?:okay|ok|fine|good|perfect|grand)|i'll be there|see you|i can do|that'd work|perfect|put (?:it|that|you) in|in the (?:calendar|diary)|done|great|lovely|that's good|you're on|i'm free|we'll be)\b/i,
	finds: ['October ninth at ten works.', "But ten's okay.", "I'll be there.", "I'll put it in his calendar."],
	leaves: ['I have a thing at eleven.', 'She is in surgery on Monday.'],
};

/** What somebody does for the other side. */
export const OWN_DEED: Pattern = {
	id: 'what the speaker will do',
	pattern:
		/\b(?:you(?:'ll| will) (?:have|get) (?!(?:those|them|it over))|so i (?:send|do|bring|make) )|\b(?<!\b(?:so that|so|if|until|before|when) )(?:(?:i|we)(?:'ll| will| shall| can|'m going to|'re going to|'m gonna)|i've got to|let me|she'll|he'll|they'll) (?:\w+ ){0,2}?(?:send|email|e-mail|write|call|ring|phone|text|ask|check|find|get|look|pull|bring|pay|sign|put|make|set|share|forward|talk|speak|show|prepare|draft|book|drop|confirm|do|have|come|mention|introduce|fill|give|print|run|see|invoice|dig|pop|chase|start|move|order|transfer)\b/i,
	finds: [
		"I'll email you the contract.",
		"We'll get it signed.",
		'I can pull twenty files.',
		'Let me look into it.',
		"You'll have the contract on Wednesday.",
		'So I send the agreement tomorrow.',
	],
	leaves: [
		'I want the quote, so that I can send it on.',
		'Two pages, not forty.',
		'Send it to me, on WhatsApp.',
		'Thanks, both. Stay warm.',
		'Works for me.',
	],
};

/** A deed that is none of the deal's. */
export const BANTER: Pattern = {
	id: 'banter and goodbyes',
	pattern:
		/\b(?:stay (?:warm|dry)|tell (?:'em|them|your|that) |said hi|the score|at the match|i'll read it|enjoy|smokies|will do\b|for the road|don't you dare|bye|congratulations|good luck|try\. thanks|not a problem)\b/i,
	finds: ["Great. I'll tell them you said hi.", 'Ha, will do. Thanks, Hannah.', "Oh, I'll tell 'em. I'll enjoy that."],
	leaves: ["I'll send you the list by Friday."],
};

/** What a seller who cannot answer yet will do about it. */
export const FINDS_OUT: Pattern = {
	id: 'a promise to find out',
	pattern:
		/\b(?:(?:i'll|i will|let me|we'll) (?:just )?(?:find out|ask(?! (?:you|first|some))|check|look (?:into|that up|it up)|give (?:him|her|them) a (?:ring|call)|get you (?:a|an) (?:\w+ )?answer|come back to you)|i'd have to ask|(?:i'd|i would) rather ask)\b/i,
	finds: ["I'll find out from the factory and let you know.", "I'll get you a written answer.", 'Let me look into it.'],
	leaves: ["I'll send you the list.", 'Let me ask you something.'],
};

/** A wish of the other side taken up. */
export const TAKES_UP: Pattern = {
	id: 'a yes to a wish',
	pattern:
		/^(?:\W*\b(?:yes|yeah|aye|ok|okay|sure|of course|will do|fine|perfect|great|no problem|i'll|i can|we'll|absolutely)\b)/i,
	finds: ['Yes, by then.', "I'll look them out.", 'Sure.'],
	leaves: ['Maybe.', 'Let me think.'],
};

export const PROMISE_CUES = [TAKES_THE_DAY, OWN_DEED, BANTER, FINDS_OUT, TAKES_UP];
