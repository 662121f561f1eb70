/** The small words that change with who reads them. */

import type { Pattern } from '#language/pattern.ts';

export const PRONOUN: Pattern = {
	id: 'a word for one of both sides',
	pattern: /\b(?:you|your|yours|my|our|me|us)\b/gi,
	finds: ['to you', 'your list', 'yours', 'my list', 'our list', 'to me', 'to us'],
	leaves: ['the youth', 'mine', 'ours'],
};

/** A promise of the client's, as they read it in our paper. */
export const SEEN_BY_THEM: Record<string, string> = {
	you: 'us',
	your: 'our',
	yours: 'ours',
	my: 'your',
	our: 'your',
	me: 'you',
	us: 'you',
};
/** One of ours says it. */
export const AS_OURS: Record<string, string> = { me: 'us', my: 'our' };

export const OUR: Pattern = {
	id: 'a word for the speaker and theirs',
	pattern: /\b(?:we|us|ours?|ourselves)\b/gi,
	finds: ['we had it', 'to us', 'our list', 'ours', 'by ourselves'],
	leaves: ['the west', 'use it', 'hours'],
};

export const OF_ONE_SPEAKER: Pattern = {
	id: 'a word for one of both alone',
	pattern: /\b(?:i|me|my|mine|myself|you|yours?|let's|he|she)\b/i,
	finds: [
		'I had it',
		"I'm late",
		'to me',
		'my list',
		'mine',
		'by myself',
		'you had it',
		'your list',
		'yours',
		"let's go",
		'he had it',
		'she had it',
	],
	leaves: ['we had it', 'the mines', 'the youth'],
};

export const PRONOUN_CUES = [PRONOUN, OUR, OF_ONE_SPEAKER];
