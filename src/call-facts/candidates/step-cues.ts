/** The words by which a step is told from what is none. */

import type { Pattern } from '#language/pattern.ts';

/** What the client has in hand when they read it. */
export const THIS_PAPER: Pattern = {
	id: 'the paper itself',
	pattern:
		/\b(?:send|e-?mail|put together|prepare|draft|write up|do)\b(?: \w+){0,4} (?:proposal|offer|quote|options|summary|growth plan|the plan)\b/i,
	finds: [
		"I'll send the proposal before that.",
		"I'll email you an offer.",
		"I'll e-mail you an offer.",
		"I'll put together a quote.",
		"I'll prepare a quote for you.",
		"I'll draft the growth plan.",
		"I'll write up the summary.",
		"I'll do you a proposal.",
		'I will send you the two options on one page.',
		"I'll send the plan on Monday.",
	],
	leaves: ["I'll send you the agreement.", 'The proposal was good.'],
};

export const STEP_CUES = [THIS_PAPER];
