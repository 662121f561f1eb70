/** The words by which what is read as a doubt is none, or was met. */

import type { Pattern } from '#language/pattern.ts';

/** The seller's word that they have understood. */
export const CONFIRMED: Pattern = {
	id: 'an understanding that is confirmed',
	pattern: /^(?:exactly|precisely|correct|spot on|that['’]s (?:right|it|correct))\b/i,
	finds: [
		'Exactly. Only the miles.',
		'Precisely.',
		'Correct.',
		'Spot on.',
		"That's right.",
		"That's it.",
		"That's correct.",
	],
	leaves: ['It is exactly that.', "That's a fair point."],
};

export const BUYS: Pattern = {
	id: 'a doubt that is a yes',
	pattern:
		/\b(?:rather (?:book|order|sign|take|start)(?: it)? now|don['’]t see why not|that (?:sort of |kind of )?(?:decides|settles) (?:it|that))\b/i,
	finds: [
		"I'd rather book it now.",
		"I'd rather order now.",
		"I'd rather sign now.",
		"I'd rather take it now.",
		"I'd rather start now.",
		"I don't see why not.",
		"Well, that sort of decides it, doesn't it?",
		'That kind of settles it.',
		'That decides that.',
	],
	leaves: ['I would rather not.', 'I see why not.', 'Who decides it?'],
};

/** Said of an honest answer. */
export const APPRECIATES: Pattern = {
	id: 'thanks for an answer',
	pattern: /\b(?:appreciate|thanks for|thank you for|honest answer)\b/i,
	finds: [
		'I appreciate you saying it.',
		'Thanks for saying so.',
		'Thank you for saying so.',
		'That is an honest answer.',
	],
	leaves: ['Thanks.', 'To be honest, no.'],
};

export const OBJECTION_CUES = [CONFIRMED, BUYS, APPRECIATES];
