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

/** The seller's last question. */
export const ASKS_FOR_A_YES: Pattern = {
	id: 'a question for the yes',
	pattern:
		/\b(?:(?:do we have|have we got|is that) a (?:deal|yes)|(?:are we|we are|we['’]re) agreed|are we on|(?:happy|ready|like|want) to go ahead|shall we go ahead|can i (?:put you down|sign you up|count you in))\b[^?]{0,60}\?$/i,
	finds: [
		'Do we have a deal?',
		'Have we got a deal, Bea?',
		'So is that a yes?',
		'Are we agreed?',
		'So we are agreed on the digitising, a hundred designs at three ten?',
		"Then we're agreed?",
		'Are we on then?',
		'So are you happy to go ahead?',
		'Are you ready to go ahead?',
		'Would you like to go ahead?',
		'Do you want to go ahead with it?',
		'Shall we go ahead?',
		'Can I put you down for May?',
		'Can I sign you up?',
		'Can I count you in?',
	],
	leaves: ['Are we on a boat? I think so.', 'Can I put you on hold?', 'Shall we talk?'],
};

export const SAYS_SO: Pattern = {
	id: 'a reply that says yes',
	pattern:
		/^(?:(?:oh|well|ok|okay|right|ah|eh)[,.]? )?(?:yes|yeah|yep|aye|sure|absolutely|definitely|of course|i am|we are|you do|we do|go on|agreed)\b(?!.{0,80}\b(?:but|if|unless|except)\b)/i,
	finds: [
		'Yes.',
		'Oh, yeah.',
		'Well yep.',
		'Ok, aye.',
		'Okay, sure.',
		'Right. Absolutely.',
		'Ah, definitely.',
		'Eh, of course.',
		'I am. Go on.',
		'We are.',
		'You do.',
		'We do.',
		'Go on.',
		'Agreed. The portal no.',
	],
	leaves: [
		'Yes, but not today.',
		'Yes, if he signs.',
		'Yeah, unless it rains.',
		'Sure, except for the price.',
		'No.',
		'Yesterday.',
	],
};

/** "Let's go with stage one.": nothing more is agreed by it. */
export const TAKES_A_PART: Pattern = {
	id: 'that they take a part of it',
	pattern:
		/\b(?:let['’]s|(?:we|i)(?:['’]ll| will)) (?:go (?:ahead )?with|do|take|(?:start|begin) with) (?:\w+ ){0,2}?(?:stage|phase|part|step|option|sample|pilot|trial|test|audit|survey|workshop)\b|^let['’]s do the (?:first|two|three|four|six|small)\b|\bfor the (?:pilot|trial|test|sample|first part), yes\b|\b\w+ yes, (?:and )?(?:the )?\w+ no\b|^the (?:small|smaller|first) one\b|^the (?:\w+ ){1,3}we do[.!]*$|\bi(?:['’]ll)? sign it the same day\b/i,
	finds: [
		'Yes. For the test, yes.',
		'For the pilot, yes, I can.',
		'For the trial, yes.',
		'For the sample, yes.',
		'For the first part, yes.',
		"So it's beds yes, towels no, kitchen later.",
		'Towels yes, and the sheets no.',
		'The small one.',
		'The forty hours we do.',
		'The smaller one, then.',
		'The first one.',
		'I sign it the same day if there is nothing strange in it.',
		"I'll sign it the same day.",
		"Let's do the first four weeks.",
		'Let’s do the two weeks.',
		"Let's do the three of them.",
		"Let's do the four weeks.",
		"Let's do the six weeks.",
		"Let's do the small job.",
		"Let's go with stage one.",
		"Let's go ahead with phase one.",
		"Then we'll do the first part.",
		'We will take the first step.',
		"I'll start with the small option.",
		'I will begin with a sample.',
		'So let’s do the pilot.',
		"We'll take the trial.",
		"Let's do a test.",
		"I'll do the audit.",
		"Let's start with the survey.",
		"We'll do one workshop.",
	],
	leaves: [
		"Let's do it.",
		'I said yes, he said no.',
		'We do a test each week.',
		"I'll test it.",
		"We'll take the partner along.",
	],
};

export const DEAL_CUES = [...DEALS, DONE, ASKS_FOR_A_YES, SAYS_SO, TAKES_A_PART];
