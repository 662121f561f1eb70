/** The words by which rules read people and prices in the turns that the weights found. */

import type { Pattern } from '#language/pattern.ts';

export const PERSON: Pattern = {
	id: 'a person by relation or office',
	pattern:
		/\b(?:(?:my|our|the|his|her|their) (?:husband|wife|partner|boss|brother|sister|father|mother|dad|mum|mom|son|daughter|board|owner|director|manager|chair(?:man|woman)?|treasurer|committee|accountant|cfo|ceo|cto|coo|md|head of [a-z]+|trustees|council|partners)|husband|wife|board|cfo|ceo|trustees|committee|council)\b/i,
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

export const CALLED_A_PRICE: Pattern = {
	id: 'what is called a price',
	pattern: /\b(?:charges?|price[ds]?|costs? you|fees?|comes? to|I'd do it for|we'd do it for)\b[^.?!]*$/i,
	finds: [
		'I charge about ',
		'The price is ',
		'It costs you ',
		'My fee is ',
		'That comes to ',
		"I'd do it for ",
		"We'd do it for ",
	],
	leaves: ['The price is known. We sold ', 'It cost them '],
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

export const LEAVE_ALONE: Pattern = {
	id: 'a wish not to be contacted',
	pattern:
		/\b(?:take (?:me|us|my|our)\b.{0,30}\boff|remove (?:me|us|my|our)|(?:don't|do not) (?:call|contact|ring|email) (?:me|us|here) (?:again|any ?more)|stop (?:calling|contacting|ringing|emailing))/i,
	finds: [
		'Please take me off your list.',
		'Remove us, please.',
		"And don't call here again.",
		'Stop calling, please.',
		'Take us off it.',
		'Take my name off it.',
		'Take our number off it.',
		'Remove me.',
		'Remove my name.',
		'Remove our number.',
		'Do not contact us again.',
		"Don't ring me anymore.",
		"Don't email here any more.",
		'Stop contacting us.',
		'Stop ringing.',
		'Stop emailing.',
	],
	leaves: ['It takes the load off us.', "Don't call before nine.", "And don't ring me about Albany."],
};

export const PLAIN_NO: Pattern = {
	id: 'a no to the offer',
	pattern:
		/\b(?:(?:have|going|got|want) to say no|(?:answer|it)(?:'s| is)(?: still)? (?:a )?no\b|(?:we|i)(?:'re| are|'m| am) not going (?:ahead|to do (?:it|this))|decided against)/i,
	finds: [
		'I have to say no for this financial year.',
		"The answer is no, I'm afraid.",
		"We're not going ahead with it.",
		'We decided against it.',
		"I'm going to say no.",
		"We've got to say no.",
		'I want to say no.',
		"It's still a no.",
		"I'm not going to do it.",
		'We are not going to do this.',
		'I am not going ahead.',
	],
	leaves: ['Nobody can say no to that.', 'It is not going ahead of plan.', "It's nothing."],
};

/** What the speaker wants of the other side. */
export const YOURS: Pattern = {
	id: 'what the other side is to do',
	pattern:
		/\b(?:you(?:'ll| will) (?:send|bring|let|give|check|ask|call|email|get .{1,30} over)|you (?:send|bring|give|let) (?:me|us))\b/i,
	finds: [
		"And you'll get those photos over by the twelfth.",
		'You send me the list, then.',
		'You will send it.',
		"You'll bring it.",
		"You'll let her know.",
		"You'll give it.",
		"You'll check it.",
		"You'll ask her.",
		"You'll call her.",
		"You'll email it.",
		'You bring us the list.',
		'You give me the list.',
		'You let us know.',
	],
	leaves: ["You'll have it by Friday.", "I'll send you the list."],
};

/** The words of a no: "It's a no", "we won't", "not this year". */
export const NO: Pattern = {
	id: 'a no',
	pattern:
		/\b(?:(?:it's|it is|that's) (?:a )?no\b|no,? thank|(?:we|i)(?:'re| are|'m| am) not (?:going|gonna|doing|buying)|(?:we|i) (?:won't|can't do (?:it|this)|decided against)|not (?:interested|this year|for us|now)|thank you,? but)/i,
	finds: [
		"It's a no. But it's a nice no.",
		'No, thank you.',
		"We're not going to do it.",
		'We decided against it.',
		'Not this year, sorry.',
		'Thank you, but we stay.',
		'It is a no.',
		"That's a no.",
		"I'm not doing it.",
		'We are not buying.',
		'I am not gonna.',
		"I won't.",
		"We can't do it.",
		"We can't do this.",
		'Not interested.',
		"It's not for us.",
		'Not now.',
	],
	leaves: ['No problem at all.', 'It was not clear.', 'I know it is new.'],
};

export const NEED_NOT: Pattern = {
	id: 'who need not sign',
	pattern: /\b(?:doesn't|does not|don't|won't|needn't) (?:need|have|want) to (?:sign|approve|agree|decide)\b/i,
	finds: [
		"He doesn't need to sign it.",
		'She does not have to agree.',
		"You don't need to approve it.",
		"He won't want to decide.",
		"He needn't have to sign.",
	],
	leaves: ['He needs to sign it.'],
};

export const WILL: Pattern = {
	id: 'what somebody will do',
	pattern:
		/\b(?:(?:i|we|you|he|she|they)'ll|will|shall|going to|gonna|can (?:do|give|get|ask|show|look)|could (?:do|come)|let me|let us|let's|want you to|send|call|ring|sign|meet|come back|bring)\b/i,
	finds: [
		"I'll have it.",
		'We will have it.',
		'We shall have it.',
		"I'm going to have it.",
		'I am gonna have it.',
		'I can show you.',
		'I could do it.',
		'Let me have it.',
		'Let us have it.',
		"Let's have it.",
		'I want you to have it.',
		'Send it over.',
		'Call Raj.',
		'Ring them.',
		'Sign it.',
		'Meet me there.',
		'Come back to me.',
		'Bring it.',
		"We'll have it.",
		"You'll have it.",
		"He'll have it.",
		"She'll have it.",
		"They'll have it.",
		'I can do it.',
		'I can give it.',
		'I can get it.',
		'I can ask.',
		'I can look.',
		'I could come.',
	],
	leaves: ['Thanks, both of you. Stay warm.'],
};

/** A reply that does not answer the doubt before it. */
export const UNANSWERED: Pattern = {
	id: 'a reply without an answer',
	pattern:
		/\b(?:i (?:honestly )?(?:don't|do not) know|(?:don't|do not) have (?:a|an|one|any)(?: \w+)? (?:answer|i can)|(?:i|we)(?:'d| would)? (?:have|need|rather) (?:to )?(?:check|ask|find out|look)|(?:i|we)(?:'ll| will) (?:check|ask|find out|look into|come back)|let me (?:check|ask(?! (?:you|first|some))|find|look)|can't (?:promise|tell|say)|i'm not sure|not measured|nobody can|haven't\.|in writing by|get (?:you )?(?:a|an) (?:written )?answer|(?:that's|that'd be|that would be|that is) (?:one|a question) for)/i,
	finds: [
		"I honestly don't know.",
		"I don't have a neat answer.",
		"I'd have to ask their support.",
		"I'll find out from the factory.",
		"I can't promise it today.",
		"On attrition, we've not measured it.",
		'Let me look into it.',
		"I'm not sure.",
		'Nobody can say.',
		"No, I haven't.",
		"You'll have it in writing by Wednesday.",
		"I'll get you an answer.",
		"That'd be one for Gary.",
		'I do not know.',
		'We do not have a good answer.',
		"I don't have an answer.",
		"I don't have one I can name.",
		"We don't have any answer.",
		'We would need to look.',
		"I'd rather find out.",
		'I have to check.',
		'We will check.',
		"I'll ask her.",
		"I'll look into it.",
		"I'll come back to you.",
		'Let me check.',
		'Let me ask her.',
		'Let me find it.',
		"I can't tell.",
		"I can't say.",
		"I'll get a written answer.",
		"That's one for Gary.",
		'That would be one for Gary.',
		'That is a question for Gary.',
	],
	leaves: [
		'It runs in Montreal.',
		'No, month to month.',
		'Let me ask you this.',
		'Let me ask first.',
		'Let me ask some questions.',
	],
};

/** Said of the reply before it. */
export const NOT_AN_ANSWER: Pattern = {
	id: 'that a reply was no answer',
	pattern: /\b(?:not an answer|(?:did not|didn't|haven't) answer|not what i asked|but i asked)/i,
	finds: [
		"That's not an answer.",
		'You did not answer it.',
		"You didn't answer me.",
		"You haven't answered.",
		"It's not what I asked.",
		'Fine, but I asked about May.',
	],
	leaves: ['I asked about May.', 'That is an answer.', 'Nobody answered the phone.'],
};

export const CUES = [
	UNANSWERED,
	NOT_AN_ANSWER,
	PERSON,
	CALLED_A_PRICE,
	SELLER_TITLE,
	DECIDES,
	LEAVE_ALONE,
	PLAIN_NO,
	YOURS,
	NO,
	NEED_NOT,
	WILL,
];
