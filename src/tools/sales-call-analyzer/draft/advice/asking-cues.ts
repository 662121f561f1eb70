/** The words by which the rules of the advice know how something is asked, and said plainly. */

import type { Pattern } from '#language/pattern.ts';

/** "Does that make sense?" */
export const CHECKS_ALONG: Pattern = {
	id: 'a question that only checks along',
	pattern:
		/\b(?:(?:does|did|is) (?:that|it|this) mak(?:e|ing) sense|you know what i mean|(?:are )?you with me|you see what i mean)\b/i,
	finds: [
		'Does that make sense?',
		'Did it make sense?',
		'Is this making sense?',
		'You know what I mean?',
		'You with me?',
		'Are you with me?',
		'You see what I mean?',
	],
	leaves: ['That makes sense.', 'Is that with me?'],
};

/** Words that say how much of something there is, in a question. */
export const ASKS_THE_SIZE: Pattern = {
	id: 'a question for a number',
	pattern:
		/\b(?:how (?:many|much|often|long|big|far|bad)|what (?:does|did|do|would|is|has) (?:that|it|this|one|each|a|an|the|your)\b[^.?!]{0,60}\b(?:cost|costs|costing|lose|worth|run|average|add up|come to)|roughly|what['’]?s (?:that|it|this|a|an|one|the|your)\b[^.?!]{0,60}\b(?:cost|costing|worth|average|rate|number|share)|percent|per cent|in (?:hours|money|numbers|pounds|dollars|euros))\b/i,
	finds: [
		'How many?',
		'How much?',
		'How often?',
		'How long does it take?',
		'How big is it?',
		'How far behind?',
		'How bad is it?',
		'What does that cost you?',
		'What did it cost?',
		'What do the calls lose you?',
		'What would one be worth?',
		'What is each worth?',
		'What has this run you?',
		'What does a call average?',
		'What does an hour add up to?',
		'What do your hours come to?',
		'What does it costs?',
		'What is the costing?',
		'Roughly?',
		"What's that costing?",
		"What's it cost?",
		"What's this worth?",
		"What's a job worth?",
		"What's an hour worth?",
		"What's one worth?",
		"What's the average?",
		"What's your rate?",
		"What's the number?",
		"What's your share?",
		'What percent?',
		'What per cent?',
		'In hours?',
		'In money?',
		'In numbers?',
		'In pounds?',
		'In dollars?',
		'In euros?',
	],
	leaves: ['How do you do it?', 'What is that?', 'What do you use?'],
};

export const BUZZWORDS: Pattern = {
	id: 'words of a brochure',
	pattern:
		/\b(?:best[- ]in[- ]class|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|game[- ]chang(?:er|ing)|next[- ]generation|turnkey|seamless(?:ly)?|synerg(?:y|ies)|leverag(?:e|es|ing)|revolutioni[sz]e|holistic|industry[- ]leading|paradigm|disruptive|frictionless|value[- ]add|mission[- ]critical)\b/i,
	finds: [
		'It is best-in-class.',
		'It is world class.',
		'It is cutting edge.',
		'It is state of the art.',
		'A game changer.',
		'It is game-changing.',
		'The next generation.',
		'A turnkey system.',
		'It is seamless.',
		'It works seamlessly.',
		'There is synergy.',
		'The synergies.',
		'It leverages data.',
		'We leverage data.',
		'Leveraging data.',
		'It will revolutionize it.',
		'It will revolutionise it.',
		'A holistic view.',
		'The industry-leading tool.',
		'A new paradigm.',
		'It is disruptive.',
		'It is frictionless.',
		'The value-add.',
		'It is mission critical.',
	],
	leaves: ['It is a good tool.', 'The key turns.'],
};

export const ADVICE_ASKING_CUES = [CHECKS_ALONG, ASKS_THE_SIZE, BUZZWORDS];
