/** The words of promises whose thing stands in another turn. */

import type { Pattern } from '#language/pattern.ts';

/** What the other side wants to have. */
export const WANTS_TO_HAVE: Pattern = {
	id: 'a thing that is asked for',
	pattern:
		/\b(?:(?:could|can|may) (?:i|we) (?:get|have) (?=(?:an?|the|your|some|all|call|six)\b)|(?:could|can|would|will) you (?:\w+ )?(?:send|give|get|share|forward|bring|pull|scan|export|e-?mail) (?:me|us|over)\b|(?:i|we)(?:['’]d)? (?:need|want|like) (?:your|the|to have your|to have the)\b|\bsend (?:me|us) (?:the|your|an?|some|one|last|this|those)\b|\byou write (?:me|us) \w|\b(?:we|i)['’]ll get (?:an?|the|your) [^?]{3,60}\?|\bput (?:the|it|that|all|everything) (?:\w+ )?(?:in|on) (?:an?|one|writing|paper)\b)/i,
	finds: [
		'And put the price in a page for me, just one page, both ways.',
		'Put it on one page.',
		'Put that in writing.',
		'Put all on paper.',
		'Put everything in an email.',
		"Send me last week's sheets.",
		"Send us this week's.",
		'Send me those five.',

		'Could I get a pile of old dockets from you?',
		'Can I have the list?',
		'May we have your list?',
		'Could I have some photos?',
		'Could we get all photos?',
		'Could I get call logs?',
		'Could I get six months of them?',
		'Could you send me, say, ten old ones?',
		'Could you give me a few old ones?',
		'Can you scan me the list?',
		'Would you get us the list?',
		'Will you share over the list?',
		'Could you please forward me the list?',
		'Would you bring us our list?',
		'Could you pull me the list?',
		'Could you scan me the list?',
		'Could you export me the list?',
		'Could you email me the list?',
		'And I need your price sheet.',
		'We want the price sheet.',
		"I'd like to have your list.",
		"We'd like to have the list.",
		'Send me the agreement.',
		'Send us your list.',
		'Send me a list.',
		'Send me some photos.',
		'Send me one.',
		'You write me one page.',
		'You write us one page.',
		"And we'll get an invite, for the portal?",
		'I’ll get the list today?',
		"I'll get your list?",
		"I'll get a list?",
	],
	leaves: [
		'Could I get back to you?',
		'Could you tell me the price?',
		'I need you there.',
		'They send us there.',
		"I'll get the list.",
	],
};

/** After it, the other side lists what it wants. */
export const ASKS_WHAT_IS_NEEDED: Pattern = {
	id: 'a question what the other side needs',
	pattern: /\bwhat (?:\w+ ){0,2}?(?:do|would|can|should|shall) (?:you|i) (?:need|want|like to have|send|give)\b/i,
	finds: [
		'What else do you need off me?',
		'What would you need from me?',
		'What do you want?',
		'What would you like to have?',
		'What can I send you?',
		'What should I give you?',
		'What shall I send?',
	],
	leaves: ['What do you do?', 'You need it.', 'What I want is out.'],
};

/** Whoever says so does not know it yet. */
export const HAS_IT: Pattern = {
	id: 'that somebody has a thing',
	pattern: /^(?:and )?(?:i|we)(?:['’]ve| have)(?: got)? (?:the|an?|my|our) \w/i,
	finds: [
		"I've the old service book at home.",
		'We have a list of them.',
		"And I've got an old plan.",
		'I have my notes.',
		'We have our notes.',
	],
	leaves: ['I have to go.', "I've seen the book.", 'They have a list.'],
};

export const HAS_TO_ASK: Pattern = {
	id: 'that somebody else has to be asked',
	pattern: /\b(?:have|need|want) to (?:ask|find out|check)\b|\bcan ask\b/i,
	finds: [
		'I want to check with our people.',
		'I can ask my director whether we could.',

		"I'd have to ask our developers.",
		"I'd need to ask my director.",
		"I'd have to find out.",
		'I have to check.',
	],
	leaves: ['You have to see it.', 'They asked to have it.'],
};

export const SIGNS: Pattern = {
	id: 'a paper signed or paid that was named before',
	pattern: /\b(?:sign|pay)\b|\bsigned\b/i,
	finds: ["I'll sign it Friday.", "I'll pay it today.", "I'll have it signed."],
	leaves: ["I'll design it."],
};

export const PAPER: Pattern = {
	id: 'a paper to be signed or paid',
	pattern: /\b(?:agreement|contract|order form|letter|amendment|invoice|proposal|quote)\b/i,
	finds: [
		'The agreement goes out tomorrow.',
		'You have the contract.',
		'Then comes the order form.',
		'The letter is done.',
		'I write the amendment.',
		'The invoice is on its way.',
		'Here is the proposal.',
		'I did the quote.',
	],
	leaves: ['The newsletter is out.', 'A contractor called.'],
};

/** "You'll have it on the first. Three pages, two prices." */
export const NAMES_MORE: Pattern = {
	id: 'a thing named right behind',
	pattern:
		/^(?!.*\b(?:i|we|you|it|that|this|is|are|thanks?|okay|bye)\b)\p{L}[\p{L}'’-]{0,20}(?:,? \p{L}[\p{L}'’-]{0,20}){2,7}\.$/iu,
	finds: ['Three pages, two prices.', 'Both plans side by side.'],
	leaves: [
		'Three.',
		'Then I go home.',
		'Then we go home.',
		'What you said then.',
		'Gave it to Raj.',
		'No more of that.',
		'All of this done.',
		'Raj is at home.',
		'All are at home.',
		'So many thanks, Raj.',
		'And thank Raj much.',
		'All right, okay then.',
		'Bye for now, Raj.',
	],
};

export const MAKES: Pattern = {
	id: 'a thing that its speaker makes',
	pattern:
		/^(?:(?:and|so|then|okay),? )*(?:i|we)(?:['’]ll| will)? (?:make|write|prepare|draft|do|put together) (?!it\b|that\b|this\b)/i,
	finds: [
		'I make you an offer of two pages.',
		'And I write the page.',
		'So we’ll prepare the page.',
		'Then we will draft the page.',
		"Okay, I'll do the page.",
		"I'll put together the page.",
	],
	leaves: ["I'll do it.", 'We make that.', 'I do this.', 'They make an offer.'],
};

export const THING_CUES = [NAMES_MORE, MAKES, SIGNS, PAPER, WANTS_TO_HAVE, ASKS_WHAT_IS_NEEDED, HAS_IT, HAS_TO_ASK];
