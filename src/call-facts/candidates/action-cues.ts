/** The words by which what is done is cut out of a promise. */

import type { Pattern } from '#language/pattern.ts';

export const WILL_DO: Pattern = {
	id: 'the words before what is done',
	pattern:
		/(?:\b(?:i|we|you)(?:'ll| will| shall| can| could|'m going to|'m gonna)|\blet (?:me|us)|\blet's)(?: just| also| then)?$/i,
	finds: [
		"I'll",
		"We'll",
		"You'll",
		'I will',
		'I shall',
		'I can',
		'I could',
		"I'm going to",
		"I'm gonna",
		'let me',
		'let us',
		"let's",
		"I'll just",
		"I'll also",
		"I'll then",
	],
	leaves: ["They'll", "I'll send", "I'll never"],
};

export const CLAUSE_BEHIND: Pattern = {
	id: 'a clause behind what is done',
	pattern: /,? (?:and|so|so that|if|when|because) (?:i|we|you)\b.*$/i,
	finds: [
		'sends it, and I go',
		'sends it so we go',
		'sends it so that you see it',
		'sends it if you ask',
		'sends it when you ask',
		'sends it because you ask',
	],
	leaves: ['sends it and goes', 'sends it so fast'],
};

export const WORD_OF_A_DAY: Pattern = {
	id: 'a word that a day was cut off from',
	pattern: / (?:by|on|at|before|until|this|next|the|sometime)$/i,
	finds: [
		'sends it by',
		'sends it on',
		'sends it at',
		'sends it before',
		'sends it until',
		'sends it this',
		'sends it next',
		'sends it the',
		'sends it sometime',
	],
	leaves: ['sends it by post', 'passes', 'sends it to'],
};

export const LEANS: Pattern = {
	id: 'a word for what another sentence says',
	pattern: /\b(?:that|it|them|those|these|both|this)(?=$|[.,;]| (?:to|by|with|over|on|for|in|up)\b)/i,
	finds: [
		'sends that',
		'sends it',
		'sends them',
		'sends those',
		'sends these',
		'sends both',
		'sends this',
		'sends it to Raj',
		'sends it by post',
		'sends it with May',
		'sends it over',
		'puts it on paper',
		'does it for May',
		'puts it in writing',
		'writes it up',
	],
	leaves: ['sends that list', 'sends it all'],
};

export const OF_OURS: Pattern = {
	id: 'somebody in an action',
	pattern: /\b(?:i|we)\b/i,
	finds: ['what I sent', 'what we sent'],
	leaves: ['is in week one'],
};

export const UNSURE: Pattern = {
	id: 'an action that is none yet',
	pattern: /\b(?:try|be|maybe|probably|need|want)\b/i,
	finds: ['try to send it', 'be there', 'maybe send it', 'probably send it', 'need to send it', 'want to send it'],
	leaves: ['bring the tray', 'send the begonias'],
};

export const SECOND_ACTION: Pattern = {
	id: 'a verb behind another',
	pattern:
		/(?<= and )(?:send|write|bring|share|draft|prepare|book|order|call|ring|sign|start|ask|check|pay|text|give|get)\b/g,
	finds: [
		'goes and send it',
		'goes and write it',
		'goes and bring it',
		'goes and share it',
		'goes and draft it',
		'goes and prepare it',
		'goes and book it',
		'goes and order it',
		'goes and call it',
		'goes and ring it',
		'goes and sign it',
		'goes and start it',
		'goes and ask it',
		'goes and check it',
		'goes and pay it',
		'goes and text it',
		'goes and give it',
		'goes and get it',
	],
	leaves: ['goes and sends it', 'book the room'],
};

export const ACTION_CUES = [WILL_DO, CLAUSE_BEHIND, WORD_OF_A_DAY, LEANS, OF_OURS, UNSURE, SECOND_ACTION];
