/** The words in which they say yes to the offer, with straight apostrophes. */

import type { Pattern } from '#language/pattern.ts';

const HAVE_A_DEAL: Pattern = {
	id: 'that there is a deal',
	pattern: /\b(?:we(?:'ve got| have| got)|you have|it's|its|that's) a deal(?=[.!,;]|$| then\b| so\b)/i,
	finds: [
		"We've got a deal, then.",
		'We have a deal.',
		'So we got a deal!',
		'You have a deal;',
		"It's a deal then.",
		'its a deal',
		"That's a deal so.",
	],
	leaves: ['We have a deal with a firm in Leeds.', 'We have a dealer.', 'It is a big deal.'],
};

const GOT_A_CUSTOMER: Pattern = {
	id: 'that the seller got a customer',
	pattern:
		/\byou(?:'ve got| have| got) (?:yourself (?:a|an) (?:\w+ )?(?:deal|customer|client|buyer|order)|(?:the job|(?:my|our) business)(?=[.!,;]|$))/i,
	finds: [
		"You've got yourself a customer.",
		'You have yourself a client.',
		'You got yourself a deal.',
		'You got yourself a new buyer.',
		'You got yourself an order.',
		"You've got the job.",
		"You've got my business;",
		"You've got our business, then.",
		'You have our business!',
		'you have the job',
	],
	leaves: ['You have a customer in Leeds.', 'You have the job done in a day.', 'You got yourself a dog.'],
};

const COUNTED_IN: Pattern = {
	id: 'that they are in',
	pattern: /\b(?:(?:i'm|i am|we're|we are) in(?=[.!;]|, then|$)|(?:count|sign) (?:me|us) (?:in|up)(?=[.!,;]|$))/i,
	finds: [
		"I'm in.",
		'I am in!',
		"We're in;",
		'we are in',
		"Right, I'm in, then.",
		'Count me in.',
		'Sign us up!',
		'Sign me up, then.',
		'Count us in; now.',
		'count us in',
	],
	leaves: ["I'm in Limerick on Thursday.", "I'm in, hang on, the lift.", 'Sign us up for the newsletter.'],
};

const TAKES_IT: Pattern = {
	id: 'that they take it',
	pattern:
		/\b(?:(?:i|we)(?:'ll| will) go with (?:you|it|that|yours)|let's shake on (?:it|that)|where do (?:i|we) sign)(?=[.!,;?]|$| then\b)/i,
	finds: [
		"I'll go with you, then.",
		'We will go with you!',
		"We'll go with it;",
		"I'll go with that",
		"I'll go with yours then.",
		"Let's shake on it.",
		"Let's shake on that.",
		'Where do I sign?',
		'Where do we sign?',
	],
	leaves: ["We'll go with you to the station.", 'Where do I sign off the hours?'],
};

const GETS_GOING: Pattern = {
	id: 'that it is to begin',
	pattern:
		/\b(?:let's (?:get (?:it|this) (?:signed|done)|go for it|make it happen)|(?:send|bring) (?:(?:me|us|over) )?(?:the|your) (?:contract|agreement|paperwork|papers|invoice)(?: over)? and (?:i|we)(?:'ll| will| can)? (?:start|sign|begin|pay)|(?:i'm|i am|we're|we are) (?:happy|glad|ready|good) to (?:go ahead|sign)|(?:i'm|i am) (?:going to|gonna) say yes)\b(?! (?:off|when))/i,
	finds: [
		"Let's get it signed.",
		"Let's get this done.",
		"Let's go for it.",
		"Let's make it happen.",
		'Send me the contract and we start on Monday.',
		'Send us your agreement and I will sign.',
		'Send over the paperwork and we can begin.',
		"Bring the papers and I'll pay.",
		'Send the invoice over and I pay.',
		"I'm happy to go ahead.",
		"We're glad to go ahead.",
		'I am ready to sign.',
		'We are good to go ahead.',
		"I'm going to say yes.",
		'I am gonna say yes.',
	],
	leaves: [
		'Send me the contract and I look at it.',
		"I'm happy to sign off the minutes.",
		"I'm happy to sign when he is back.",
		"Let's get it looked at.",
	],
};

/** Besides what `SAYS_YES` finds. */
export const DEALS = [HAVE_A_DEAL, GOT_A_CUSTOMER, COUNTED_IN, TAKES_IT, GETS_GOING];

/** A sentence that is a yes where a sum was named just before. */
export const DONE: Pattern = {
	id: 'a yes in a word',
	pattern:
		/^(?:(?:all right|ok|okay|right|yes|yeah|fine|good|well|then)[,.]? )?(?:done|deal|sold|agreed|go on|do it|let's go|we(?:'re going|'re doing it|'re having it| do it)|(?:i|we)(?:'ll| will) take it|i do this|we do it like that|go ahead with (?:that|it|this)(?: one)?|i(?:'m| am) happy with (?:that|it))(?:,? then)?[.!]*$/i,
	finds: [
		'Done.',
		'All right. Done.',
		'Ok, done',
		'Okay, deal.',
		'Right, sold!',
		'Yes, agreed.',
		'Yeah, deal then.',
		'Fine, done.',
		'Good. Deal.',
		'Well, deal, then.',
		"We'll take it.",
		'We do it like that.',
		'Go ahead with that.',
		'Yes, go ahead with it.',
		'Go ahead with this one.',
		'I will take it.',
		'Go on, then.',
		'Then do it.',
		"Let's go.",
		"We're going.",
		"We're doing it.",
		"We're having it.",
		'Then we do it.',
		'Yes. I do this.',
		'I do this.',
		"I'm happy with that.",
		'Okay, I am happy with it.',
	],
	leaves: ['Is it done?', 'The deal is off.', 'Half of it is done.', 'Done by Friday.', "I'll take it to the board."],
};

export const DEAL_CUES = [...DEALS, DONE];
