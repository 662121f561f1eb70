import type { Pattern } from '#language/pattern.ts';

/** The words with which they leave a part of an offer, for good or until later, where they take another. */

/** "Not the phone thing", "Portal no", beside a yes to the rest. */
export const LEAVES_A_PART: Pattern = {
	id: 'a part that they do not take',
	pattern:
		/^(?:\w+[,.]? )?not (?:for )?the (?!money|price|point|same|best|only|first|problem|right|end|case)\w+(?! one\b)(?: \w+)?[.]?$|^(?:the )?(?!(?:no|god|hell|lord|oh|well)\b)\p{L}+ no[.]?$|^(?:no, )?(?:this|that) one,? no[.]?$|^no, (?:this|that) i don['’]t (?:want|need)\b|\b(?:it|that)['’]s a no (?:on|to|for) (?!me|us|you|now|today)|\bso leave (?:(?:it|that)(?=[.,]|$)|(?:the )?(?!me|us|them|him|her|it|that|this|now)\w+[.]?$)|\b(?:let us leave that(?: one)?\b|(?:have )?said not (?:this|for this) year\b|for this year,? no\b)/iu,
	finds: [
		'And not the phone thing.',
		'Not for the year.',
		'Portal no.',
		'The portal no.',
		'This one no.',
		'That one, no.',
		'No, that one no.',
		"No, this I don't want.",
		'No, that I don’t need.',
		"It's a no on returns.",
		"That's a no to the ads.",
		'It’s a no for the app.',
		'So leave it.',
		'So leave that, please.',
		'So leave ads.',
		'So leave the ads.',
		'Let us leave that one.',
		'I have said not this year.',
		'I said not for this year.',
		'For this year, no.',
	],
	leaves: [
		'Not the blurred one.',
		'Not the point.',
		'Not the same.',
		'No.',
		'No no.',
		'God no.',
		'Hell no.',
		'Lord no.',
		'Oh no.',
		'Well no.',
		"It's not the money, it's the time.",
		"It's a no for me.",
		"It's a no to you.",
		'It is a no.',
		"It's a no for now.",
		"It's a no for us.",
		"It's a no for today.",
		'So leave me.',
		'So leave them.',
		'So leave now.',
	],
};

/** A part of which they speak again later. */
export const PUTS_OFF: Pattern = {
	id: 'a part that has to wait',
	pattern:
		/\bthe \w+,? not now\b|\blet['’]s (?:talk|speak) about (?:it|that(?: one)?|this|the \w+) (?:again )?(?:in|after|when|once|next)\b|\blet['’]s leave (?:the )?(?!it\b|that\b)\w+ (?:till|until)\b|\b(?:it|the \w+) stays open\b|\b(?:that|the \w+) can wait\b/i,
	finds: [
		'The mobile, not now.',
		'The app not now.',
		"Let's speak about it in October.",
		"Let's talk about that one in January.",
		"Let's talk about that after the fair.",
		"Let's talk about this when he is back.",
		"Let's talk about the photos once they are in.",
		"Let's talk about it again next year.",
		"Let's leave gallery till the website is up.",
		"Let's leave the app until May.",
		'It stays open.',
		'The booking stays open.',
		'That can wait.',
		'The portal can wait.',
	],
	leaves: ["Let's talk about it.", "Let's leave it till Friday.", "Let's leave that until Friday.", 'It can wait.'],
};

export const PART_CUES = [LEAVES_A_PART, PUTS_OFF];
