import type { Pattern } from '#language/pattern.ts';

/** The words by which a late sentence is told for itself, or not. */

/** What goes with a price. */
export const SETS_TERMS: Pattern = {
	id: 'a condition of an offer',
	pattern:
		/\bmonth[- ](?:to|by)[- ]month\b|\b(?:no|out of the) contract\b|\b(?:cancel|stop|leave)\w* (?:it )?(?:any ?time|whenever)\b|\bdays['’]? notice\b|\bmoney back\b|\brefund|\bfirst month\b|\bwaive\b|\bplus (?:g\.?s\.?t|v\.?a\.?t|h\.?s\.?t|tax)\b|\bdeposit\b|\bup ?front\b|\bhalf (?:now|down|when)\b|\bfor the (?:first|same) \w+\b|\bno set-?up\b/i,
	finds: [
		'After that it goes month to month.',
		'It is month-by-month.',
		'There is no contract.',
		'You get out of the contract.',
		'You can cancel any time.',
		'You stop it whenever you like.',
		'You can leave anytime.',
		'It is thirty days’ notice.',
		"You'd get your money back.",
		'We refund the fee.',
		'The first month is on us.',
		'I can waive the set-up.',
		'It is nine plus GST.',
		'It is nine plus VAT.',
		'It is nine plus HST.',
		'It is nine plus tax.',
		'I need a deposit.',
		'It is paid up front.',
		'Half now.',
		'Half down.',
		'Half when it works.',
		'It stays for the first year.',
		'You get both for the same price.',
		'There is no set-up.',
	],
	leaves: ['It is nine a month.', 'I noticed that.'],
};

/** Words about a thing that stands elsewhere. */
export const LACKS_ITS_THING: Pattern = {
	id: 'something that is not named',
	pattern:
		/\b(?:get|have|send|give|do|bring|take|put|knock|find|see|sign) (?:you |us |me )?(?:it|that|them|those|two)\b|\b(?:to|of|about|for|with) (?:it|that|them)\b|^(?:the (?:next|other|first|last|second) (?:one )?(?:is|was)|give me)\b/i,
	finds: [
		'I can get you them by Friday.',
		"I'll have that to you by Friday week.",
		'I can send it by nine.',
		'I give you those on Friday.',
		'I could do two for sixty-six hundred.',
		'I bring us them on Friday.',
		'I take me that on Friday.',
		'I put it away by Friday.',
		'You can knock it off after three years.',
		'I find it by Friday.',
		'I see it on Friday.',
		'I sign it on Friday.',
		"I'll have an answer to that by Thursday.",
		'I have the price of it by Friday.',
		"I'll ask about them on Monday.",
		'I have the list for it by Friday.',
		'I start with that on Monday.',
		'The next is in August.',
		'The other one is in August.',
		'The first was in May.',
		'The last is in June.',
		'The second is in June.',
		'Give me till the end of next week.',
	],
	leaves: ['The contract is for twelve months.', 'I send the list by Friday.'],
};

export const ALSO_SAID_CUES = [SETS_TERMS, LACKS_ITS_THING];
