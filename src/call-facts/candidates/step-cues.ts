/** The words by which a step is told from what is none. */

import type { Pattern } from '#language/pattern.ts';

/** What the client has in hand when they read it. */
export const THIS_PAPER: Pattern = {
	id: 'the paper itself',
	pattern:
		/\b(?:send|e-?mail|put together|prepare|draft|write up|do|have)\b(?: \w+){0,4} (?:proposal|offer|quote|options|summary|growth plan|the plan)\b/i,
	finds: [
		"I'll send the proposal before that.",
		"I'll email you an offer.",
		"I'll e-mail you an offer.",
		"I'll put together a quote.",
		"I'll prepare a quote for you.",
		"I'll draft the growth plan.",
		"I'll write up the summary.",
		"I'll do you a proposal.",
		"You'll have the proposal by Wednesday.",
		'I will send you the two options on one page.',
		"I'll send the plan on Monday.",
	],
	leaves: ["I'll send you the agreement.", 'The proposal was good.'],
};

/** A label that says what somebody is, not who. */
export const ROLE: Pattern = {
	id: 'a role in place of a name',
	pattern:
		/^(?:prospect|client|customer|buyer|seller|(?:sales )?rep|agent|caller|host|guest|ae|se|sdr|me|you|them|(?:\w+ )?manager|speaker \d+|unknown)$/i,
	finds: [
		'Prospect',
		'Client',
		'Customer',
		'Buyer',
		'Seller',
		'Sales Rep',
		'Agent',
		'Caller',
		'Host',
		'Guest',
		'AE',
		'SE',
		'SDR',
		'Me',
		'You',
		'Them',
		'Ops Manager',
		'Speaker 2',
		'Unknown',
	],
	leaves: ['Ann', 'Guest Ann', 'Seth'],
};

/** Where a speaker says what they will do. */
export const SELF: Pattern = {
	id: 'that the speaker will do it',
	pattern:
		/(?:\b(?:i|we|you)(?:'ll| will| shall| can| could|'m going to|'m gonna)|\blet (?:me|us)|\blet's|^(?:send|give|come|call|bring|ring|get|put|see)\b)/i,
	finds: [
		"I'll send it.",
		'Let me ask them.',
		"Let's meet.",
		'Come on Tuesday.',
		'We will do it.',
		'You shall do it.',
		'I can do it.',
		'I could do it.',
		"I'm going to do it.",
		"I'm gonna do it.",
		'Let us ask.',
		'Send it.',
		'Give it.',
		'Call it.',
		'Bring it.',
		'Ring it.',
		'Get it.',
		'Put it.',
		'See it.',
	],
	leaves: ['They each get a message.', 'A third to start.', 'Somebody who can log in.'],
};

/** A step whose end was cut off. */
export const LEFT_HANGING: Pattern = {
	id: 'that a step lacks its end',
	pattern: /\b(?:to|against|with|for|of|the)$/i,
	finds: ['sends it to', 'checks it against', 'talks with', 'waits for', 'sends a copy of', 'brings the'],
	leaves: ['sends the responses', 'sets it up'],
};

/** The groups are the name, and what is asked. */
export const ASKED: Pattern = {
	id: 'somebody who is asked by name',
	pattern: /^(\p{Lu}\p{L}+), (?:if you could|you|could you|can you) (.+)$/u,
	finds: [
		'Michelle, you send me the list.',
		'Michelle, if you could send the list.',
		'Michelle, could you send the list?',
		'Michelle, can you send the list?',
	],
	leaves: ['Michelle sends the list.', 'Michelle, your list.', 'You send it.'],
};

export const CONDITION: Pattern = {
	id: 'a condition, not a step',
	pattern: /^if\b(?! you could)/i,
	finds: ["If she signs, I'll send it."],
	leaves: ['If you could send it.', 'Iffy weather.', 'See if she signs.'],
};

export const PUTS_OFF: Pattern = {
	id: 'a step that only puts off',
	pattern: /\b(?:come|get) back to (?:you|me|us)\b/i,
	finds: ["I'll come back to you.", "I'll get back to you.", "You'll come back to me.", "You'll get back to us."],
	leaves: ["I'll come back to Leeds.", "I'm back to normal."],
};

export const BEFORE_A_DATE: Pattern = {
	id: 'what stands before a day in its own words',
	pattern: /^(?:[,\s]+(?:on )?|on )/i,
	finds: ['on 15 July', ', 15 July', ', on 15 July'],
	leaves: ['15 July', 'onward'],
};

export const CUT_OFF: Pattern = {
	id: 'a sentence that asks or was cut off',
	pattern: /[?–…-]$/,
	finds: ['Shall I send it?', "I'll send –", "I'll send…", "I'll send-"],
	leaves: ["I'll send it.", "I'll e-mail it"],
};

/** Written small within a sentence. */
export const DAY_FIRST: Pattern = {
	id: 'a word that begins a day and is no name',
	pattern: /^(?:Today|Tonight|Tomorrow|This|Next|The|By|On|In|At|First|Early|Before)\b/,
	finds: [
		'Today',
		'Tonight',
		'Tomorrow',
		'This week',
		'Next Friday',
		'The ninth',
		'By Friday',
		'On Friday',
		'In May',
		'At Easter',
		'First thing on Friday',
		'Early May',
		'Before May',
	],
	leaves: ['Friday', 'May', 'by Friday', 'Thursday', 'Inverness week'],
};

/** "I'll send it Friday. No, Monday." */
export const CORRECTS: Pattern = {
	id: 'a day put right',
	pattern: /^(?:by|no|sorry|wait|actually|or)\b/i,
	finds: ['By Monday.', 'No, Monday.', 'Sorry, Monday.', 'Wait, Monday.', 'Actually Monday.', 'Or Monday.'],
	leaves: ['Monday.', 'Not Monday.', 'Order it Monday.'],
};

/** "I'll move it, our calendar was slow this week." */
export const SAYS_MORE: Pattern = {
	id: 'a clause that says more than the deed',
	pattern: /\b(?:is|are|was|were|been|has|have|had)\b|'s\b|'re\b/i,
	finds: [
		'our calendar is slow this week',
		'our days are full this week',
		'our calendar was slow this week',
		'our days were full this week',
		'been slow this week',
		'Gary has it this week',
		'we have a fair this week',
		'we had a fair this week',
		"it's slow this week",
		"they're slow this week",
	],
	leaves: ['by Friday at the latest', 'with the list and the hash'],
};

/** "I send it until Friday", as those say it to whom English is foreign. */
export const UNTIL: Pattern = {
	id: 'a day until which something is done',
	pattern: /^(?:until|till) /i,
	finds: ['until Friday', 'till Friday'],
	leaves: ['by Friday', 'untilled'],
};

/** Without these the day would be another. */
export const KEPT: Pattern = {
	id: 'a word before a day that is kept with it',
	pattern: /^(?:by|before|after|until)$/,
	finds: ['by', 'before', 'after', 'until'],
	leaves: ['on', 'by the'],
};

export const STEP_CUES = [
	THIS_PAPER,
	ROLE,
	SELF,
	LEFT_HANGING,
	ASKED,
	CONDITION,
	PUTS_OFF,
	BEFORE_A_DATE,
	CUT_OFF,
	DAY_FIRST,
	CORRECTS,
	SAYS_MORE,
	UNTIL,
	KEPT,
];
