/** The words by which the rules of the advice know a no. */

import type { Pattern } from '#language/pattern.ts';

/** A no that is one for now. */
export const LATER: Pattern = {
	id: 'a door left open',
	pattern:
		/\b(?:next (?:year|season|spring|summer|autumn|fall|winter|quarter)|(?:come|call|ring|try|ask)(?: me| us)? (?:back|again) (?:in|after|next|when)|not (?:right now|at the moment|this (?:year|quarter|month))|maybe later|another time|keep (?:your|the) (?:card|number|details|email))\b/i,
	finds: [
		'Next year maybe.',
		'Next season.',
		'Next spring.',
		'Next summer.',
		'Next autumn.',
		'Next fall.',
		'Next winter.',
		'Next quarter.',
		'Call me again in May.',
		'Come back after Easter.',
		'Ring us back next week.',
		'Try again when it is done.',
		'Ask me again in May.',
		'Call back in May.',
		'Not right now.',
		'Not at the moment.',
		'Not this year.',
		'Not this quarter.',
		'Not this month.',
		'Maybe later.',
		'Another time.',
		"I'll keep your card.",
		"I'll keep the number.",
		"I'll keep your details.",
		"I'll keep the email.",
	],
	leaves: ['We are not interested.', 'The next one, please.'],
};

export const ASKS_WHY: Pattern = {
	id: 'a question for a reason',
	pattern:
		/\b(?:why|what (?:made|makes|put|holds|stops|stopped|happened|changed|was it)|may i ask|can i ask|could i ask|mind (?:me|if i) ask|is it (?:the|about|more)|was it (?:the|about|more))\b/i,
	finds: [
		'Why?',
		'What made you?',
		'What makes you say so?',
		'What put you off?',
		'What holds you back?',
		'What stops you?',
		'What stopped it?',
		'What happened?',
		'What changed?',
		'What was it?',
		'May I ask?',
		'Can I ask?',
		'Could I ask?',
		'Mind me asking? Do you mind me ask?',
		'Mind if I ask?',
		'Is it the price?',
		'Is it about the price?',
		'Is it more the time?',
		'Was it the price?',
		'Was it about the price?',
		'Was it more the time?',
	],
	leaves: ['What do you use?', 'Is it yours?'],
};

export const GIVES_REASON: Pattern = {
	id: 'a reason that is given',
	pattern: /\b(?:because|reason|since|we(?:['’]ve)?(?: already)? (?:have|got)|happy with)\b/i,
	finds: [
		'Because of Ann.',
		'The reason is Ann.',
		'Since May.',
		'We already have one.',
		'We have one.',
		"We've got one.",
		'We are happy with Ann.',
	],
	leaves: ['No, thank you.'],
};

export const COMES_BACK: Pattern = {
	id: 'a seller who comes back',
	pattern: /\b(?:ring|call|check|back|touch|then)\b/i,
	finds: ['I ring you.', 'I call you.', 'I check in.', 'I come back.', 'We keep in touch.', 'Until then.'],
	leaves: ['Thank you for your time.'],
};

export const ASKS_ONCE_MORE: Pattern = {
	id: 'a further try',
	pattern: /\b(?:could|can|may|what if|would you|just)\b[^.?!]*\?|\bbut if i could\b/i,
	finds: [
		'But if I could just show you.',
		'Could I send it?',
		'Can I send it?',
		'May I send it?',
		'What if I send it?',
		'Would you look?',
		'Just one film?',
	],
	leaves: ['I take you off today.', 'Who is it?'],
};

export const ADVICE_REFUSAL_CUES = [LATER, ASKS_WHY, GIVES_REASON, COMES_BACK, ASKS_ONCE_MORE];
