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

/** Also of somebody else's offer. */
export const ASKS_WHAT_IT_COSTS: Pattern = {
	id: 'a question for what they pay now',
	pattern:
		/\b(?:[Ww]hat|[Hh]ow much) (?:do|are|did|does|is|would) (?:you|they|it|that|he|she|\p{Lu}\w+|the \w+)(?: \w+){0,2}? (?:pay(?:ing)?|cost(?:ing)?|charg(?:e|ing)|want(?:ing)?|ask(?:ing)?)\b|\b(?:made|given|sent) you (?:an|their) (?:offer|quote|price)/u,
	finds: [
		'What do you pay NightDesk?',
		'How much are you paying for it now?',
		'What did they charge you?',
		'What does the bureau cost you?',
		'What is it costing you?',
		'What would he charge?',
		'What does she want?',
		'What are they wanting?',
		'What does Hadley ask?',
		'What is that costing?',
		'What are they asking?',
		'What are they charging?',
		'What does it cost you now?',
		'Docuport, have they made you an offer?',
		'Have they given you their quote?',
		'Have they sent you their price?',
	],
	leaves: ['What do you do?', 'What happens then?', 'It costs nine.'],
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

/** The answer is the reason of a no. */
export const ASKS_WHY_NOT: Pattern = {
	id: 'a question for the reason of a no',
	pattern:
		/\b(?:(?:was|is) it (?:only |just )?(?:the|about) \w+|may i ask (?:why|what)|why (?:not|did you)|what (?:made you (?!ask|look|call|ring|get in|reach|take|want)|put you)|what was the reason)\b[^.?!]*\?/i,
	finds: [
		'May I ask, was it only the price?',
		'Is it the money or the timing?',
		'Is it just the price?',
		'Is it about money?',
		'May I ask why?',
		'May I ask what it was?',
		'Why not?',
		'Why did you choose them?',
		'What made you go with them?',
		'What put you off?',
		'What was the reason?',
	],
	leaves: [
		'What made you ask for a quote?',
		'What made you look around?',
		'What made you call us?',
		'What made you ring?',
		'What made you get in touch?',
		'What made you reach out?',
		'What made you take this call?',
		'What made you want it?',
		'Is it raining?',
		'Was it the price. Never mind?',
		'May I ask you something?',
	],
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

export const ASKED_CUES = [ASKS_HOW_MANY, ASKS_WHAT_IT_COSTS, ASKS_FOR_DOUBTS, ASKS_WHY_NOT, ASKS_BY_WHEN];
