/** The words for people: by relation, office or title, and by what they do. */

import type { Pattern } from '#language/pattern.ts';

export const PERSON: Pattern = {
	id: 'a person by relation or office',
	pattern:
		/\b(?:(?:my|our|the|his|her|their) (?:husband|wife|partner|boss|(?:brother|sister|father|mother|son|daughter)(?:-in-law)?|dad|mum|mom|board|owner|director|manager|chair(?:man|woman)?|treasurer|committee|accountant|cfo|ceo|cto|coo|md|head of [a-z]+|trustees|council|partners)|husband|wife|board|cfo|ceo|trustees|committee|council)\b/i,
	finds: [
		'My wife does the books.',
		'My brother has a say.',
		'Husband says no.',
		'Wife says no.',
		'It goes to board in May.',
		'CFO signs it.',
		'CEO signs it.',
		'Trustees meet in May.',
		'Committee meets in May.',
		'Council meets in May.',
		'Ask our partner.',
		'Ask the boss.',
		'Ask his sister.',
		'My brother-in-law signs.',
		'Ask her father.',
		'Ask their mother.',
		'My dad pays.',
		'My mum pays.',
		'My mom pays.',
		'My son pays.',
		'My daughter pays.',
		'The owner pays.',
		'The director pays.',
		'The manager pays.',
		'Our chair pays.',
		'Our chairman pays.',
		'Our chairwoman pays.',
		'Our treasurer pays.',
		'Our accountant pays.',
		'Our CTO pays.',
		'Our COO pays.',
		'Our MD pays.',
		'Our head of sales pays.',
		'Our partners pay.',
	],
	leaves: ['We decide it here.', 'The boarding is late.'],
};

/** A name that does what deciders do, also at the start of a sentence: "Graham has to tick anything over ten". */
export const DECIDES: Pattern = {
	id: 'a name that decides',
	pattern:
		/((?<!-)\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+)?)(?:'ll| (?:has|have|had|signs?|decides?|needs?|must|will|would|wants?|says?|said|approves?|ticks?|looks?|holds?))(?![\p{L}])/gu,
	finds: [
		'Graham has to tick anything over ten.',
		'The Vice-Chancellor signs.',
		"Anna Berg'll sign it.",
		'Graham have it.',
		'Graham had it.',
		'Graham decides it.',
		'Graham needs it.',
		'Graham must it.',
		'Graham will it.',
		'Graham would it.',
		'Graham wants it.',
		'Graham says it.',
		'Graham said it.',
		'Graham approves it.',
		'Graham ticks it.',
		'Graham looks it.',
		'Graham holds it.',
	],
	leaves: ['the graham cracker is gone', 'Graham and I went.'],
};

/** A name before the office that decides: "Marguerite, that's the owner". */
export const WITH_AN_OFFICE: Pattern = {
	id: 'a name with its office',
	pattern:
		/(?<!\p{L})(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?: does)?, (?:(?:that|s?he|who)(?:['’]s| is) )?(?:the|our|my) (?:business )?(?:owner|boss|partner|chair|treasurer|director|CEO)(?!\p{L})/u,
	finds: [
		"But Marguerite, that's the owner, put a freeze on.",
		"Anna Berg, she's the chair, signs.",
		'Ivo, he’s the chair.',
		'Ivo, who is my partner, has to agree.',
		'Winnifred does, my partner, business partner.',
		'Ruth, my business partner, pays.',
		'Ivo, our boss.',
		'Ivo, the treasurer.',
		'Ivo, the director.',
		'Ivo, our CEO.',
	],
	leaves: ['My partner helps Ruth.', 'Ruth, the cook, knows.', 'The owner said no.', "maria, that's the owner"],
};

/** "The treasurer, Lorraine Voss". */
export const IN_AN_OFFICE: Pattern = {
	id: 'an office with its name',
	pattern:
		/(?<!\p{L})(?:the|our|my) (?:\p{Ll}+ )?(?:owner|boss|partner|chair|treasurer|director|CEO),(?: that['’]s)? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u,
	finds: [
		'Well, the board treasurer, Lorraine Voss, looks at it.',
		"It is our director, that's Ruth.",
		'So the owner, Ruth.',
		'So my boss, Ruth.',
		'So my partner, Ruth.',
		'So the chair, Ruth.',
		'So our CEO, Ruth.',
	],
	leaves: ['My partner helps Ruth.', 'The owner said no, Ruth.', 'The cook, Ruth.'],
};

export const SELLER_TITLE: Pattern = {
	id: 'the title of a seller',
	pattern:
		/\b(?:account (?:executive|manager)|ae|sdr|bdr|sales|business development|solutions? (?:consultant|engineer))\b/i,
	finds: [
		'Account Manager',
		'AE',
		'SDR',
		'BDR',
		'Head of Sales',
		'Business Development',
		'Solutions Engineer',
		'Account Executive',
		'Solution Consultant',
	],
	leaves: ['Accountant', 'Salesforce admin', 'Operations'],
};

export const PEOPLE_CUES = [PERSON, DECIDES, WITH_AN_OFFICE, IN_AN_OFFICE, SELLER_TITLE];
