/** The words in which they say plainly how it ends, with straight apostrophes. */

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
		/^(?:(?:all right|ok|okay|right|yes|yeah|fine|good|well|then)[,.]? )?(?:done|deal|sold|agreed|go on|do it|let's go|we(?:'re going|'re doing it|'re having it| do it)|(?:i|we)(?:'ll| will) take it)(?:,? then)?[.!]*$/i,
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
		'I will take it.',
		'Go on, then.',
		'Then do it.',
		"Let's go.",
		"We're going.",
		"We're doing it.",
		"We're having it.",
		'Then we do it.',
	],
	leaves: ['Is it done?', 'The deal is off.', 'Half of it is done.', 'Done by Friday.', "I'll take it to the board."],
};

/** The seller's last question. */
export const ASKS_FOR_A_YES: Pattern = {
	id: 'a question for the yes',
	pattern:
		/\b(?:(?:do we have|have we got|is that) a (?:deal|yes)|are we (?:agreed|on)|(?:happy|ready|like|want) to go ahead|shall we go ahead|can i (?:put you down|sign you up|count you in))\b[^?]{0,40}\?$/i,
	finds: [
		'Do we have a deal?',
		'Have we got a deal, Bea?',
		'So is that a yes?',
		'Are we agreed?',
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
		/^(?:(?:oh|well|ok|okay|right|ah|eh)[,.]? )?(?:yes|yeah|yep|aye|sure|absolutely|definitely|of course|i am|we are|you do|we do|go on)\b(?!.{0,80}\b(?:but|if|unless|except)\b)/i,
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

/** Behind it or before it a yes is none yet. */
export const NOT_YET: Pattern = {
	id: 'what a yes hangs on',
	pattern:
		/\b(?:if|once|unless|until|till|provided|depends|as long as|subject to|pending|whether|when|after|before|as soon as)\b/i,
	finds: [
		'We have a deal if he signs.',
		'Once he signs we have a deal.',
		'We have a deal unless he says no.',
		'No deal until he signs.',
		'Not till he signs.',
		'We have a deal, provided he signs.',
		'It depends.',
		'We have a deal as long as he signs.',
		'We have a deal, subject to his yes.',
		'We have a deal, pending his yes.',
		'He asks whether we have a deal.',
		'I tell him when we have a deal.',
		'After that we have a deal.',
		'He signs before we have a deal.',
		'As soon as he signs we have a deal.',
	],
	leaves: ['We have a deal.'],
};

/** Right before a yes. */
export const DENIES: Pattern = {
	id: 'that a yes is denied or somebody else’s',
	pattern: /(?:\b(?:not|never|nobody|says?|said|thinks?|thought)|n't)\b[^,;:—–]*$/i,
	finds: [
		'It is not that ',
		'I never believed that ',
		'Nobody tells me ',
		'He says ',
		'They say ',
		'She said ',
		'He thinks ',
		'You think ',
		'I thought ',
		"I don't believe ",
	],
	leaves: ['It is not dear, so ', "He said it's fine, so ", 'Right, '],
};

/** What leaves a door open, where it sounds like a no. */
export const NO_NO: Pattern = {
	id: 'that it is no refusal',
	pattern:
		/\b(?:(?:don't|do not|wouldn't) (?:want|like) to say no\b|(?:(?:not|isn't) (?:a |saying |telling you )|(?:don't|do not) (?:say |mean ))no\b|ask me (?:again )?(?:after|in|when)\b|(?:try|ask|ring|call) (?:me|us) again (?:after|in|when)\b)/i,
	finds: [
		"I don't want to say no.",
		'I do not want to say no.',
		"I wouldn't like to say no.",
		'It is not a no.',
		"It isn't a no.",
		"I'm not saying no.",
		"I don't say no.",
		'I do not mean no.',
		"I'm not telling you no.",
		'Ask me after the holidays.',
		'Ask me in May.',
		'Ask me again in spring.',
		'Ask me when the roof is on.',
		'Try me again in March.',
		'Ring us again after the holidays.',
		'Call me again when it is dry.',
		'Ask us again in May.',
	],
	leaves: ["It's a no.", 'I want to say no.', "Don't ask me again.", 'No, not in May.'],
};

/** A yes that is taken back, or never was one. */
export const NO_YES: Pattern = {
	id: 'that it is no yes yet',
	pattern:
		/\b(?:(?:haven't|have not|didn't|did not|never) (?:yet )?(?:said|say|agreed?)(?: to)? (?:yes|anything)|(?:not|isn't) (?:a |saying )yes|nothing(?:'s| is) (?:agreed|signed|decided|settled))\b/i,
	finds: [
		"I haven't said yes.",
		'I have not yet said yes.',
		"I didn't say yes.",
		'I did not say yes.',
		'I never agreed to anything.',
		"We haven't agreed anything.",
		"I didn't agree to anything.",
		"It's not a yes.",
		"That isn't a yes.",
		"I'm not saying yes.",
		"Nothing's agreed.",
		'Nothing is signed.',
		'Nothing is decided yet.',
		'Nothing is settled.',
	],
	leaves: ['I said yes.', 'I never heard anything.', 'Nothing is better.'],
};

const PASSES: Pattern = {
	id: 'that they pass',
	pattern:
		/\b(?:(?:i|we)(?:'ll| will|'m going to|'re going to|'re gonna) (?:have to )?(?:pass(?=[.!,]|$| on (?:it|this|that|both)(?=[.!,]|$))|leave it (?:there|at that))|count (?:me|us) out|no deal(?=[.!]|$)|(?:we're|we are) not renewing|(?:going to|gonna|telling you) (?:say )?no\b)/i,
	finds: [
		"We'll pass.",
		'I will pass!',
		"I'm going to pass, sorry.",
		"We're going to have to pass",
		"We're gonna pass on it.",
		"I'll pass on this!",
		"We'll pass on that, thanks.",
		"We'll pass on both",
		"I'll leave it there.",
		"We'll leave it at that.",
		'Count me out.',
		'Count us out.',
		'No deal.',
		"We're not renewing.",
		'We are not renewing.',
		"I'm going to say no.",
		"I'm gonna say no.",
		"I'm telling you no.",
		'no deal',
	],
	leaves: ["We'll pass it on.", "We'll pass on your regards.", "We'll leave it to you.", 'No dealer has it.'],
};

const NOT_FOR_US: Pattern = {
	id: 'that it is not for them',
	pattern:
		/\b(?:(?:it's|its|this is|that's)(?: just| simply)? not|(?:it|this) isn't) (?:(?:one|something) )?for us(?=[.!]|$)/i,
	finds: [
		"It's not for us.",
		'its not for us',
		'This is just not for us!',
		"It's simply not for us.",
		"That's not one for us.",
		"It isn't something for us.",
		"This isn't for us.",
	],
	leaves: ["It's not for us to say.", "It's not one for us, it's one for Gary."],
};

/** Besides what `SAYS_NO` finds. */
export const REFUSALS = [PASSES, NOT_FOR_US];

/** Who says so decides nothing alone. */
export const NOT_THEIRS: Pattern = {
	id: 'that somebody else decides',
	pattern:
		/\b(?:(?:not|isn't) (?:up to me|my (?:decision|call))|i (?:can )?only recommend|i (?:can't|cannot) (?:sign|decide|approve|say yes)|above my pay)\b/i,
	finds: [
		"It's not up to me.",
		'It is not my decision.',
		"It isn't my call.",
		'I only recommend.',
		'I can only recommend it.',
		"I can't sign it.",
		'I cannot decide that.',
		"I can't approve it.",
		"I can't say yes.",
		"That's above my pay grade.",
	],
	leaves: ['I can sign it.', 'I recommend it.', "It's up to me.", "It's my call."],
};

export const ENDING_CUES = [
	...DEALS,
	...REFUSALS,
	DONE,
	ASKS_FOR_A_YES,
	SAYS_SO,
	NOT_YET,
	DENIES,
	NO_NO,
	NO_YES,
	NOT_THEIRS,
];
