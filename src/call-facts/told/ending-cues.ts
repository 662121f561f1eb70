/** The words in which they say plainly how it ends, with straight apostrophes. */

import type { Pattern } from '#language/pattern.ts';

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
	pattern: /(?:\b(?:not|never|nobody|says?|said|(?<!\bi )thinks?|thought)|n't)\b[^,;:—–]*$/i,
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
	leaves: ['It is not dear, so ', "He said it's fine, so ", 'Right, ', 'I think '],
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
		/\b(?:(?:i|we)(?:'ll| will|'m going to|'re going to|'re gonna) (?:have to )?(?:pass(?=[.!,]|$| on (?:it|this(?: one)?|that|both)(?=[.!,]|$))|leave it (?:there|at that))|count (?:me|us) out|no deal(?=[.!]|$)|(?:we're|we are) not renewing|(?:going to|gonna|telling you) (?:say )?no\b)/i,
	finds: [
		"We'll pass.",
		'I will pass!',
		"I'm going to pass, sorry.",
		"We're going to have to pass",
		"We're gonna pass on it.",
		"I'll pass on this!",
		"We'll pass on this one.",
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
		/\b(?:(?:it's|its|this is|that's)(?: just| simply)? not|(?:it|this) isn't|i don't think (?:it's|this is)) (?:(?:one|something) )?for (?:us|me)(?=[.!]|, (?:sorry|thank)|$)|\bnot (?:the |a )?(?:right )?fit\b/i,
	finds: [
		"It's not for us.",
		'its not for us',
		'This is just not for us!',
		"It's simply not for us.",
		"That's not one for us.",
		"It isn't something for us.",
		"This isn't for me, sorry.",
		"It's not for us, thank you.",
		"I don't think it's for us.",
		"I don't think this is for us.",
		"You're not the right fit.",
		'It is not a fit.',
	],
	leaves: ["It's not for us to say.", "It's not one for us, it's one for Gary.", 'We are fit.'],
};

const DECLINES: Pattern = {
	id: 'that they decline',
	pattern:
		/\b(?:(?:i|we)(?:'m| am|'re| are|'ll| will|'d| would)? (?:going to |have to |like to |rather )*(?:decline|turn (?:it|this|you|that) down)(?=[.!,]|$)|(?:i|we)(?:'m|'re| am| are| will|) ?(?:not|won't) (?:be )?(?:going to )?(?:go(?:ing)? ahead|proceed(?:ing)?|tak(?:e|ing) (?:it|this|that)(?: any)? further)(?! (?:before|until|till|without|unless))|(?:i|we) (?:can't|cannot) go ahead|i don't think (?:we'll|we will|i'll|i will) (?:go ahead|take it)|(?:i|we)(?:'ve| have)? decided against (?:it|this|that)|(?:i'm|we're|i am|we are) (?:not interested|out)(?=[.!]|$)|i don't want it(?=[.!,]|$)|not going to happen|but no,? thanks?|answer(?:'s| is)(?: still)? no|have to say no)\b/i,
	finds: [
		"I'm going to decline.",
		'We are going to decline!',
		'I am going to decline.',
		"We're going to decline.",
		'We have to decline, sorry.',
		"I'd like to decline",
		'We would rather decline.',
		"We'll have to decline.",
		'I will decline.',
		"I'm going to have to turn it down.",
		'We turn this down.',
		'We have to turn you down.',
		'I turn that down.',
		"I'm not going ahead.",
		"We're not going to go ahead with it.",
		'I am not proceeding.',
		'We are not going to proceed.',
		"We won't be going ahead.",
		"I won't take it further.",
		"I won't be taking this any further.",
		'We will not take that further.',
		"We can't go ahead.",
		'I cannot go ahead.',
		"I don't think we'll go ahead.",
		"I don't think we will take it.",
		"I don't think I'll go ahead.",
		"I don't think I will go ahead.",
		'We have decided against it.',
		"We've decided against this.",
		'I decided against that.',
		"I'm not interested.",
		"We're not interested",
		'I am out!',
		'We are out.',
		"I don't want it.",
		"That's not going to happen.",
		'Thanks, but no thanks.',
		'Thank you, but no thank you.',
		'The answer is no.',
		"The answer's still no.",
		'I have to say no.',
	],
	leaves: [
		'They declined.',
		"We're not going ahead before May.",
		"We're not going ahead until May.",
		"We won't go ahead till May.",
		"We won't go ahead without it.",
		"We won't go ahead unless he signs.",
		"I'm out on Friday.",
		'We decided against the red one.',
		"I don't want it before May.",
		"We're not interested in the app.",
	],
};

const GOES_ELSEWHERE: Pattern = {
	id: 'that they take another',
	pattern:
		/\b(?:(?:i|we)(?:'ll| will|'m|'re| am| are|'ve| have)? (?:decided to |going to )?(?:go|going|gone|went|sign|signed|signing) with (?:(?:another|the other)(?: (?:one|firm|company|lot|crowd|offer|quote|people|agency))?|some(?:body|one) else)(?=[.!,]|$| (?:last|this|in)\b)|(?:we|i)(?:'ll|'re| are|'m| will) (?:stay(?:ing)?|stick(?:ing)?) with (?:the (?:people|ones?|firm|crowd)|(?:who|what) we)|(?:we're|i'm|we are) (?:happy|fine|good) as (?:we are|i am|it is)(?=[.!,]|$))/i,
	finds: [
		"I'll go with the other.",
		'We will go with another.',
		"I'm going with the other one.",
		"We're going with the other firm!",
		'I am going with another company.',
		'We are going to go with the other lot.',
		"We've decided to go with another crowd.",
		'We have gone with the other offer.',
		'We went with the other quote.',
		'We go with the other people.',
		"We've gone with another agency.",
		'We signed with somebody else in May.',
		"We're signing with someone else this week.",
		"We'll sign with someone else",
		'We went with someone else last week.',
		"We're staying with the people we have.",
		"We'll stay with the one we know.",
		"I'm sticking with the ones I know.",
		'We are staying with the firm in Leeds.',
		'We will stick with the crowd we have.',
		"We'll stay with who we have.",
		"We'll stay with what we have.",
		"We're happy as we are.",
		"I'm fine as I am.",
		'We are good as it is.',
	],
	leaves: [
		"I'll go with the other two on Friday.",
		'They went with somebody else.',
		"We're staying with my sister.",
		"We're happy as we can be.",
	],
};

/** Besides what `SAYS_NO` finds. */
export const REFUSALS = [PASSES, NOT_FOR_US, DECLINES, GOES_ELSEWHERE];

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

export const ENDING_CUES = [...REFUSALS, NOT_YET, DENIES, NO_NO, NO_YES, NOT_THEIRS];
