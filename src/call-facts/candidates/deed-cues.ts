/** The words of deeds that can be told by themselves: who does what. */

import type { Pattern } from '#language/pattern.ts';

/** What a step begins with, in the words of whoever does it. */
export const DEED: Pattern = {
	id: 'a deed',
	pattern:
		/^(?:send|e-?mail|mail|text|whatsapp|write|forward|share|bring|draft|prepare|print|put|book|order|call|ring|phone|get|give|sign|countersign|pay|transfer|wire|invoice|ask|talk|speak|tell|check|find|come|visit|start|run|set|fill|type|add|fix|hold|export|upload|walk|pull|dig|chase|confirm|introduce|connect|mention|show|take|move|switch|drop|make|do|scan|film|load|post|circulate|credit|cut|flick|shoot|redo|open|inform|hand|arrange|submit|deposit|lend|reply)\b/i,
	finds: [
		'send you the list',
		'email you the list',
		'mail you the list',
		'text you the link',
		'WhatsApp you the rates',
		'write the page',
		'forward the list',
		'share the list',
		'bring the scanner',
		'draft the page',
		'prepare two samples',
		'print the page',
		'put the number on the page',
		'book the room',
		'order two more',
		'call the board',
		'ring the board',
		'phone the board',
		'get two quotes',
		'give you the steps',
		'sign the form',
		'countersign the form',
		'pay the half',
		'transfer the half',
		'wire the half',
		'invoice the half',
		'ask the board',
		'talk to the board',
		'speak to the board',
		'tell the board',
		'check the date',
		'find the drawings',
		'come to the yard',
		'visit the yard',
		'start the work',
		'run the list',
		'set up the page',
		'fill in the form',
		'type up the list',
		'add you to the list',
		'fix page four',
		'hold the two days',
		'export the list',
		'upload the list',
		'walk Kevin through the page',
		'pull the sixty',
		'dig out the logo',
		'chase the ticket',
		'confirm the date',
		'introduce you to Paul',
		'connect you with Paul',
		'mention the date to Paul',
		'show the page to Paul',
		'take the photos',
		'move the invitation',
		'switch on the report',
		'drop off the box',
		'make a list',
		'do the deposit',
		'scan the papers',
		'film one more',
		'load the list',
		'post the page',
		'circulate the minutes',
		'credit the sixty',
		'cut the check',
		'flick you the link',
		'shoot you the link',
		'redo the order',
		'open the trial again',
		'inform the board',
		'hand in the form',
		'arrange the visit',
		'submit the form',
		'deposit the file',
		'lend you one',
		'reply to the board',
	],
	leaves: ['be honest', 'see how it goes', 'have a look', 'sender'],
};

/** What one side asks of the other in earnest. */
export const HANDED_OVER: Pattern = {
	id: 'what is asked to be handed over or done',
	pattern:
		/^(?:send|e-?mail|mail|text|forward|share|bring|prepare|print|export|upload|draft|get (?:me|us)|write|sign|fill|ask)\b/i,
	finds: [
		'send me the list',
		'email me the list',
		'mail me the list',
		'text me the list',
		'forward me the list',
		'share the list',
		'bring the list',
		'prepare the list',
		'print the list',
		'export the list',
		'upload the list',
		'draft the page',
		'get me the list',
		'write the page',
		'sign the form',
		'fill in the form',
		'ask the board',
		'get us the list',
	],
	leaves: ['give us a million', 'walk us round with your phone', 'get a new system'],
};

/** Before a deed. */
export const FILLS: Pattern = {
	id: 'a word that only fills',
	pattern: /^(?:(?:just|also|then|both|maybe|please|gladly|personally|quickly) )+/i,
	finds: [
		'just send it',
		'also send it',
		'then send it',
		'both sign it',
		'maybe send it',
		'please send it',
		'gladly send it',
		'personally send it',
		'quickly send it',
	],
	leaves: ['send it too'],
};

/** Beside a day, enough said. */
export const GETS_IN_TOUCH: Pattern = {
	id: 'a deed of two words',
	pattern: /^(?:call|ring|phone|visit) (?:you|us)$/i,
	finds: ['call you', 'ring you', 'phone us', 'visit you'],
	leaves: ['call Raj', 'call you back', 'email you'],
};

/** Whatever is paid need not be named; the group is the verb. */
export const PAYS: Pattern = {
	id: 'a deed that pays',
	pattern: /^(pay|transfer|wire) .*$/i,
	finds: ['pay the half', 'transfer the half', 'wire the half'],
	leaves: ['pay', 'payroll goes out', 'send the half'],
};

/** Behind an "and" these may be things: "the call and text". */
export const ALSO_A_THING: Pattern = {
	id: 'a verb that is a thing as well',
	pattern: /^(?:text|call|order|book|post|film|check|print|pay|invoice|fix|start)$/,
	finds: ['text', 'call', 'order', 'book', 'post', 'film', 'check', 'print', 'pay', 'invoice', 'fix', 'start'],
	leaves: ['send', 'ask', 'booking'],
};

/** The group is the verb. */
export const SECOND_VERB: Pattern = {
	id: 'a verb behind an and',
	pattern: / and (\p{Ll}+)(?= \p{L}|$)/gu,
	finds: ['send it and ask Raj', 'send it and ask'],
	leaves: ['send it and, well, ask', 'ask Ann and Raj', 'send a band'],
};

export const DEED_CUES = [DEED, HANDED_OVER, FILLS, GETS_IN_TOUCH, PAYS, ALSO_A_THING, SECOND_VERB];
