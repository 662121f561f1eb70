/** The words by which something is known from an earlier talk. */

import type { Pattern } from '#language/pattern.ts';

export const KNOWN_BEFORE: Pattern = {
	id: 'what was said in an earlier talk',
	pattern:
		/\b(?:(?:i|you|we) (?:told (?:you|me|us)|said|mentioned|quoted|gave|named|wrote|sent)[^.?!]{0,30} (?:the last day|last (?:time|week|month|call|year)|before|already|in (?:your|my|the) (?:e-?mail|offer|message|quote|letter))|(?:the last day|last (?:time|week|month|call|year)),? (?:i|you|we) (?:said|told|quoted|mentioned|named)|same (?:price|number|figure|sum) as (?:before|last|in)|you sent something)/i,
	finds: [
		"I told you the last day, I'm not spending more than ten.",
		'You told me last time it was nine.',
		'We told us last week.',
		'I said it before.',
		'You mentioned that already.',
		'You quoted nine in your email.',
		'You gave me nine in my message.',
		'We named it in the offer.',
		'I wrote nine in the quote.',
		'You sent nine in your letter.',
		'You quoted nine last month.',
		'You quoted nine last call.',
		'You quoted nine last year.',
		'Last time you said nine.',
		'Last week, I told you nine.',
		'Last month we quoted nine.',
		'Last call you mentioned nine.',
		'Last year you named nine.',
		'The last day I said ten.',
		'As I said before, ten.',
		'As you said last week, ten.',
		'As we said before.',
		'It is the same price as before.',
		'It is the same number as last time.',
		'It is the same figure as in May.',
		'It is the same sum as before.',
		'I know you sent something through.',
	],
	leaves: ['I told you so.', 'It was nine last year.', 'I said nine.'],
};

/** What the seller puts forward as a question. */
export const SUPPOSES: Pattern = {
	id: 'an offer in the form of a question',
	pattern: /\b(?:what if|how about|what about|why don['’]t|would it help|suppose)\b/i,
	finds: [
		'What if we did a small one?',
		'How about a smaller one?',
		'What about October?',
		"Why don't we try one?",
		'Would it help if we did one?',
		'Suppose we did one, what then?',
	],
	leaves: ['What happens if it fails?', 'How many are there?'],
};

export const EARLIER_CUES = [KNOWN_BEFORE, SUPPOSES];
