/** The words by which the rules of the advice know doubts, of the others, and of who decides. */

import type { Pattern } from '#language/pattern.ts';

/** Somebody else is to be there, or is spoken of. */
export const SOMEBODY_ELSE: Pattern = {
	id: 'somebody who is not there',
	pattern:
		/\b(?:he|him|she|her|they|them|both|together|everybody|everyone|all of you|the two of you|partners?|boss|board|husband|wife|brother|sister|father|mother|dad|mum|mom|son|daughter|owners?|directors?|manager|committee|team|colleagues?|anyone|anybody|who else|somebody|whoever)\b/i,
	finds: [
		'Would he come?',
		'Bring him.',
		'Would she come?',
		'Bring her.',
		'Would they come?',
		'Bring them.',
		'I meet you both.',
		'Shall we sit together?',
		'Bring everybody.',
		'Bring everyone.',
		'I meet all of you.',
		'I meet the two of you.',
		'Bring your partner.',
		'Bring your boss.',
		'The board comes.',
		'Your husband comes.',
		'Your wife comes.',
		'Your brother comes.',
		'Your sister comes.',
		'Your father comes.',
		'Your mother comes.',
		'Your dad comes.',
		'Your mum comes.',
		'Your mom comes.',
		'Your son comes.',
		'Your daughter comes.',
		'The owners come.',
		'The directors come.',
		'The manager comes.',
		'The committee comes.',
		'The team comes.',
		'A colleague comes.',
		'Does anyone come?',
		'Does anybody come?',
		'Who else comes?',
		'Bring somebody.',
		'Bring whoever decides.',
	],
	leaves: ['Would Thursday work?', 'I send the offer.'],
};

/** A reply that holds against a doubt. */
export const AGAINST: Pattern = {
	id: 'a reply that contradicts',
	pattern:
		/^\W*(?:(?:yes|yeah|well|sure|okay|right|i understand),? )?(?:but\b|no,? (?:but|it (?:isn|doesn|won)['’]t|that['’]s not|you)|that['’]s not (?:true|right)|actually,? no\b|i disagree)/i,
	finds: [
		'But it does.',
		'Yes, but it does.',
		'Yeah, but it does.',
		'Well, but it does.',
		'Sure, but it does.',
		'Okay, but it does.',
		'Right, but it does.',
		'I understand, but it does.',
		'No, but it does.',
		"No, it isn't.",
		"No, it doesn't.",
		"No, it won't.",
		"No, that's not so.",
		'No, you get both.',
		"That's not true.",
		"That's not right.",
		'Actually, no.',
		'I disagree.',
	],
	leaves: ['Butter is dear.', 'No, month to month.', 'I see. But what of it?'],
};

/** A reply that gives a word where a proof is wanted. */
export const ASSURES: Pattern = {
	id: 'an assurance',
	pattern:
		/\b(?:trust me|i (?:promise|guarantee|assure) you|don['’]t (?:you )?worry|(?:everybody|everyone)(?: who \w+ it)? loves it|you['’](?:ll|re going to) love it|(?:they|it|we|you) won['’]t,? (?:honestly|i promise|believe me))/i,
	finds: [
		'Trust me on that.',
		'I promise you it runs.',
		'I guarantee you it runs.',
		'I assure you it runs.',
		"Don't worry about that.",
		"Don't you worry.",
		'Everybody loves it.',
		'Everyone who uses it loves it.',
		"You'll love it.",
		"You're going to love it.",
		"They won't, honestly.",
		"It won't, I promise.",
		"We won't, believe me.",
		"You won't honestly notice.",
	],
	leaves: ['They trust us.', 'It will run.', 'Everybody at the firm in Leeds uses it, and here is the number.'],
};

export const RUNS_DOWN: Pattern = {
	id: 'a bad word on somebody',
	pattern:
		/\b(?:rubbish|terrible|awful|useless|cowboys?|garbage|a joke|a mess|horror stor(?:y|ies)|rip[- ]?offs?|clunky|outdated|nightmare|crap|amateurs?|going (?:bust|under))\b/i,
	finds: [
		'They are rubbish.',
		'They are terrible.',
		'It is awful.',
		'It is useless.',
		'They are cowboys.',
		'It is garbage.',
		'It is a joke.',
		'It is a mess.',
		'I hear horror stories.',
		'A horror story.',
		'It is a rip-off.',
		'It is clunky.',
		'It is outdated.',
		'A nightmare.',
		'It is crap.',
		'They are amateurs.',
		'They are going bust.',
		'They are going under.',
	],
	leaves: ['They are good.', 'It is dear.'],
};

export const ADVICE_DOUBT_CUES = [SOMEBODY_ELSE, AGAINST, ASSURES, RUNS_DOWN];
