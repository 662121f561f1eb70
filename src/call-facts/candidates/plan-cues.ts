/** The words by which sentences are offered for a part of a plan. */

import type { Pattern } from '#language/pattern.ts';

export const LOSES: Pattern = {
	id: 'what is lost',
	pattern: /\b(?:los(?:e|es|ing)|cost(?:s|ing)?|pay(?:s|ing)?|wast(?:e|es|ing)|miss(?:es|ing)?)\b/i,
	finds: [
		'We lose nine a week.',
		'It costs us a day.',
		'We pay for it twice.',
		'We waste a day.',
		'We miss one in three.',
	],
	leaves: ['We count them.', 'The loss adjuster came.'],
};

export const OVER: Pattern = {
	id: 'what is over',
	pattern: /\b(?:was|were|used to|had|did)\b/i,
	finds: ['It was nine a week.', 'They were nine.', 'We used to lose nine.', 'We had nine.', 'We did nine.'],
	leaves: ['It is nine a week.'],
};

export const MEASURE: Pattern = {
	id: 'a measure',
	pattern:
		/(?:\b(?:half|twice|double|instead of|down (?:by|to)|up (?:by|to)|inside|within|under|below|at least|no more than|one in|out of|per cent|percent|every)\b|\d)/i,
	finds: ['Down by half.', 'I want 3 of them.'],
	leaves: ['I want to be home.'],
};

export const MONEY_ONLY: Pattern = {
	id: 'how a sum is paid',
	pattern: /\b(?:payments?|each|per cent|percent|discount)\b/i,
	finds: ['In three payments.', 'It is nine each.', 'It is nine per cent.', 'It is nine percent.', 'With a discount.'],
	leaves: ['It is nine for the page.'],
};

export const LATER: Pattern = {
	id: 'what comes later',
	pattern:
		/\b(?:after that|afterwards|later on|second phase|phase two|next (?:phase|season|year)|the (?:other|remaining) (?:\d+|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|the rest of (?:it|them|the)|roll (?:it|this|that)? ?out|in the (?:autumn|fall|spring|summer|winter)|if (?:you|we) (?:carry|go) on|once (?:that|it)'s)\b/i,
	finds: [
		'After that we do the rest.',
		'Afterwards we look.',
		'The training comes later on.',
		'The second phase is the vans.',
		'Phase two is the vans.',
		'Next season we do it.',
		'The other two branches follow.',
		'The rest of it follows.',
		'Then we roll it out.',
		'In the autumn we do it.',
		'If you carry on, it is nine.',
		"Once that's done, we train.",
	],
	leaves: ['We do it first.', 'It rolls downhill.'],
};

export const PLAN_CUES = [LOSES, OVER, MEASURE, MONEY_ONLY, LATER];
