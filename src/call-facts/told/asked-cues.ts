/** What the seller asks for, by which it is known what an answer is about. */

import type { Pattern } from '#language/pattern.ts';

export const ASKS_HOW_MANY: Pattern = {
	id: 'a question for how much there is of it',
	pattern: /\bhow (?:many|much time|long|often|big)\b/i,
	finds: [
		'How many calls are we talking?',
		'How much time goes into it?',
		'How long does one take?',
		'How often is that?',
		'How big is it?',
	],
	leaves: ['How much is it?', 'How are you?'],
};

/** The answer is a doubt of theirs. */
export const ASKS_FOR_DOUBTS: Pattern = {
	id: 'a question for what worries them',
	pattern:
		/\b(?:worr(?:y|ies|ied)|concerns?|nagging|bother(?:s|ing)|afraid|hold(?:s|ing)? you back|keep(?:s|ing)? you from)\b[^.?!]*\?/i,
	finds: [
		'What would she worry about?',
		'What worries you?',
		'What are you worried about?',
		'What concerns do you have?',
		'What is the main concern?',
		'What else is nagging at you?',
		'What bothers you about it?',
		'What is bothering you?',
		'What are you afraid of?',
		'What holds you back?',
		'What is holding you back?',
		'What would hold you back?',
		'What would keep you from starting?',
		'What keeps you from it?',
		'What is keeping you from it?',
	],
	leaves: ['What would you like?', 'I worry. What is next?'],
};

/** The answer is the date by which they want it. */
export const ASKS_BY_WHEN: Pattern = {
	id: 'a question for their date',
	pattern:
		/\b(?:when (?:would|do|did|does|should|must|is|has|have|will) (?:you|they|it|that|this|he|she|we|the \w+)(?: \w+){0,3}? (?:want(?:ed)?|need(?:ed)?|like|to be|be (?:ready|done|live|there|finished))\b|by when\b|what(?:['’]s| is) (?:your|the) (?:time ?(?:line|frame)|deadline)\b)[^.?!]*\?/i,
	finds: [
		'And when would you want them started?',
		'When do you need it?',
		'When did they want it?',
		'When does it have to be ready?',
		'When should it be ready?',
		'When must the site be live?',
		'When is it wanted?',
		'When is it needed?',
		'When has it to be there?',
		'When have you to be out?',
		'When will it be done?',
		'When should this be finished?',
		'When would that be there?',
		'When should he be done?',
		'When would she like it?',
		'When would we need it?',
		'By when, roughly?',
		"What's your timeline?",
		'What is the time frame?',
		'What’s the deadline?',
	],
	leaves: ['When do you open?', 'When would you be free?', 'When you need it, call me.', 'When is he back?'],
};

export const ASKED_CUES = [ASKS_HOW_MANY, ASKS_FOR_DOUBTS, ASKS_BY_WHEN];
