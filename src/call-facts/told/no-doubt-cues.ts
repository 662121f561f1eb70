/** The words of what sounds like a doubt and is none. */

import type { Pattern } from '#language/pattern.ts';

/** Asked of somebody to do something, beside words of a doubt. */
export const ASKS_A_DEED: Pattern = {
	id: 'what somebody is asked to do',
	pattern:
		/\b(?:could|can|would) (?:you|she|he|they|somebody|someone|one of you) (?:come (?:out|over|by|round|along|in)|show (?:us|me|them)|send (?:us|me|them)|drop by|stop by)\b/i,
	finds: [
		'Could she come out, though?',
		'Can he come over?',
		'Would they come by?',
		'Could somebody come round?',
		'Could someone come along?',
		'Could one of you come in?',
		'Could you show us the screen?',
		'Could you show me?',
		'Could you show them?',
		'Could you send us the list?',
		'Can you send me one?',
		'Can you send them one?',
		'Could he drop by?',
		'Could she stop by?',
	],
	leaves: ['Could it come out wrong?', 'What if they come late?', 'Could you lower it?'],
};

/** Asked about the day or the hour alone. */
export const ASKS_THE_DAY: Pattern = {
	id: 'a question for a day',
	pattern:
		/\b(?:when(?:['’]s| is| are| do| does| would| will| can| could)|what (?:day|time)|which day)\b[^.?!]{1,80}\?$/i,
	finds: [
		"When's it on for real?",
		'When is it live?',
		'When are you here?',
		'When do we start?',
		'When does it begin?',
		'When would that be?',
		'When will it run?',
		'When can you come?',
		'When could you come?',
		'What day would suit?',
		'What time is it on?',
		'Which day is it?',
	],
	leaves: ['When it reads a four as a nine, who pays?', 'What happens then?'],
};

export const JEST: Pattern = {
	id: 'a promise in jest',
	pattern:
		/\bi(?:['’]ll| will) (?:put up a statue|eat my (?:hat|boots)|buy you a (?:pint|beer|drink)|name (?:a|my) \w+ after|kiss you|marry (?:you|it)|hang (?:it|you) on the wall)/i,
	finds: [
		"If it can read his writing I'll put up a statue to you.",
		"If it works I'll eat my hat.",
		"If it works I'll eat my boots.",
		"If it works I'll buy you a pint.",
		'If it works I will buy you a beer.',
		"I'll buy you a drink.",
		"I'll name a calf after you.",
		"I'll name my dog after you.",
		"I'll kiss you.",
		"I'll marry you.",
		"I'll marry it.",
		"I'll hang it on the wall.",
		"I'll hang you on the wall.",
	],
	leaves: ["I'll put up the shelves.", "I'll buy two."],
};

/** What is said well of the offer, also before a no. */
export const PRAISES: Pattern = {
	id: 'praise for the offer',
	pattern:
		/\b(?:it['’]s|that['’]s|this is) (?:really )?(?:a )?(?:good|nice|great|lovely|fine) (?:bit|piece) of (?:work|kit)\b|\byou['’]ve (?:thought about|done|put) (?:it )?more\b/i,
	finds: [
		"Look, it's a good bit of work, honestly.",
		"That's really nice piece of kit.",
		'This is a great piece of work.',
		"It's a lovely bit of work.",
		"It's a fine bit of work.",
		"You've thought about it more than the others.",
		"You've done more than the others.",
		"You've put more into it than the others.",
	],
	leaves: ["It's a good bit of money.", "It's a lot of work."],
};

/** What comes after it may be a doubt. */
export const WILL_BE_FRANK: Pattern = {
	id: 'a question whether to speak plainly',
	pattern: /\b(?:can|may) i (?:just )?be (?:straight|honest|frank)\b/i,
	finds: ['Can I just be straight with you?', 'Can I be honest?', 'May I be frank?'],
	leaves: ['I have to be straight with you.', 'Can I be there?'],
};

/** Of a worry: what ends it. */
export const SETTLES: Pattern = {
	id: 'what settles a worry',
	pattern: /\bthen (?:i am|i['’]m|we are|we['’]re) (?:calm|happy|okay|fine)\b/i,
	finds: ['If you have the paper then I am calm.', "Then I'm happy.", 'Then we are okay.', "If so, then we're fine."],
	leaves: ['Then I am worried.', "I'm calm."],
};

export const NO_DOUBT_CUES = [SETTLES, ASKS_A_DEED, ASKS_THE_DAY, JEST, PRAISES, WILL_BE_FRANK];
