/** The words in which they say plainly how it ends, with straight apostrophes. */

import type { Pattern } from '#language/pattern.ts';

/** Behind it or before it a yes is none yet. */
export const NOT_YET: Pattern = {
	id: 'what a yes hangs on',
	pattern:
		/\b(?:if|once|unless|until|till|provided|depends|as long as|subject to|pending|whether|when|after|before|as soon as)\b/i,
	finds: [
		'We have a deal if he signs.',
		'Once he signs we have a deal.',
		'We have a deal unless he says no.',
		'No deal until he signs.',
		'Not till he signs.',
		'We have a deal, provided he signs.',
		'It depends.',
		'We have a deal as long as he signs.',
		'We have a deal, subject to his yes.',
		'We have a deal, pending his yes.',
		'He asks whether we have a deal.',
		'I tell him when we have a deal.',
		'After that we have a deal.',
		'He signs before we have a deal.',
		'As soon as he signs we have a deal.',
	],
	leaves: ['We have a deal.'],
};

/** Right before a yes. */
export const DENIES: Pattern = {
	id: 'that a yes is denied or somebody else’s',
	pattern: /(?:\b(?:not|never|nobody|says?|said|(?<!\bi )thinks?|thought)|n't)\b[^,;:—–]*$/i,
	finds: [
		'It is not that ',
		'I never believed that ',
		'Nobody tells me ',
		'He says ',
		'They say ',
		'She said ',
		'He thinks ',
		'You think ',
		'I thought ',
		"I don't believe ",
	],
	leaves: ['It is not dear, so ', "He said it's fine, so ", 'Right, ', 'I think '],
};

/** A no to a part of the offer. */
export const NO_TO_A_PART: Pattern = {
	id: 'a no to a part',
	pattern: /\ba no (?:on|to) (?!(?:this|that|it|you|the (?:whole|lot|offer)|everything|all)\b)\w+/i,
	finds: ["It's a no on returns.", "That's a no to the towels.", 'A no on the photos, then.'],
	leaves: [
		"It's a no on this.",
		"It's a no on that.",
		"It's a no to it.",
		"It's a no to you.",
		"It's a no to the whole thing.",
		"It's a no on the lot.",
		"It's a no to the offer.",
		"It's a no to everything.",
		"It's a no to all of it.",
		"It's a no.",
		"It's a no for me.",
	],
};

/** What leaves a door open, where it sounds like a no. */
export const NO_NO: Pattern = {
	id: 'that it is no refusal',
	pattern:
		/\b(?:(?:don't|do not|wouldn't) (?:want|like) to say no\b|(?:(?:not|isn't) (?:a |saying |telling you )|(?:don't|do not) (?:say |mean ))no\b|yes or (?:a )?no\b|ask me (?:again )?(?:after|in|when)\b|(?:try|ask|ring|call) (?:me|us) again (?:after|in|when)\b)/i,
	finds: [
		"I don't want to say no.",
		'I do not want to say no.',
		"I wouldn't like to say no.",
		'It is not a no.',
		"It isn't a no.",
		"I'm not saying no.",
		"I don't say no.",
		'I do not mean no.',
		"I'm not telling you no.",
		"And it'll be a yes or a no.",
		'You get a yes or no.',
		'Ask me after the holidays.',
		'Ask me in May.',
		'Ask me again in spring.',
		'Ask me when the roof is on.',
		'Try me again in March.',
		'Ring us again after the holidays.',
		'Call me again when it is dry.',
		'Ask us again in May.',
	],
	leaves: ["It's a no.", 'I want to say no.', "Don't ask me again.", 'No, not in May.'],
};

/** A yes that is taken back, or never was one. */
export const NO_YES: Pattern = {
	id: 'that it is no yes yet',
	pattern:
		/\b(?:(?:haven't|have not|didn't|did not|never) (?:yet )?(?:said|say|agreed?)(?: to)? (?:yes|anything)|(?:not|isn't) (?:a |saying )yes|nothing(?:'s| is) (?:agreed|signed|decided|settled)|(?:it|that)'s not (?:decided|settled))\b/i,
	finds: [
		"I haven't said yes.",
		'I have not yet said yes.',
		"I didn't say yes.",
		'I did not say yes.',
		'I never agreed to anything.',
		"We haven't agreed anything.",
		"I didn't agree to anything.",
		"It's not a yes.",
		"That isn't a yes.",
		"I'm not saying yes.",
		"Nothing's agreed.",
		'Nothing is signed.',
		'Nothing is decided yet.',
		'Nothing is settled.',
		"So it's not decided.",
		"That's not settled.",
	],
	leaves: ['I said yes.', 'I never heard anything.', 'Nothing is better.'],
};

/** Who says so decides nothing alone. */
export const NOT_THEIRS: Pattern = {
	id: 'that somebody else decides',
	pattern:
		/\b(?:(?:not|isn't) (?:up to me|my (?:decision|call))|i (?:can )?only recommend|i (?:can't|cannot) (?:sign|decide|approve|say yes)|above my pay)\b/i,
	finds: [
		"It's not up to me.",
		'It is not my decision.',
		"It isn't my call.",
		'I only recommend.',
		'I can only recommend it.',
		"I can't sign it.",
		'I cannot decide that.',
		"I can't approve it.",
		"I can't say yes.",
		"That's above my pay grade.",
	],
	leaves: ['I can sign it.', 'I recommend it.', "It's up to me.", "It's my call."],
};

/** What was agreed after it is only something to look at. */
export const FIXES_NO_DAY: Pattern = {
	id: 'that no day is to be fixed',
	pattern:
		/\b(?:(?:don['’]t|not) fix (?:it |a day )?(?:first|yet|now)|(?:don['’]t|won['’]t) (?:give me|put) a date|we['’]ll come back to you)\b/i,
	finds: [
		"Don't fix first.",
		"Don't fix it yet.",
		'Better not fix a day now.',
		"Don't give me a date.",
		"I won't put a date.",
		"We'll come back to you.",
	],
	leaves: ['We fix a day now.', 'Give me a date.'],
};

export const LEAVES_THE_REST: Pattern = {
	id: 'that the rest is left for later',
	pattern:
		/\b(?:(?:about|on|for|to) the rest|the rest (?:we|of it|is|can|later|waits)|the (?:big|second|other|bigger) (?:one|part|phase|half|stage)|(?:phase|part|stage) two)\b/i,
	finds: [
		"We'll see about the rest.",
		"I'm not promising anything on the rest.",
		'No word for the rest.',
		"I'm not saying yes to the rest.",
		'The rest we talk about later.',
		'The rest of it can wait.',
		'The rest is for after the winter.',
		'The rest can wait.',
		'The rest later.',
		'The rest waits.',
		'And the big one we leave.',
		'The second part we decide then.',
		'The other half I ask Ann.',
		'The bigger phase is hers.',
		'The other stage is hers.',
		'Phase two we leave open.',
		'Part two is hers.',
		'Stage two is hers.',
	],
	leaves: ['We rest on Sunday.', 'The one we had.'],
};

export const ENDING_CUES = [LEAVES_THE_REST, NO_TO_A_PART, FIXES_NO_DAY, NOT_YET, DENIES, NO_NO, NO_YES, NOT_THEIRS];
