import { anyOf } from './any-of.ts';

/** How an objection is answered, and how that is taken. */

/** The prospect's answer settles the matter. */
export const SATISFIED = anyOf(
	'(?:that|this|which) (?:\\w+ )?(?:makes sense|helps|works|sounds (?:good|fair|great|reasonable|right)|would (?:help|work|be great|do)|answers (?:it|that|my question))',
	'(?:sounds|seems) (?:good|fair|great|reasonable|right|fine)',
	'makes sense',
	"(?:that's|that is|thats) (?:\\w+ )?(?:fair|good|great|helpful|useful|fine|reassuring|better|reasonable|good to know|what i needed|a relief)",
	'fair enough',
	"that(?: would|'d)? be (?:alright|all right|fine|ok|okay|good|great)",
	'i could (?:defend|live with|do|manage|work with)',
	'good to (?:know|hear)',
	'great to hear',
	'good (?:point|answer)',
	"that's true",
	"(?:okay|ok|alright|great|perfect|yes|yeah|sure|fine),? (?:let's|then|send|that|i can|we can|book|go|works|do)",
	'(?:i|we) can (?:live with|work with|do) that',
	"let's do (?:it|that)",
	"i(?:'m| am) (?:happy|comfortable|ok|okay) with that",
	'i like that',
	'send (?:those|that|it|them|me|us) (?:over|through|across|the|a|your|that|those)',
);

const TAKEN_IN = anyOf(
	'(?:i|we) (?:\\w+ )?(?:understand|hear you|hear that|get it|get that|see|appreciate)',
	'understood',
	'understandable',
	"(?:i'd|i would|i) agree",
	"that's (?:\\w+ )?(?:fair|understandable|reasonable|valid|right|true|a fair|a good|a great|okay|ok|no problem)",
	'fair (?:enough|point|question)',
	'(?:good|great|fair|valid) (?:question|point|concern)',
	'makes (?:total |perfect |complete )?sense',
	"you're (?:right|not wrong)",
	'sorry (?:to hear|about|for)',
	'thank(?:s| you) for (?:saying|telling|being|raising|asking)',
	"i(?:'d| would) (?:feel|ask|want|worry|be) (?:the same|that too|careful)",
	'completely get',
);

/** One word is enough where it comes first. */
const FIRST_WORD =
	/^(?:(?:mm|oh|ah|yeah|yes|well|no)[ ,.]+){0,2}(?:sure|of course|absolutely|right|okay|ok|no problem|no worries|totally|agreed|alright|fair)\b/i;

/** The answer opens by taking the objection in, before it goes on to say anything. */
export function acknowledges(opening: string): boolean {
	return FIRST_WORD.test(opening) || TAKEN_IN.test(opening);
}

/** The answer holds something to go by: an alternative, an offer, terms. */
export const CONCRETE = anyOf(
	'instead',
	'(?:you can|you could|we can|we could|i can|i could) (?:\\w+ ){0,3}(?:start|split|spread|switch|turn|choose|set|ring|call|begin|do (?:it|this|that)|get this|pay|cancel|stop|try|phase|drop|include|throw in|fix|go smog|offer|bring|lower|remove|leave)',
	'(?:pay nothing|before you sign|way out after|free|money[- ]back|trial|pilot|refund|guarantee|warranty|no obligation|no contract|month to month)',
	'(?:signed|written|certified|encrypted|compliant|audited)',
	'for example',
	'one of our (?:clients|customers)',
	'according to',
	'the (?:way|reason) (?:it|that|we|this)',
	'because (?:it|the|we only|they)',
	'reference',
	'(?:the )?number of the',
	'directly (?:with|into|from)',
	'(?:step|phase) (?:by|one|1)',
	'the dealer will',
);

/** The answer only says the claim again. */
export const CLAIM_ONLY = anyOf(
	'(?:pretty|very|quite|totally|absolutely|extremely|100%) (?:confident|sure|certain)',
	"(?:we've|we have) seen it",
	"they won't,? (?:honestly|trust me|i promise|believe me)",
	'(?:everybody|everyone) (?:who uses it )?loves',
	'trust me',
	'believe me',
	'best[- ]in[- ]class',
	'industry[- ]leading',
	'great organization',
	'game[- ]changing',
	'companies (?:just )?like yours',
	'similar (?:companies|clients|customers)',
	'i am sure (?:that )?(?:they|it|we|you)',
);

/** The answer attacks the person instead of the matter. */
export const INSULT = anyOf(
	'stupid',
	'selfish',
	'idiot',
	'dumb',
	"don't care about",
	'ridiculous question',
	'outright lie',
);
