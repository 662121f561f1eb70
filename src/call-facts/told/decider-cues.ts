/** The words by which somebody who speaks of a decision does not take it alone. */

import type { Pattern } from '#language/pattern.ts';

export const TOGETHER: Pattern = {
	id: 'several who decide together',
	pattern:
		/\b(?:(?:the|us) (?:two|three|four) of us|both of us|we both|(?:i )?(?:can['’]t|cannot|couldn['’]t|wouldn['’]t|won['’]t) (?:do|sign|decide) (?:it|that|this|anything) without (?:him|her|them)|\p{Lu}\p{Ll}+ and (?:i|me) (?:decide|sign|have to)\b)/iu,
	finds: [
		"Then it's the two of us.",
		'The three of us decide.',
		'The four of us decide.',
		'It is us two of us.',
		'Both of us sign.',
		'We both sign.',
		"I can't do it without him.",
		'I cannot sign it without her.',
		"I couldn't decide that without them.",
		"I wouldn't sign this without her.",
		"I won't sign anything without her.",
		'Ruben and I decide.',
		'Ruben and me sign.',
		'Ruben and I have to agree.',
	],
	leaves: ["It's me alone.", 'Without him it is quiet.', 'Ruben and I went out.', 'Two of our people left.'],
};

/** Also after "I can sign myself up to a sum". */
export const ANOTHER_SIGNS: Pattern = {
	id: 'another who signs',
	pattern:
		/\b(?:signs? (?:my|our|the) (?:father|mother|brother|sister|husband|wife|partner|boss|director|owner)|(?:my|our) (?:father|mother|brother|sister|husband|wife|partner|boss|director|owner)(?: has to)? (?:signs?|decides?|approves?|has the last word)|i only recommend|if \p{L}+ says no,? (?:it['’]s|that['’]s|then it['’]s) (?:a )?no)\b/iu,
	finds: [
		'Over ten thousand signs my father.',
		'That sign our mother.',
		'Then signs the brother.',
		'Then signs my sister.',
		'Then signs my husband.',
		'Then signs my wife.',
		'Then signs my partner.',
		'Then signs my boss.',
		'Then signs our director.',
		'Then signs the owner.',
		'My father decides.',
		'My mother decides.',
		'My brother has to sign.',
		'My sister approves it.',
		'My husband signs.',
		'My wife has the last word.',
		'Our partner signs.',
		'Our boss signs.',
		'Our director signs.',
		'Our owner signs.',
		'I only recommend.',
		"If Giulia says no, it's no.",
		"If she says no that's a no.",
		"If he says no then it's no.",
	],
	leaves: ['I sign for my father.', 'If it says no, it reads the next.', 'My father built it.'],
};

/** "Greg Hollis. He signs", where a place or an office was named before. */
export const WHO_SIGNS: Pattern = {
	id: 'who signs, by name',
	pattern:
		/(?<who>\p{Lu}[\p{L} ]{1,40}?)(?:[.,] (?:[Hh]e|[Ss]he) | who )(?:signs?|decides?|approves?|has the last word)\b/u,
	finds: [
		'It goes to Dallas. Greg Hollis. He signs.',
		'Ask Anna, she decides.',
		'Ask Anna. She approves it.',
		'Ask Anna, he has the last word.',
		'Ask Anna who signs.',
	],
	leaves: ['He signs it.', 'Anna. He went home.'],
};

/** A sum up to which somebody signs alone. */
export const SIGNS_UP_TO: Pattern = {
	id: 'a sum up to which one signs',
	pattern: /\b(?:i|we) can (?:sign|approve|spend) (?:up to|to|till|until)\b/i,
	finds: [
		'I can sign to a thousand.',
		'We can approve up to ten.',
		'I can spend till ten.',
		'I can sign until ten thousand.',
	],
	leaves: ['I can sign it.', 'You can sign until Friday.'],
};

export const DECIDER_CUES = [TOGETHER, ANOTHER_SIGNS, WHO_SIGNS, SIGNS_UP_TO];
