/** The words in which they refuse plainly, with straight apostrophes. */

import type { Pattern } from '#language/pattern.ts';

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
		/\b(?:i|we)(?:'m| am|'re| are|'ll| will|'d| would)? (?:going to |have to |like to |rather )*(?:decline|turn (?:it|this|you|that) down)(?=[.!,]|$)/i,
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
	],
	leaves: ['They declined.'],
};

const NOT_AHEAD: Pattern = {
	id: 'that they do not go ahead',
	pattern:
		/\b(?:(?:i|we)(?:'m|'re| am| are| will)? ?(?:not|won't) (?:be )?(?:going to )?(?:go(?:ing)? ahead|proceed(?:ing)?|tak(?:e|ing) (?:it|this|that)(?: any)? further)(?! (?:before|until|till|without|unless))|(?:i|we) (?:can't|cannot) go ahead|i don't think (?:we'll|we will|i'll|i will) (?:go ahead|take it))\b/i,
	finds: [
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
	],
	leaves: [
		"We're not going ahead before May.",
		"We're not going ahead until May.",
		"We won't go ahead till May.",
		"We won't go ahead without it.",
		"We won't go ahead unless he signs.",
	],
};

const ANSWERS_NO: Pattern = {
	id: 'that their answer is no',
	pattern:
		/\b(?:(?:i|we)(?:'ve| have)? decided against (?:it|this|that)|(?:i'm|we're|i am|we are) (?:not interested|out)(?=[.!]|$)|i don't want it(?=[.!,]|$)|not going to happen|but no,? thanks?|answer(?:'s| is)(?: still)? no|have to say no)\b/i,
	finds: [
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
const DOES_IT_THEMSELVES: Pattern = {
	id: 'that they do it themselves',
	pattern:
		/\b(?:we(?:['’]ll|['’]re going to|['’]re gonna)(?: just)? (?:do|keep doing|handle) (?:it|this|that)(?: all)? ourselves(?=[.!,]|$)|(?:we(?:['’]ll|['’]re going to)(?: just)?|let['’]s) keep (?:it|this|that) in[- ]house(?=[.!,]|$))/i,
	finds: [
		"We'll do it ourselves.",
		"I think we're going to do that ourselves.",
		"We're gonna just do it all ourselves.",
		"We'll keep doing it ourselves!",
		"We're going to handle this ourselves, thanks.",
		"We'll just keep it in-house.",
		"We're going to keep that in house.",
		"Let's keep this in-house.",
	],
	leaves: ['We do it ourselves.', "We'll do it ourselves until May.", "We're going to do it.", "We'll do it."],
};

export const REFUSALS = [PASSES, NOT_FOR_US, DECLINES, NOT_AHEAD, ANSWERS_NO, GOES_ELSEWHERE, DOES_IT_THEMSELVES];
