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
		'He loses it.',
		'Losing it.',
		'Costing us.',
		'It pays.',
		'Paying it.',
		'It wastes it.',
		'Wasting it.',
		'He misses it.',
		'Missing it.',
	],
	leaves: ['We count them.', 'The loss adjuster came.'],
};

/** Beside a sum of a trouble: that it comes back or is gone. */
export const COSTS: Pattern = {
	id: 'what a trouble costs',
	pattern:
		/\b(?:each time|every time|a time|an? (?:day|week|month|year)|disappears?|gone|walked|write-?offs?|wrote off|penalt(?:y|ies))\b/i,
	finds: [
		'A hundred each time.',
		'A hundred every time.',
		'A hundred a time.',
		'A hundred a day.',
		'A hundred disappears.',
		'A hundred gone.',
		'A hundred walked.',
		'A hundred of write-offs.',
		'We wrote off a hundred.',
		'A hundred in penalties.',
		'Nine a week.',
		'Nine a month.',
		'Nine a year.',
		'It is a penalty.',
	],
	leaves: ['Last year was two million.', 'An implant is a hundred.'],
};

/** Before the result of a sum that was worked out aloud. */
export const RESULT: Pattern = {
	id: 'a sum that was worked out',
	pattern: /^(?:(?:so|okay|yeah|and),? )*(?:that's|that is|it's|which is|call it)\b/i,
	finds: [
		"That's thirty grand a month.",
		'So that is thirty grand a month.',
		"It's seven a day.",
		'Which is thirty a month.',
		'Call it thirty a month.',
		"Okay, that's nine.",
		"Yeah, that's nine.",
		"And that's nine.",
	],
	leaves: ['What is it a month?', 'We know that it is thirty.'],
};

export const WANTS: Pattern = {
	id: 'what somebody wants',
	pattern: /\b(?:(?:i|we)(?:'d)? (?:want|need|like|love)|(?:i|we)'d be (?:happy|delighted)|back to)\b/i,
	finds: [
		"I'd want sixty a month.",
		'We need to be at four.',
		"I'd like sixty.",
		"We'd love sixty.",
		"With sixty I'd be happy.",
		"With sixty we'd be delighted.",
		'Back to the old level.',
	],
	leaves: ['They want sixty.', 'What do you need?'],
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
	finds: [
		'Down by half.',
		'I want 3 of them.',
		'Half of them.',
		'Twice as many.',
		'Double that.',
		'Them instead of us.',
		'Down by them.',
		'Down to them.',
		'Up by them.',
		'Up to them.',
		'Inside May.',
		'Within May.',
		'Under them.',
		'Below them.',
		'At least them.',
		'No more than them.',
		'One in them.',
		'Out of them.',
		'A per cent.',
		'A percent.',
		'Every van.',
	],
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
		/\b(?:after that|afterwards|later on|second phase|phase (?:two|three|2|3)|from month \w+|from (?:january|february)|next (?:phase|season|year)|the (?:other|remaining) (?:\d+|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|the rest of (?:it|them|the)|roll (?:it|this|that)? ?out|in the (?:autumn|fall|spring|summer|winter)|if (?:you|we) (?:carry|go) on|once (?:that|it)'s)\b/i,
	finds: [
		'After that we do the rest.',
		'Afterwards we look.',
		'The training comes later on.',
		'The second phase is the vans.',
		'Phase two is the vans.',
		'From month three we write.',
		'And third, from January, the letters.',
		'Next season we do it.',
		'The other two branches follow.',
		'The rest of it follows.',
		'Then we roll it out.',
		'In the autumn we do it.',
		'If you carry on, it is nine.',
		"Once that's done, we train.",
		'In phase three.',
		'In phase 2.',
		'In phase 3.',
		'From February.',
		'In the next phase.',
		'Next year.',
		'The remaining 9.',
		'The other half.',
		'The other one.',
		'The other three.',
		'The other four.',
		'The other five.',
		'The other six.',
		'The other seven.',
		'The other eight.',
		'The other nine.',
		'The other ten.',
		'The other eleven.',
		'The other twelve.',
		'The rest of them.',
		'The rest of the vans.',
		'We roll this out.',
		'We roll that out.',
		'In the fall.',
		'In the spring.',
		'In the summer.',
		'In the winter.',
		'If we carry on.',
		'If you go on.',
		"Once it's done.",
	],
	leaves: ['We do it first.', 'It rolls downhill.'],
};

export const PLAN_CUES = [COSTS, RESULT, WANTS, LOSES, OVER, MEASURE, MONEY_ONLY, LATER];
