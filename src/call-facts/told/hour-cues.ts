/** The words of hours. */

import { SPOKEN_HOUR } from '#language/dates/spoken-hour.ts';
import type { Pattern } from '#language/pattern.ts';

export const HOUR_ALONE: Pattern = {
	id: 'an hour that stands alone',
	pattern: new RegExp(
		String.raw`^(?:\W*\b(?:make it|say|at|then|ok|okay|yes|yeah|do|oh|aye|no|so|and)\b)*\W*(?<hour>${SPOKEN_HOUR.source})(?:'s|-ish)?(?:\W*$|[.,!?]|(?<=make it [\w -]{3,20}) |(?= (?:it is|works?|suits|can|is (?:good|fine|okay)|good|perfect|done|your|my|our|central|then|at|sharp|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b))`,
		'i',
	),
	finds: [
		'Make it nine.',
		'make it seven thirty i leave by eight',
		'seven thirty monday done',
		'Say half two.',
		'At twelve, after his mass.',
		'Then ten.',
		'ok seven',
		'Okay, seven.',
		'Yes, seven.',
		'Yeah, seven.',
		'Do, seven.',
		'Oh, seven.',
		'Aye, half ten.',
		'No, seven.',
		'So seven.',
		'And seven.',
		'Eleven it is.',
		'Ten works.',
		'Ten suits me.',
		'Four can.',
		'Ten is good.',
		'Ten good.',
		'Ten perfect.',
		'Ten done.',
		'Nine your time.',
		'Nine my time.',
		'Nine our time.',
		'Six-thirty Central.',
		'Seven then.',
		'Nine at the yard.',
		'Nine sharp.',
		'Quarter past nine.',
		'Ten past nine.',
		'Twenty to nine.',
		'Twenty past nine.',
		'One.',
		'Three.',
		'Five.',
		'Eight.',
		'Noon.',
		'10:30.',
		'Nine fifteen.',
		'Nine forty-five.',
		"Nine o'clock.",
		'Nine am.',
		'Half past.',
		'Quarter past.',
		"Ten's good.",
		'Nine-ish.',
		'Ten is fine.',
		'Ten is okay.',
		'Ten Tuesday.',
		'Ten Wednesday.',
		'Ten Thursday.',
		'Ten Friday.',
		'Ten Saturday.',
		'Ten Sunday.',
	],
	leaves: [
		'Nobody is human here at nine.',
		'Ten is my Dutch call.',
		'Two shops are shut.',
		'Four people come.',
		'Nine thousand.',
		'Half the shops are shut.',
	],
};

/** "Half past", of the hour that was said before. */
export const PAST_WHICH: Pattern = {
	id: 'minutes past an hour that was said before',
	pattern: /\b(?:past|to)$/i,
	finds: ['half past', 'a quarter to'],
	leaves: ['half past nine'],
};

export const SAME_TIME: Pattern = {
	id: 'the hour of this call',
	pattern: /\bsame (?:time|hour)\b/i,
	finds: ['Tuesday, same time.', 'Wednesday, the same hour.'],
	leaves: ['All at the same timeline.'],
};

export const JOINS: Pattern = {
	id: 'what stands between a day and its hour',
	pattern: /^,? ?(?:at|the|on|by)? ?$/i,
	finds: [', ', ' at ', ' the ', ' on ', ' by '],
	leaves: [' or ', '. '],
};

export const HOUR_CUES = [JOINS, HOUR_ALONE, PAST_WHICH, SAME_TIME];
