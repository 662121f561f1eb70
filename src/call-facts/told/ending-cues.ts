/** The words in which they say plainly how it ends, with straight apostrophes. */

import type { Pattern } from '#language/pattern.ts';

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

export const ENDING_CUES = [NO_YES];
