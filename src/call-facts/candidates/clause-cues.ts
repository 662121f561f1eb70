/** The words by which a deed is cut out of its sentence. */

import type { Pattern } from '#language/pattern.ts';

export const NEXT_DEED: Pattern = {
	id: 'where another deed begins',
	pattern: /(?:,| –|;)? (?:and|but|then) (?=(?:i|we|you)(?:'ll|'m going)? \p{L})|, (?=(?:i|we)(?:'ll| will) )/iu,
	finds: [
		"I'll send it and I ask Raj",
		"I'll send it, but we call first",
		"I'll send it then you sign",
		"I'll send it and I'll ask Raj",
		"I'll send it and I will ask Raj",
		"I'll send it and I'm going to ask Raj",
		"I'll send it and I can ask Raj",
		"I'll send it and you get the page",
		"I'll send it and you have the page",
		"I'll send it, I'll ask Raj",
		"I'll send it, we'll sign",
		"I'll send it, I will ask Raj",
	],
	leaves: ["I'll send it and ask Raj", "I'll send it, you sign", 'We sign and they pay'],
};

/** "PW, you'll have the page." */
export const CALLED: Pattern = {
	id: 'somebody who is called by name',
	pattern:
		/^(?!(?:Today|Tonight|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}\p{L}+, (?=(?:i|you|could|can|would|will|if)\b)/iu,
	finds: [
		"PW, I'll send the page.",
		"PW, you'll have the page.",
		'Michelle, could you send the page?',
		'Michelle, can you send the page?',
		'Michelle, would you send the page?',
		'Michelle, will you send the page?',
		'Michelle, if you could send the page.',
	],
	leaves: [
		"Today, I'll send the page.",
		"Tonight, I'll send the page.",
		"Tomorrow, I'll send the page.",
		"Monday, I'll send the page.",
		"Tuesday, I'll send the page.",
		"Wednesday, I'll send the page.",
		"Thursday, I'll send the page.",
		"Friday, I'll send the page.",
		"Saturday, I'll send the page.",
		"Sunday, I'll send the page.",
		'Michelle, the page.',
	],
};

export const BEGINS_WITH_A_DOER: Pattern = {
	id: 'words that begin with who does it',
	pattern: /^(?:i|we|you)\b/i,
	finds: ["I'm sending you the page", "we'll send you the page", "you'll have the page"],
	leaves: ['it is sent', 'your page is sent'],
};

export const ON_ITS_WAY: Pattern = {
	id: 'the last word of a thing on its way',
	pattern: / (?:over|back|out)$/,
	finds: ['the letter over', 'the form back', 'the page out'],
	leaves: ['the letter', 'the handover', 'the back page'],
};

export const BEFORE_A_DAY: Pattern = {
	id: 'what stands before a day that is cut out',
	pattern: / (?:by|on|at|over|in|before|until|till|for|from|during|the week|of)$/i,
	finds: [
		'send it by',
		'send it on',
		'send it at',
		'send it over',
		'send it in',
		'send it before',
		'send it until',
		'send it till',
		'send it for',
		'send it from',
		'send it during',
		'send it the week',
		'send it the morning of',
	],
	leaves: ['send it by post', 'send it', 'stand by it'],
};

export const GOES_ON: Pattern = {
	id: 'a deed that goes on to something else',
	pattern:
		/ (?:and|so|if|when|because|but|while|before|after|once) (?:i|we|you|he|she|it|they|that|there|who|'s)\b.*$/i,
	finds: [
		'send it and I sign',
		'send it so we sign',
		'send it if you sign',
		'send it when he signs',
		'send it because she signs',
		'send it but it waits',
		'send it while they wait',
		'send it before that starts',
		'send it after there is a page',
		'send it once who signs is known',
		"send it and 's fine",
		'send it so that we sign',
	],
	leaves: ['send it and sign', 'send it before May', 'send it so fast'],
};

export const ALONGSIDE: Pattern = {
	id: 'words beside a deed that add nothing',
	pattern: / and \w+ (?:myself|meself)\b| (?:please|at least)\b/gi,
	finds: ['ask Raj and Gary myself', 'ask Raj and Gary meself', 'send it please', 'send one at least'],
	leaves: ['ask Raj and Gary', 'send it pleased'],
};

export const BY_ONESELF: Pattern = {
	id: 'words for who does it, behind a deed',
	pattern: / (?:myself|meself|ourselves|itself|(?:from|off) (?:me|us|you))\b/gi,
	finds: [
		'send it myself',
		'send it meself',
		'send it ourselves',
		'send the page itself',
		'get the page from me',
		'get the page off us',
		'get the page from you',
	],
	leaves: ['send it to me', 'get it from Meg'],
};

export const TRAILS: Pattern = {
	id: 'words that trail behind a deed',
	pattern:
		/(?: (?:by|on|at|before|until|till|this|next|the|sometime|or|and|first thing|in|then|too|as well|right|so|anyway|regardless|also|again))+$/i,
	finds: [
		'send it by',
		'send it on',
		'send it at',
		'send it before',
		'send it until',
		'send it till',
		'send it this',
		'send it next',
		'send it the',
		'send it sometime',
		'send it or',
		'send it and',
		'send it first thing',
		'send it in',
		'send it then',
		'send it too',
		'send it as well',
		'send it right',
		'send it so',
		'send it anyway',
		'send it regardless',
		'send it also',
		'send it again',
	],
	leaves: ['send it by post', 'send it first', 'send the lathe'],
};

export const ENDS_HERE: Pattern = {
	id: 'where the words of a deed end',
	pattern: /[,;:!?]| – |\.(?=\s|$)/,
	finds: [
		'send it, then',
		'send it; then',
		'send it: now',
		'send it!',
		'send it?',
		'send it – now',
		'send it. Now',
		'send it.',
	],
	leaves: ['send page 1.2', 'send the follow-up', 'send 3–4 pages'],
};

export const CLAUSE_CUES = [
	NEXT_DEED,
	CALLED,
	BEGINS_WITH_A_DOER,
	ON_ITS_WAY,
	BEFORE_A_DAY,
	GOES_ON,
	ALONGSIDE,
	BY_ONESELF,
	TRAILS,
	ENDS_HERE,
];
