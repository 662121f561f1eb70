/** How people speak: what opens, fills, breaks off or takes back a sentence. */

import type { Pattern } from '#language/pattern.ts';

/** At the start of a spoken turn alone. */
export const OPENER: Pattern = {
	id: 'what only opens a turn',
	pattern:
		/^(?:(?:and|but|so|and then|then|okay|ok|right|well|yeah|yes|yep|nah|no|um+|uh+|er+|ah|oh|like|look|listen|honestly|sure|great|perfect|good|fine|exactly|i mean|you know)\b[,.!–—-]*\s+){1,4}/i,
	finds: [
		'And it fell over.',
		'Yeah, well, we type it twice.',
		'Okay. So I mean, it is slow.',
		'Honestly, no.',
		'But it fell.',
		'So it fell.',
		'Then it fell.',
		'Ok it fell.',
		'Right it fell.',
		'Well it fell.',
		'Yes it fell.',
		'Yep it fell.',
		'Nah it fell.',
		'No it fell.',
		'Um it fell.',
		'Uh it fell.',
		'Er it fell.',
		'Ah it fell.',
		'Oh it fell.',
		'Like it fell.',
		'Look it fell.',
		'Listen it fell.',
		'Sure it fell.',
		'Great it fell.',
		'Perfect it fell.',
		'Good it fell.',
		'Fine it fell.',
		'Exactly it fell.',
		'I mean it fell.',
		'You know it fell.',
	],
	leaves: ['Android is fine.', 'Nothing works.', 'We type it, and then again.'],
};

