/** The words by which a fact that the weights found is plain enough to be told. */

import type { Pattern } from '#language/pattern.ts';

export const SMALL_TALK: Pattern = {
	id: 'weather, sport, family and the way here',
	pattern:
		/\b(?:rain(?:s|ed|ing|y)?|snow(?:s|ed|ing)?|wind(?:y)?|weather|degrees|minus \w+|cold|hot|sunny|inches|match|ball ?game|(?:the|a) game|football|cricket|rugby|home runs?|half time|county fair|traffic|jam|the road|birthday|holidays?|weekend|grandson|grand(?:kids|children)|wi-?fi|parking)\b/i,
	finds: [
		'It rained for three days.',
		'The snow is a foot deep.',
		'That is the actual wind.',
		'How is the weather?',
		"It's thirty-eight degrees in here.",
		'Minus twenty-three.',
		'Cold, is it?',
		'We got four inches.',
		'The match was off.',
		'The county fair had two hundred people.',
		'There is a two-hour jam.',
		'I was two hours on the road.',
		"She's fifty, it's her birthday.",
	],
	leaves: ['We lose eleven jobs a month.', 'The invoices are late.'],
};

/** Words with which somebody takes an answer as good. */
export const ACCEPTS: Pattern = {
	id: 'an answer taken as good',
	pattern:
		/\b(?:(?:that|it)(?:'s| is|'d be| would be|'d| would|'ll be)? (?:fair|fine|good|great|perfect|helpful|sensible|reasonable|worth (?:something|somethin'|it)|all right|alright|better|nice|works?|help|helps|settles (?:it|that)|makes sense|answers (?:it|that)|sorted|okay|ok)\b|makes sense|(?:i|we) (?:like|love) (?:that|it|the)\b|that (?:i|we) like|i'd like that|(?:happy|comfortable|fine|good) with (?:that|it)|can(?:'t| not) argue|(?:i|we) (?:can|could) (?:live with|manage|do) that|(?:takes care of|solves|answers) (?:that|it|the)|that's (?:that|what (?:i|we) (?:wanted|needed))|not a problem then|fair enough|sounds? (?:good|great|fair|fine|right)|good to know|exactly (?:it|what (?:i|we))|could defend|i'd like to see (?:it|that)(?! first)|send me that|let's do (?:it|that)|we have a deal|that we could manage|no worries|(?:that|it)(?:'d| would|'ll) do it)/i,
	finds: [
		"That's fair.",
		'That works.',
		'That would help.',
		'Okay, makes sense.',
		'I like that.',
		'That I like.',
		"I'm comfortable with that.",
		"Well, I can't argue with that.",
		'I can live with that.',
		'That takes care of that.',
		"That's that answered then.",
		"That's what I wanted to hear.",
		"That'd be great.",
		'That sounds fair.',
		"Let's do it.",
		'One morning. That we could manage.',
	],
	leaves: [
		'Is that all?',
		'There is a crowd that do it for ninety-nine.',
		'I would like to see it first.',
		'That is the problem.',
	],
};

/** Words of a doubt, also where an approval stands before them. */
export const DOUBTS: Pattern = {
	id: 'a doubt',
	pattern:
		/(?:(?:\S{1,40} ){5}[^?]{1,200}\?|\b(?:but|though|worr(?:y|ied|ies)|concern(?:s|ed)?|problem|trouble[sd]?|risk|afraid|nervous|scared|not sure|sure about|can(?:'t|not)|couldn't|won't|wouldn't|don't|doesn't|didn't|not sure|never|nobody|nothing|too (?:much|expensive|dear|long|late|big|small|many)|steep|a lot|more than|double|expensive|dear|cheaper|unless|what if|if (?:it|you|we|they|i|one)|depends?|guarantee|burn(?:ed|t)|stung|over what|crowd|firm|company|quoted?|otherwise)\b)/i,
	finds: [
		'And who writes the documents for all this?',
		"But that's a chunk more.",
		"I'm worried about the data.",
		"I can't have you on the roof.",
		"We've been burned before.",
		"That's too much.",
		'I found that steep.',
		'If it goes, we are sunk.',
		'A firm in Nairobi quoted less.',
	],
	leaves: ['One thousand eight hundred and fifty.', 'Seventeen years.', 'Okay, good.'],
};

/** What makes approval none: a condition, a threat, a no. */
export const HOLDS_BACK: Pattern = {
	id: 'a condition, a threat or a no',
	pattern:
		/(?:\b(?:but|though|unless|if (?:it|you|we|they|i|that)|because if|sunk|can't|cannot|won't|wouldn't|not (?:doing|going|sure|yet)|however|the only|double|problem is|'cause)\b)/i,
	finds: ["I'd want to see it, though.", 'Because if that took three months we are sunk.'],
	leaves: ['Okay, good.', 'That makes sense.', 'I like that.'],
};

export const DECISION: Pattern = {
	id: 'who decides or signs',
	pattern:
		/\b(?:decid(?:e|es|ed|ing)|decision|signs?(?: off| it| anything)?|has to sign|gotta sign|approv(?:e|es|al)|says? (?:the )?yes|say yes|already said yes|goes? (?:to|over|before)|go out to|(?:above|over) \w+(?: thousand)? is the \w+|votes?|have to (?:ask|agree|go back to)|has to (?:agree|see|tick|ok|okay|approve)|run it (?:past|by)|it's me\b|just me|it's us|up to me|my call|my decision|owns? (?:half|it|the|part)|percent of the company|both names|chairs? it|the final (?:say|word)|holds? the purse|sign myself)\b/i,
	finds: [
		'I decide.',
		'Doug signs it.',
		'Anything over ten goes to the board.',
		"Over that I'd have to go back to her.",
		"So it's me.",
		'The commissioners vote on Tuesday.',
		'He has forty percent of the company.',
	],
	leaves: ['I put in a bid.', 'You can call.', 'Mam made tea.'],
};

/** A speaker's words that somebody else decides, or that a sum is beyond the speaker. */
export const NOT_MINE: Pattern = {
	id: 'a speaker who does not decide',
	pattern:
		/\b(?:i'm only|i am only|i can recommend|(?:double|more than|over) what i can sign|they're the ones|i can sign myself|i (?:don't|do not|can't|won't) (?:sign|say yes|decide)|bring it to|has to go to|goes to|not my (?:call|decision)|i'd have to ask|leave \w+ to me|(?:you|we) can call)\b/i,
	finds: [
		"I'm only the administrator.",
		"That's double what I can sign.",
		'It has to go to the diocese.',
		"They're the ones who say yes.",
		'Leave Peter to me.',
	],
	leaves: ['I decide.', "It's me up to sixty thousand."],
};

/** A sum above which others are asked: no money that is there. */
export const SIGNING_LIMIT: Pattern = {
	id: 'a limit above which others decide',
	pattern:
		/\b(?:(?:anything|everything|all) (?:over|above)|over that|above that|can sign|sealed bid|goes to (?:the )?\w+|has to go|has to sign|up to \w+ (?:i|we) can)\b/i,
	finds: ['Anything over fifteen thousand goes to Doug.', 'I got fifteen thousand I can sign myself.'],
	leaves: ['We have seven thousand left for it.'],
};

export const NO_BUDGET: Pattern = {
	id: 'a sum that is no money of theirs',
	pattern:
		/\b(?:still|over what|more than (?:i|we)|grant|quoted?|they told me|pay(?:ing|s)? them|owes?|a hundred over|per nurse|apiece)\b/i,
	finds: ["It's still a hundred over what I said.", "There's some grant as well.", 'They quoted me three thousand.'],
	leaves: ['I have nine lakhs left.'],
};

/** A sum that is taken off or given away. */
export const GIVEN_AWAY: Pattern = {
	id: 'what is given away',
	pattern: /\b(?:free|for nothing|at no charge|waive|throw in|saves? you)\b/i,
	finds: ["You get three months free, that's a hundred and forty-four."],
	leaves: ['It is forty-eight pounds a month.'],
};

export const ASKS_FOR_A_GOAL: Pattern = {
	id: 'a question for what they want',
	pattern:
		/\b(?:what (?:would|does|do|are|is).{0,40}(?:look|like|good|want|have|hoping)|where (?:would|should|do).{0,40}(?:be|want)|what.{0,15}want|a year from now|magic wand)\b/i,
	finds: ['What would good look like?', 'Where should the margin be?', 'And what would you want to have by June?'],
	leaves: ['Who decides?', 'How many are there?'],
};

export const WANTS: Pattern = {
	id: 'a wish',
	pattern:
		/\b(?:(?:i|we)(?:'d| would|'re|'m)?(?: really| just)? (?:want|like|love|need|hope|hoping|take|be happy)|i'd be|should be able|back under|under \w+|down to|so that (?:we|i)|my dream|ideally|what i'm after|goal)\b/i,
	finds: ['I want most of it by summer.', "I'd like it to be less.", 'Attrition back under that.'],
	leaves: ['It costs us a day.', 'They wrote to us.'],
};

/** Why somebody says no. */
export const REASON: Pattern = {
	id: 'the reason of a no',
	pattern:
		/\b(?:money (?:is|isn't|we|i)|no money|(?:the|no|our) budget|freeze|overdraft|owes?|cash|bought|already (?:have|got|use|bought|signed)|building our own|under contract|tied in|contract (?:runs|until|till)|nothing new|no time|too busy|happy with|can't afford|the bank|stopped|sold|closing)\b/i,
	finds: ['The money is not there.', "There's a freeze on.", 'We bought our own in January.'],
	leaves: ['Tell her congratulations.', 'It has six rooms.'],
};

/** A reply that does not answer the doubt before it. */
export const UNANSWERED: Pattern = {
	id: 'a reply without an answer',
	pattern:
		/\b(?:i (?:honestly )?(?:don't|do not) know|(?:don't|do not) have (?:a|an|one|any)(?: \w+)? (?:answer|i can)|(?:i|we)(?:'d| would)? (?:have|need|rather) (?:to )?(?:check|ask|find out|look)|(?:i|we)(?:'ll| will) (?:check|ask|find out|look into|come back)|find out and|let me (?:check|ask(?! (?:you|first|some))|find|look)|can't (?:promise|tell|say)|i'm not sure|not measured|nobody can|depends on what|haven't(?:, no)?\.|(?:at present|yet), no|in writing by|get (?:you )?(?:a|an) (?:written )?answer|(?:that's|that'd be|that would be|that is) (?:one|a question) for)/i,
	finds: [
		"I honestly don't know.",
		"I don't have a neat answer.",
		"I'd have to ask their support.",
		"I'll find out from the factory.",
		"I can't promise it today.",
		"On attrition, we've not measured it.",
		'Let me look into it.',
	],
	leaves: ['It runs in Montreal.', 'No, month to month.'],
};

/** What makes a sentence of theirs a trouble. */
export const HURTS: Pattern = {
	id: 'a trouble',
	pattern:
		/\b(?:los(?:e|es|t|ing)|late|miss(?:es|ed|ing)?|costs?|costing|wait(?:s|ed|ing)?|hours?|typ(?:e|es|ed|ing)|by hand|manual(?:ly)?|paper|can(?:'t|not)|couldn't|nobody|never|nothing|problems?|trouble|issues?|complain(?:s|ed|ing|ts?)?|mess(?:y|ed)?|broke(?:n)?|wrong|worse|worst|leav(?:e|es|ing)|quit|drop(?:s|ped)?|again|twice|shut|withdraw(?:ing|n)?|fail(?:s|ed|ing|ure)?|no-shows?|wast(?:e|ed|ing)|stuck|slow(?:ly)?|struggl(?:e|es|ing)|bother(?:s|ed)?|sick|tired|fines?|sued|stolen|forg(?:et|ets|ot|otten)|empty|chas(?:e|es|ed|ing)|behind|rejects?|refund(?:s|ed)?|cancel(?:s|led|lations?)?|mistakes?|errors?|fell|falls?|down|wrote off|adjourn(?:ment)?|giv(?:e|ing|in') (?:it )?away|red-tagged|don't (?:talk|know|have|turn|show)|dread|nightmare|headache|painful|kills?|killing|hate|impossible|hard to|too (?:long|many|much)|short of|not making|lighter?|go(?:es)? light|dies|dead|sunk|overdraft|owes?)\b/i,
	finds: [
		'We lose eleven jobs a month.',
		'I type it in by hand.',
		'It goes light when it is wet.',
		'They complained about it twice.',
		'Nobody writes it down at night.',
	],
	leaves: ['Forty-six metres to the cross.', 'For four. The other three are next year.', 'And six pods.'],
};

/** A day that is still to come. */
export const AHEAD: Pattern = {
	id: 'a day to come',
	pattern:
		/\b(?:by|before|until|till|from|next|start(?:s|ing)?|want|need|end of|deadline|closes?|opens?|ready|must|has to|have to|in time|goes away|runs out|use it or lose it|vote|meet(?:s|ing)?|live|this (?:week|month|year|spring|summer|autumn|fall|winter))\b/i,
	finds: ["We'd want it live before the end of January.", 'It runs out on the thirtieth.'],
	leaves: ['March came on the nineteenth.'],
};

export const TOLD_CUES = [
	HURTS,
	AHEAD,
	SMALL_TALK,
	ACCEPTS,
	DOUBTS,
	HOLDS_BACK,
	DECISION,
	NOT_MINE,
	SIGNING_LIMIT,
	NO_BUDGET,
	GIVEN_AWAY,
	ASKS_FOR_A_GOAL,
	WANTS,
	REASON,
	UNANSWERED,
];
