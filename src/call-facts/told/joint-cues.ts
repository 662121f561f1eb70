/** The small words that join, condition or take up what is told. */

import type { Pattern } from '#language/pattern.ts';

/** Where a sentence goes on with another clause of a speaker: "by Wednesday, and we talk again". */
export const NEXT_CLAUSE: Pattern = {
	id: 'a further clause with a subject',
	pattern: /,? (?:and|but) (?:then )?(?=(?:i|we|you|then)\b)/i,
	finds: [
		'I send it, and I ring you.',
		'I send it but we talk.',
		'I send it and you sign.',
		'I look at it, and then ring.',
		'Send it and then I sign.',
	],
	leaves: ['I send it and ring you.', 'I send it, and Tom signs.'],
};

export const SHOWS: Pattern = {
	id: 'what is shown later',
	pattern: /(?:['’]ll| will| can| could) show\b/i,
	finds: ["I'll show you.", 'I will show it.', 'I can show you.', 'We could show them.'],
	leaves: ['I showed you.', 'Show me.'],
};

/** To the meeting that is agreed. */
export const BRINGS: Pattern = {
	id: 'what is brought along',
	pattern: /(?:['’]ll| will| can) bring\b/i,
	finds: ["I'll bring a list.", 'We will bring the price.', 'I can bring two of them.'],
	leaves: ['It brings in two jobs.', 'Bring a list.', "They'd bring it up."],
};

/** What is said of a day that is settled already. */
export const SEES_YOU: Pattern = {
	id: 'a goodbye until then',
	pattern: /\b(?:see|catch) (?:you|ye|yous|y['’]all)\b/i,
	finds: ["I'll see you Tuesday.", 'See ye Tuesday.', 'See yous then.', "We'll see y'all then.", 'I catch you Friday.'],
	leaves: ['I see the point.', 'Your scene is fine.'],
};

/** "You'll have it on Monday": what the other side wants, not what was just spoken of. */
export const YOU_GET_IT: Pattern = {
	id: 'what the other side gets',
	pattern: /\byou(?:['’]ll| will)? (?:have|get)\b/i,
	finds: ["You'll have it on Monday.", 'You will have two.', 'You get the page.'],
	leaves: ['I have it.', 'You said so.'],
};

export const SPEAKS_OF_SOMEBODY: Pattern = {
	id: 'somebody by a pronoun',
	pattern: /\b(?:she|he|they|her|him)\b/i,
	finds: ['She sends it.', 'He signs.', 'They pay.', 'Ask her.', 'Ring him.'],
	leaves: ['The sheet is here.', 'I send it.'],
};

export const ONE_OF_A_KIND: Pattern = {
	id: 'a thing as one of its kind',
	pattern: /\bones?\b/i,
	finds: ['Could you send me one?', 'I want the ones with a lid.'],
	leaves: ['Once is enough.', 'Nobody knows.'],
};

/** A sentence that its speaker left unfinished. */
export const BROKEN_OFF: Pattern = {
	id: 'broken off',
	pattern: /(?:[—–]|--|\.\.\.|…)\s*$/,
	finds: ["It's mainly the training on your own —", 'It is –', 'It is --', 'It is...', 'It is… '],
	leaves: ['It is fine.', 'It is -- well, fine.'],
};

/** "Eighteen. For how long?" */
export const ECHO: Pattern = {
	id: 'an echo with a question',
	pattern: /^[\w'’-]{1,30}(?: [\w'’-]{1,30}){0,2}\. [^.?!]{1,60}\?$/,
	finds: ['Eighteen. For how long?', 'Eighteen a month. Who says?'],
	leaves: ['It costs eighteen a month. Who says?', 'Eighteen. For a year.'],
};

export const JOINT_CUES = [
	NEXT_CLAUSE,
	SHOWS,
	BRINGS,
	SEES_YOU,
	YOU_GET_IT,
	SPEAKS_OF_SOMEBODY,
	ONE_OF_A_KIND,
	BROKEN_OFF,
	ECHO,
];
