/** The words of what a seller's manager asks for first: their money, who decides, by when, on what condition. */

import type { Pattern } from '#language/pattern.ts';

/** Beside a sum, that it is what they have or would pay. */
export const THEIR_MONEY: Pattern = {
	id: 'words of the money they have',
	pattern:
		/\b(?:budget|(?:set|put) (?:by|aside|away)|aside (?:for|until|till)|earmarked|sitting (?:there|in)|left (?:in the|for (?:it|this|the)|until|till|this)|remaining|left(?=[.,;])|in the account|in my (?:head|mind)|(?:told|said to) (?!me|us|you|him|her|them)\w+|(?:i|we|you) (?:can|could) (?:do|see|go|find|live|manage|stretch|spare|lay)|until \w+ (?:\w+ )?(?:i can|you decide)|for \w+ this year|nothing (?:this|in the) (?:year|budget)|so i(?:['’]ve| have)(?: got)? \w+(?=[.,;])|what i['’]ve got|thousand (?:for (?:it|this|you)|aside|by)\b)\b/i,
	finds: [
		'The budget is nine thousand.',
		'I have set four thousand aside.',
		"I've put nine thousand by.",
		'It is set aside.',
		'I put by nine.',
		'I set nine aside for everything.',
		'I set nine aside until summer.',
		'There is nine left.',
		'We put away nine thousand.',
		'Nine thousand is earmarked for it.',
		'I have ten sitting there.',
		"There's five thousand left in the line.",
		'What I have is five thousand remaining.',
		"There's seven thousand in the account.",
		'I had five in my head.',
		'I told Dwayne seven.',
		'I could see fifteen.',
		'I could do nine hundred.',
		'I can go to five hundred.',
		'I could find nine.',
		'The monthly we can live with.',
		'I can manage nine.',
		'We can stretch to nine.',
		'We could spare nine.',
		'I could lay me hands on a thousand.',
		'Until two hundred I can.',
		'Until eight you decide.',
		'I got thirty for digital this year.',
		"There's nothing this year.",
		'There is nothing in the budget.',
		'So I have eighteen.',
		"What I've got for you is seven hundred a month.",
		"I've got four thousand for this.",
	],
	leaves: ['They told me nine thousand.', 'It costs nine thousand.', 'She left in May.'],
};

/** A sum that says who has to be asked. */
export const FROM_A_SUM: Pattern = {
	id: 'a sum from which others decide',
	pattern:
		/\b(?:over|above|past|beyond|more than) (?:that\b|a |£|\$|€|\d|ten|five|two|one|three|four|six|seven|eight|nine|fif|twen|thir|forty)/i,
	finds: [
		'Anything over two thousand goes to the trust.',
		'Everything above five is Wade.',
		'All past five takes Wade.',
		"It's over fifty grand, so he votes.",
		"There's nowt over five hundred goes past without her.",
		'Nothing beyond five thousand.',
		'Above that it is Kevin.',
		'Over a thousand it is Kevin.',
		'Over £500 it is Kevin.',
		'Over $500 it is Kevin.',
		'Over €500 it is Kevin.',
		'Over 500 it is Kevin.',
		'Over ten thousand a year Paris wants to see it.',
		'Over five it is Kevin.',
		'Above two thousand it is Kevin.',
		'Above one million it is the old man.',
		'More than three thousand is Kevin.',
		'Over four I ask.',
		'Past six I ask.',
		'Past seven I ask.',
		'More than eight I have to go up to see Ramón.',
		'Over nine I ask.',
		'Over fifteen I ask.',
		'Over twenty-five it goes anyway to Hamburg.',
		'Over thirty I ask.',
		'Over forty I ask.',
	],
	leaves: ['I hand it over on Friday.', 'They came over for lunch.'],
};

/** By when something must be there. */
export const MUST_BE: Pattern = {
	id: 'a day by which it must be there',
	pattern:
		/\b(?:must|ha(?:s|ve) to|need(?:s|ed)?|want(?:s|ed)?|deadline|no later|or (?:else|i)|if not|latest|otherwise|in time|live|running|pointless|leave it)\b/i,
	finds: [
		'It must run by May.',
		'It has to run by May.',
		'I need it by May.',
		'I want it by May.',
		'In May at latest.',
		'The deadline is May.',
		'No later than May.',
		"By Friday, or I'm sending mine.",
		'In May. If not, they make it a collection.',
		'August, latest the middle of August.',
		'By May, otherwise not.',
		'Then it is in time for May.',
		'Live by May.',
		'It is running by May.',
		"Before May it's pointless.",
		'By the fifteenth, else leave it.',
	],
	leaves: ['It came in May.'],
};

/** On what they make their yes depend. */
export const CONDITION: Pattern = {
	id: 'a condition of theirs',
	pattern:
		/\b(?:unless|only if|as long as|not without|would(?:n['’]t| not) (?:do|sign) (?:it )?(?:without|before)|not (?:yet|before) (?:i|we|he|she|they)|first (?:see|he must|she must|i (?:must|have to|want|need)|we (?:must|have to|want|need))|or (?:i['’]m|i|we) (?:out|send|sending|leave|walk|gone)|put (?:that|it) in (?:the|writing)|i['’]d want (?:that|it) in|in writing)\b/i,
	finds: [
		"Unless it's live by May.",
		'Only if Wim checks it.',
		'As long as we own it.',
		'Not without a test.',
		"I wouldn't do it without a test.",
		'I would not sign before that.',
		'Not before I see it on paper.',
		'And first he must see it in the phone.',
		'First see. Then sign.',
		'First she must see it.',
		'First I want to see it.',
		'First we need to see it.',
		"By Thursday or I'm out.",
		"By Wednesday or I'm sending mine.",
		'Put that in the paper and I can sell two.',
		"I'd want that in there.",
		'Okay, in writing then.',
	],
	leaves: ['It comes first.', 'We put it in a drawer.'],
};

/** What is meant as a joke. */
export const IN_JEST: Pattern = {
	id: 'a sum in jest',
	pattern:
		/\bi(?:['’]d| would) (?:have )?(?:pa(?:y|id)|give|given)\b|\b(?:a|one|two) million\b.{0,20}\b(?:to|you|today)\b|\bi['’]d kill\b/i,
	finds: [
		"I'd pay a grand to have it fixed.",
		"I'd have paid a grand just to hear it.",
		'I would pay a grand for it.',
		"I'd give you a million dollars.",
		'For one million you bring also the fish?',
		"I'd kill for that.",
	],
	leaves: ['We pay nine hundred a month.', 'It is one million shillings.'],
};

/** Beside somebody, that they have a say. */
export const HAS_A_SAY: Pattern = {
	id: 'somebody who has a say',
	pattern:
		/\b(?:(?:he|she|they|brother|wife|husband|partner)(?:['’]s| is| are) the (?:money|boss|one)|a say\b|half (?:of it )?is (?:his|hers|mine)|(?:gotta|has to|have to|needs to|wants to|likes to) (?:hear|bless|see|look|read|be asked)|takes \p{Lu}\w+|gets a vote|by myself|(?:it['’]s )?(?:the )?both of us|the two of us|my (?:licen[cs]e|signature|money|company|gmbh)|nobody else|(?:don['’]t|do not) have to ask|goes anyway|go up to see|without (?:her|him|them)|the purse|the che(?:que|ck)(?:book|s))/iu,
	finds: [
		"He's the money.",
		'She is the boss.',
		'They are the one.',
		'My brother is the boss.',
		'My wife is the boss.',
		'Her husband is the money.',
		'The partner is the boss.',
		'They have a say in it.',
		'Half of it is hers.',
		'The half is his.',
		'Half is mine.',
		"He's gotta hear it.",
		'The chairman has to bless it.',
		'They have to be asked.',
		'She needs to read it.',
		'Paris wants to see it.',
		'She likes to look at it.',
		'Anything past five takes Wade.',
		'He gets a vote.',
		'Five I sign by myself.',
		"It's the both of us.",
		'So, the two of us.',
		"It's my licence and my name.",
		'It wants my signature.',
		"It's my money.",
		"It's my company.",
		"It's my GmbH.",
		'There is nobody else.',
		"I don't have to ask anyone.",
		'Over that it goes anyway to Hamburg.',
		'Then I go up to see Ramón.',
		'Not without her.',
		'She holds the purse.',
		'She writes the checks.',
	],
	leaves: ['We asked for it.', 'He came over.'],
};

/** How a price is paid, not what it is. */
export const IN_PARTS: Pattern = {
	id: 'a price in parts',
	pattern:
		/\b(?:to (?:start|begin)(?=,| with| and)|over \w+ months|no interest|a third|deposit|up ?front|instal?ment|first payment|balance|half (?:down|now|when|at)|now, (?:and )?\w+ when|split|only pay)\b/i,
	finds: [
		'Three hundred to start, then more.',
		'Six fifty over five months.',
		'No interest.',
		'A third to begin.',
		'Four to begin and four then.',
		'A deposit of nine.',
		'Nine up front.',
		'An instalment of nine.',
		'The first payment is nine.',
		'The balance is nine.',
		'Half down.',
		'Half now.',
		'Half when it is done.',
		'Half at the start.',
		'Four now, eight when it works.',
		'I can split it.',
		"In October you'd only pay the one thirty.",
	],
	leaves: ['It is nine a month.'],
};

/** That nothing is settled yet. */
export const STAYS_OPEN: Pattern = {
	id: 'words that leave everything open',
	pattern:
		/\b(?:(?:have a|let (?:me|us)) think|think (?:about|on) it|think it over|circle back|sleep on it|we['’]ll see|we will see|not (?:saying|telling you|promising|promise)|reach out|come back to you|(?:call|ring) you (?:if|when)|talk (?:to|with)|speak (?:to|with)|pencil|get back to you|not (?:this|before|until|till))\b/i,
	finds: [
		'We have a think first.',
		'Let us think.',
		'I think about it.',
		'We think it over.',
		"Let's circle back.",
		'I sleep on it.',
		"Then we'll see.",
		'We will see.',
		"I'm not saying no.",
		"I'm not telling you yes.",
		"I'm not promising.",
		"I'll not promise an autumn.",
		"I'll reach out.",
		'We come back to you.',
		'I call you when they are back.',
		'I talk to him.',
		'I speak with my son.',
		"Don't pencil me nowhere.",
		"I'll get back to you.",
		'Not this month.',
	],
	leaves: ['Yes, on Tuesday.', 'It is nine a month.'],
};

export const MAIN_CUES = [HAS_A_SAY, IN_PARTS, STAYS_OPEN, THEIR_MONEY, FROM_A_SUM, MUST_BE, CONDITION, IN_JEST];
