/** The words of promises: of what kind they are, and what is done. */

import type { Pattern } from '#language/pattern.ts';
import type { PromiseKind } from './facts.ts';

/** The first that fits is the kind. */
export const PROMISES: readonly Pattern<Exclude<PromiseKind, 'other'>>[] = [
	{
		id: 'sign',
		pattern: /\b(?:sign(?:ed|ing)?|countersign\w*|signature)\b/i,
		finds: [
			"I'll sign it by Friday.",
			'He has to countersign it.',
			'You get my signature.',
			'Get it signed.',
			'We are signing on Friday.',
		],
		leaves: ["I'll design it."],
	},
	{
		id: 'pay',
		pattern: /\b(?:pay (?:it|you|the)|transfer|invoice|deposit)\b/i,
		finds: [
			"I'll pay it today.",
			"I'll transfer it.",
			'You get the invoice.',
			"I'll pay you today.",
			"I'll pay the half.",
			"I'll put the deposit down.",
		],
		leaves: ['It pays for itself.'],
	},
	{
		id: 'meet',
		pattern:
			/\b(?:meet|meeting|call you|ring you|phone you|speak|see you|come (?:by|over|down|up|in)|visit|demo|zoom)\b/i,
		finds: [
			"Let's meet.",
			'The meeting is on Tuesday.',
			"I'll call you.",
			"I'll ring you.",
			"I'll phone you.",
			"Let's speak Thursday.",
			'See you Tuesday.',
			"I'll come by.",
			"I'll come over.",
			"I'll come down.",
			"I'll come up.",
			"I'll come in.",
			"I'll visit you.",
			'The demo is at ten.',
			'By Zoom at ten.',
		],
		leaves: ["I'll have the list."],
	},
	{
		id: 'send',
		pattern: /\b(?:send|e-?mail|forward|share|get (?:it|that|the|you)|write (?:it|that|you|up)|text you|drop)\b/i,
		finds: [
			"I'll send the list.",
			"I'll email it.",
			"I'll forward it.",
			"I'll share it.",
			"I'll get the letter over.",
			"I'll get it over.",
			"I'll get that over.",
			"I'll get you the page.",
			"I'll write that down.",
			"I'll write you a page.",
			"I'll write it down.",
			"I'll write up the page.",
			"I'll text you.",
			"I'll drop it in.",
		],
		leaves: ['I could do with it.'],
	},
	{
		id: 'ask',
		pattern: /\b(?:ask|talk to|talk with|check|find out|look into|run it past)\b/i,
		finds: [
			"I'll ask Raj.",
			"I'll talk to Raj.",
			"I'll talk with Raj.",
			"I'll check it.",
			"I'll find out.",
			"I'll look into it.",
			"I'll run it past Raj.",
		],
		leaves: ['A big task.'],
	},
	{
		id: 'start',
		pattern: /\b(?:start|begin|kick[- ]?off|set (?:it|you|that) up|go live)\b/i,
		finds: [
			"We'll start Monday.",
			"We'll begin in May.",
			'Kick-off is Monday.',
			"I'll set you up.",
			"I'll set it up.",
			"I'll set that up.",
			'We go live in May.',
		],
		leaves: ['A restart of it.'],
	},
];

/** What stands before a deed, and the deed. */
export const ACTION: Pattern = {
	id: 'the words of a deed',
	pattern:
		/(?:'ll|\b(?:will|shall|going to|gonna|can|could|let me|let us|let's)) (?:just |also |then )?([^.,;:!?]{3,90})/i,
	finds: [
		"I'll send it.",
		'We will send it.',
		'We shall send it.',
		'We are going to send it.',
		'I am gonna send it.',
		'I can send it.',
		'I could send it.',
		'Let me send it.',
		'Let us send it.',
		"Let's send it.",
	],
	leaves: ['I send it.', 'You may. I will.', 'Canned fish.'],
};

export const BEFORE_ITS_DAY: Pattern = {
	id: 'what stands before the day of a promise',
	pattern: / (?:by|on|at|before|until|this|next|the)$/i,
	finds: [
		'send it by',
		'send it on',
		'send it at',
		'send it before',
		'send it until',
		'send it this',
		'send it next',
		'send it the',
	],
	leaves: ['send it by post', 'send it', 'send the lathe'],
};

/** "What I'll do is write it up": the deed comes after that. */
export const ANNOUNCES_DEED: Pattern = {
	id: 'that what will be done comes next',
	pattern: /^do is,? /i,
	finds: ['do is write it up', 'do is, write it up'],
	leaves: ['do it as it is', 'do this'],
};

export const PROMISE_CUES = [...PROMISES, ACTION, BEFORE_ITS_DAY, ANNOUNCES_DEED];
