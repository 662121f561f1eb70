/** The words of their questions, and of our answers. */

import type { Pattern } from '#language/pattern.ts';

/** "The four hundred twelve?" does not. */
export const ASKS: Pattern = {
	id: 'a question that says what it asks for',
	pattern:
		/^(?:(?:Who|What|When|Where|Why|How|Which|Is|Are|Do|Does|Did|Can|Could|Will|Would|Have|Has|Should|If)\b|\p{Lu}\S* (?:can|could|will|do|does|is|are|would|have)\b)/u,
	finds: [
		'Who pays?',
		'What happens in May?',
		'When, though?',
		'Where to?',
		'Why May?',
		'How much?',
		'Which van?',
		'Is it new?',
		'Are they new?',
		'Do you come?',
		'Does it run?',
		'Did it run?',
		'Can I see it?',
		'Could I see it?',
		'Will it run?',
		'Would it run?',
		'Have you one?',
		'Has it one?',
		'Should I sign?',
		'If it stops?',
		'Hadley can come?',
		'Hadley could come?',
		'Hadley will come?',
		'Vans do run?',
		'Hadley does come?',
		'Hadley is in?',
		'Vans are in?',
		'Hadley would come?',
		'Vans have it?',
	],
	leaves: ['The four hundred twelve?', 'And who pays?', 'Issues in May?'],
};

export const PUTS_OFF_AN_ANSWER: Pattern = {
	id: 'that an answer comes later',
	pattern: /\b(?:i|we)(?:'ll| will) (?:send|get back|ask|check|find)\b/i,
	finds: [
		"I'll send it.",
		"We'll send it.",
		'I will get back to you.',
		"I'll ask her.",
		"I'll check.",
		"I'll find it.",
	],
	leaves: ["You'll send it.", "I'll be there.", 'I sent it.'],
};

export const YES_OR_NO: Pattern = {
	id: 'a yes or no',
	pattern: /^(?:yes|no|yeah)\b/i,
	finds: ['Yes.', 'No, never.', 'Yeah, it does.'],
	leaves: ['Nobody does.', 'Oh yes.'],
};

export const QUESTION_CUES = [ASKS, PUTS_OFF_AN_ANSWER, YES_OR_NO];
