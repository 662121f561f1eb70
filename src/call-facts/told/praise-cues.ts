import type { Pattern } from '#language/pattern.ts';

/** What goes well is no trouble, whatever else its words sound like. */
export const PRAISES: Pattern = {
	id: 'that something goes well',
	pattern:
		/\b(?:no complaints|(?:it|that)['’]s (?:nice|great|lovely)|i like (?:it|that|the)\b|on the whole fine|been (?:brilliant|great|very good|a godsend)|(?:very|really|so) happy|works? (?:well|fine|great)|(?:it|that)['’]s all good)\b/i,
	finds: [
		"I've got no complaints there.",
		"It's nice, it's clear.",
		"That's great.",
		"It's lovely.",
		'I like the bit about the pruning.',
		'I like that.',
		'So on the whole fine.',
		"That's been brilliant.",
		'She has been very good.',
		'It has been a godsend.',
		"Pat's very happy.",
		'I am really happy with it.',
		'It works well.',
		"So that's all good.",
		"It's all good.",
		'I like it.',
		'It has been great.',
		"I'm so happy.",
		'It works fine.',
		'It works great.',
	],
	leaves: ["I'd like it to work.", 'It would be great if it worked.', 'Nobody is happy.'],
};
