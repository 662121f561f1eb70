/** The words by which somebody says who will do what follows. */

import type { Pattern } from '#language/pattern.ts';

/** Where a speaker says what they will do; the deed follows. */
export const WILL_DO: Pattern = {
	id: 'that the speaker will do what follows',
	pattern:
		/(?<!\b(?:if|when|until|before|because|what|that|which|where|think|hope|wish|reckon) )\b(?:(?:i|we)(?:'ll| will| shall|'m going to|'re going to|'m gonna|'re gonna)|let me) (?=\p{L})/iu,
	finds: [
		"I'll send it.",
		'We will send it.',
		'We shall send it.',
		"I'm going to send it.",
		"We're going to send it.",
		"I'm gonna send it.",
		"We're gonna send it.",
		'Let me ask Raj.',
	],
	leaves: [
		"If I'll have time, fine.",
		"When I'll have it.",
		"Until I'll have it.",
		"Before I'll have it.",
		"Because I'll have it.",
		"That I'll have it.",
		"What I'll have is it.",
		"Which I'll have.",
		"Where I'll have it.",
		"I think I'll have it.",
		"I hope I'll have it.",
		"I wish I'll have it.",
		"I reckon I'll have it.",
		'I could send it.',
		'They will send it.',
	],
};

/** "I'm sending you the link": as good as done. */
export const IS_DOING: Pattern = {
	id: 'a deed that the speaker is about to do',
	pattern:
		/^(?:i'm|i am|we're|we are) (?:just )?(?<verb>send|e-?mail|mail|text|call|ring|bring|order|book)ing (?=\p{L})/iu,
	finds: [
		"I'm sending you the link.",
		'I am sending you the link.',
		"We're sending you the link.",
		'We are sending you the link.',
		"I'm emailing you the link.",
		"I'm mailing you the link.",
		"I'm texting you the link.",
		"I'm calling the board.",
		"I'm ringing the board.",
		"I'm bringing the scanner.",
		"I'm ordering two.",
		"I'm booking the room.",
	],
	leaves: ["I'm doing the dishes.", 'She is sending it.'],
};

/** "I'll have the letter over to you tonight." */
export const HAS_FOR_YOU: Pattern = {
	id: 'a thing that the speaker will have with the other side',
	pattern:
		/^(?:i|we)(?:'ll| will) have (?<thing>(?:the|an?|your|our|my)(?: (?!(?:it|so|and|that)\b)[\p{L}-]{2,30}){1,5}?) (?:with|to) (?:you|us)\b/iu,
	finds: [
		"I'll have the links with you today.",
		"We'll have your letter over to you tonight.",
		"I'll have an answer to you tonight.",
		"I'll have a page to you tonight.",
		"I'll have our page with us tonight.",
		"I'll have my page to you tonight.",
		'I will have the page with you today.',
	],
	leaves: [
		"I'll have the soup.",
		"I'll have it with you tonight.",
		"I'll have the time it takes with you.",
		"I'll have the day so close to you.",
		"I'll have the soup and talk to you.",
		"I'll have the bill that went to you.",
	],
};

/** As those say it to whom English is foreign: a day stands beside it. */
export const DOES: Pattern = {
	id: 'a deed of the speaker on a day',
	pattern: /^(?:i) (?=\p{L})/iu,
	finds: ['I send the agreement tomorrow.'],
	leaves: ['You sign it on Friday.', 'We do a big block in February.'],
};

/** "You'll have two pages on Friday": the speaker hands them over. */
export const YOU_GET: Pattern = {
	id: 'what the other side will have from the speaker',
	pattern:
		/^(?:you(?:'ll| will)(?: both)? (?:have|get|receive)|you get|you have) (?=(?:the|a|an|my|our|your|all|both|one|two|three|four|five|ten|\d+) \p{L})/iu,
	finds: [
		"You'll have the page on Friday.",
		'You will have a page on Friday.',
		"You'll both have an answer on Friday.",
		"You'll get my page on Friday.",
		"You'll receive our page on Friday.",
		'You get your page on Friday.',
		'You have all pages on Friday.',
		"You'll have both pages on Friday.",
		"You'll have one page on Friday.",
		"You'll have two pages on Friday.",
		"You'll have three pages on Friday.",
		"You'll have four pages on Friday.",
		"You'll have five pages on Friday.",
		"You'll have ten pages on Friday.",
		"You'll have 12 pages on Friday.",
	],
	leaves: ["You'll have it on Friday.", "You'll get used to us."],
};

/** "The agreement's with you tonight." */
export const IS_WITH_YOU: Pattern = {
	id: 'a thing that will be with the other side',
	pattern:
		/^(?<thing>(?:the|your|our|my)(?: (?!(?:it|so|and|that)\b)[\p{L}-]{2,30}){1,4}?)(?:'s|'ll be| is| will be) (?:with you|in your (?:inbox|e-?mail|mailbox))\b/iu,
	finds: [
		"The agreement's with you tonight.",
		"Your page'll be with you tonight.",
		'Our agreement is in your inbox tonight.',
		'My page will be in your email tonight.',
		'The page is in your mailbox tonight.',
	],
	leaves: [
		"It's with you tonight.",
		'The agreement is in your hands.',
		"The box goes out tonight so it's with you Thursday.",
		'The time it takes is with you.',
		'The work so far is with you.',
		'The soup and the bread is with you.',
		'The pump that broke is with you.',
	],
};

/** Somebody who is named will do it: "Yolanda'll call you Thursday". */
export const NAMED_DOES: Pattern = {
	id: 'that somebody who is named will do it',
	pattern:
		/^(?<who>(?!(?:We|You|It|That|This|They|He|She|There|What|Who|Which|One|Nobody|Somebody|Everybody|Everyone|People|Someone|Those|These)\b)\p{Lu}\p{Ll}+)(?:'ll| will) (?=\p{L})/u,
	finds: ["Yolanda'll call you on Thursday.", 'Neha will do the transfer by Friday.'],
	leaves: [
		'I will call you.',
		'We will call you.',
		'You will call you.',
		'It will call you.',
		'That will call you.',
		'This will call you.',
		'They will call you.',
		'He will call you.',
		'She will call you.',
		'There will call you.',
		'What will call you.',
		'Who will call you.',
		'Which will call you.',
		'One will call you.',
		'Nobody will call you.',
		'Somebody will call you.',
		'Everybody will call you.',
		'Everyone will call you.',
		'People will call you.',
		'Someone will call you.',
		'Those will call you.',
		'These will call you.',
		'Yolanda calls you.',
	],
};

/** "The two, well, the three options": what was put right in the same breath. */
export const PUT_RIGHT: Pattern = {
	id: 'words put right in the same breath',
	pattern: /\b(?:the|an?|your|our) [\w-]{1,30}, (?:well|no|i mean|sorry),? (?=(?:the|an?|your|our) )/i,
	finds: [
		'the two, well, the three options',
		'a page, no, a list',
		'your page, I mean, your list',
		'our page, sorry, our list',
	],
	leaves: ['the two, the three', 'the page, well done'],
};

export const DOER_CUES = [PUT_RIGHT, WILL_DO, IS_DOING, HAS_FOR_YOU, DOES, YOU_GET, IS_WITH_YOU, NAMED_DOES];
