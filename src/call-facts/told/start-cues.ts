/** The words of the day on which it begins. */

import type { Pattern } from '#language/pattern.ts';

export const STARTS: Pattern = {
	id: 'that something begins',
	pattern:
		/\b(?:(?:we|it|you)(?:['’]d|['’]ll| will| would| could| can)? (?:be live|go live|start|begin|kick off)\b|goes live|going live|live (?:on|by|from))\b/i,
	finds: [
		"And we'd start it in May.",
		'We can go live in May.',
		'You’ll be live with it on the sixteenth.',
		'We will start on the sixteenth.',
		'It would start on the sixteenth.',
		'We could begin on the sixteenth.',
		'You can kick off on the sixteenth.',
		'It goes live Monday.',
		'We are going live Monday.',
		'We have it live on Monday.',
		'The page is live by Monday.',
		'The page is live from Monday.',
	],
	leaves: ['We live in Cork.', 'They start late.', 'I would go there.'],
};

export const ASKS_START: Pattern = {
	id: 'a question when it begins',
	pattern: /\bwhen\b(?! (?:would|could)\b)[^?]{1,40}\b(?:live|start|begin|for real)\b[^?]{0,20}\?/i,
	finds: ["When's it on for real?", 'When can we start?', 'When does it go live?', 'When do we begin?'],
	leaves: ['When do we speak?', 'When would you even start?', 'When could you start?', 'When it starts, call me.'],
};

/** The reply to a day that is proposed. */
export const AGREES: Pattern = {
	id: 'a yes to a day',
	pattern:
		/^(?:[\w -]{3,30}(?: is|['’]s| would be) (?:fine|good|grand|okay|great|perfect)|[\w -]{3,30} works|(?:\W*\b(?:yes|yeah|okay|fine|good|perfect|great|grand|deal|agreed|done)\b)+(?=[,.!]|$))/i,
	finds: [
		'Twenty-third is fine.',
		'The eighth is good.',
		'Monday’s grand.',
		'Monday is okay.',
		'Monday would be great.',
		"Monday's perfect.",
		'The eighth works.',
		'Yes.',
		'Yeah, grand.',
		'Okay, the eighth.',
		'Fine.',
		'Good.',
		'Perfect, the eighth.',
		'Great.',
		'Grand.',
		'Deal.',
		'Agreed!',
		'Done.',
	],
	leaves: ['Yes but not Monday.', 'Monday I am away.', 'Ola is off.'],
};

export const START_CUES = [STARTS, ASKS_START, AGREES];