export const HEDGED: Pattern = {
	id: 'what the speaker does not know',
	pattern: /\b(?:i don't know|i guess|not sure|dunno)\b/i,
	finds: [
		'I dunno, four hundred.',
		"It's, I don't know, nine.",
		'Nine, I guess.',
		"I'm not sure, nine.",
		'Dunno, nine.',
	],
	leaves: ['We know that it is nine.', 'Sure, nine.'],
};

export const BROKEN: Pattern = {
	id: 'a sentence that breaks off',
	pattern: /(?:[–—-]|\.\.\.|…)["”’]?$/,
	finds: ['We could, if they –', 'We could, if they...', 'We could, if they…'],
	leaves: ['We could – they would like it.', 'We could.'],
};

/** At the start of a sentence: "One, an ordering page. Two, the cut-off at ten." */
export const COUNTED: Pattern = {
	id: 'an item of a spoken list',
	pattern:
		/^(?:(?:number )?(?:one|two|three|four|five|six)|first(?:ly)?|second(?:ly)?|third(?:ly)?|then there's)(?:[,:.]| (?:is|the|you|we)\b)(?!\s?from\b)\s?/i,
	finds: [
		'One, an ordering page.',
		'Number two: the cut-off at ten.',
		'First, a call with each of you.',
		'Second is the bake sheet.',
		'Third, it goes into Sage.',
		"Then there's the bake sheet.",
		'Three, a page.',
		'Four, a page.',
		'Five, a page.',
		'Six, a page.',
		'One you get.',
		'One we do.',
	],
	leaves: [
		'One hundred and fifty.',
		'Two years ago it burned.',
		'Six weeks for the full thing.',
		'Third, from January, is the letters.',
		'Firstborn sons.',
	],
};

/** Sounds that fill a pause, with the commas around them. */
export const FILLER: Pattern = {
	id: 'a sound that fills a pause',
	pattern: /,?\s?\b(?:um+|uh+|er|erm+|ehm|hm+)\b[,.]?(?:\s|$)/gi,
	finds: [
		'In, um, March.',
		'In, uh, March.',
		'It is er nine.',
		'It is erm nine.',
		'It is ehm nine.',
		'It is, hm, nine.',
		'Nine, um',
	],
	leaves: ['The German umbrella.', 'Her hum.'],
};

/** Words between two commas that say nothing. */
export const ASIDE: Pattern = {
	id: 'an aside between commas',
	pattern: /, (?:you know|i mean|like|say|let's say|let us say|right|basically|i think|i'd say)(?:,(?=\s)|\s?(?=,))/gi,
	finds: [
		"It's, you know, nine.",
		"It's, I mean, nine.",
		"It's, like, nine.",
		"It's, say, nine.",
		"It's, let's say, nine.",
		"It's, let us say, nine.",
		'What I want, right, is nine.',
		"It's, basically, nine.",
		"It's, I think, nine.",
		"It's, I'd say, nine.",
	],
	leaves: ['Nine, as you know, is it.', 'We like, and we say, it.'],
};

export const DOUBLED: Pattern = {
	id: 'a small word said twice',
	pattern: /\b(in|on|at|by|for|to|of|and|the|an?|i|we|it's|that's)\b,? \1\b/gi,
	finds: [
		'In, in March.',
		'On on Monday.',
		'At at nine.',
		'By, by nine.',
		'For for nine.',
		'To to us.',
		'Of of it.',
		'And, and we.',
		'The the van.',
		'A a van.',
		'An an hour.',
		'I, I go.',
		'We, we go.',
		"It's, it's nine.",
		"That's, that's nine.",
	],
	leaves: ['In and on.', 'It, as it is.', 'It reads it, it proposes.', 'What it is is slow.'],
};

/** What stands between a sum and the one that corrects it. */
export const CORRECTING: Pattern = {
	id: 'that a sum is corrected',
	pattern: /^[\s,.–—-]*(?:(?:no|sorry|wait|hang on|i mean|make that|well|or rather)[\s,.–—-]*)+$/i,
	finds: [', no, ', ', sorry, ', ', wait, ', ', hang on, ', ', I mean ', ', make that ', ', well, ', ', or rather '],
	leaves: [' a month and then ', ' or '],
};

/** A sentence that takes itself back: what it said does not hold. */
export const TAKEN_BACK: Pattern = {
	id: 'what is taken back',
	pattern:
		/(?:[,.–—-]\s*(?:no,? (?:sorry|wait|hang on)|sorry,? no|wait,? no)\b|\b(?:let me (?:be careful|think|rephrase|start again)|scratch that|i take (?:that|it) back|that's not right|i was wrong)\b)/i,
	finds: [
		'By May, no, sorry, by June.',
		'By May, no wait, by June.',
		'By May, no, hang on, by June.',
		'By May, sorry, no, by June.',
		'By May, wait, no, by June.',
		'By May, let me be careful.',
		'By May, let me think.',
		'By May, let me rephrase.',
		'By May, let me start again.',
		'By May, scratch that.',
		'By May, I take that back.',
		'By May, I take it back.',
		"By May, that's not right.",
		'By May, I was wrong.',
	],
	leaves: ['There is no hurry.', "Sorry, we don't.", 'I think it is nine.'],
};

/** What comes before the thing itself. */
export const ANNOUNCES: Pattern = {
	id: 'that something will be said',
	pattern:
		/^(?:so |okay, )?(?:let me (?:tell|show|explain)|here(?:'s| is) (?:how|what)|in terms of|i need (?:two|three) things|there(?:'s| are) (?:two|three) (?:parts|things|ways))\b[^,;:]{0,60}(?:, and you[^;:]*)?\.?$/i,
	finds: [
		"Let me tell you what I'd do, and you tell me where it's wrong.",
		'So let me show you the thing.',
		'Okay, let me explain it.',
		'Here is how I would see it.',
		"Here's what we'd do.",
		"In terms of what you'd get.",
		'I need two things from you.',
		'I need three things from you.',
		"There's two parts.",
		'There are three things.',
		'There are two ways.',
	],
	leaves: ['We let you show it.', "Here's how it goes: we call.", 'There are three vans.'],
};

export const SPOKEN_CUES = [OPENER, HEDGED, BROKEN, COUNTED, FILLER, ASIDE, DOUBLED, CORRECTING, TAKEN_BACK, ANNOUNCES];
