import { anyOf } from './any-of.ts';
import { PRICE_REFUSED } from './money.ts';
import { ASK_SOMEBODY } from './people.ts';

/** What the prospect holds against buying, by kind; the first that matches a remark wins. */

export type ObjectionCategory =
	| 'Not interested'
	| 'Price'
	| 'Authority'
	| 'Timing'
	| 'Trust'
	| 'Proof'
	| 'Competition'
	| 'Need'
	| 'Implementation'
	| 'Product fit';

interface ObjectionCue {
	category: ObjectionCategory;
	pattern: RegExp;
	/** Words that make the same phrase harmless. */
	unless?: RegExp;
}

export const OBJECTION_CUES: readonly ObjectionCue[] = [
	{
		category: 'Not interested',
		pattern: anyOf(
			'not (?:really |that |very |particularly |at all )?interested',
			'no,? thank(?:s| you)',
			'take (?:me|us|my \\w+) off',
			'remove (?:me|us|my)',
			"(?:don't|do not|stop) (?:call|calling|contact|e-?mail)(?:ing)? (?:me|us|here|again)",
			'not for (?:me|us)',
			`(?:will|would) not (?:be willing to )?(?:donate|buy|sign)`,
			"i(?:'ll| will| am going to|'m going to)? ?(?:have to )?pass(?: on (?:this|that|it))?(?=[.,!]|$)",
		),
		unless: anyOf("that's (?:it|all)", 'anything else', 'no,? thank you for'),
	},
	{
		category: 'Price',
		pattern: new RegExp(
			`${PRICE_REFUSED.source}|${
				anyOf(
					`(?:price|cost|quote|figure) is (?:high|a lot|a stretch|a problem|the problem)`,
					'more expensive than',
					"(?:that's|it's|that is|is|seems|sounds) (?:a bit |quite |pretty |rather |really |very |so |still )?(?:expensive|pricey|steep|a lot of money|a stretch|a strain)",
					'a strain for',
					'cheaper (?:elsewhere|option|quote|one)',
					`(?:quoted|offered|charges?|charging) (?:us |me )?(?:less|half|under)`,
					`(?:can|could) you (?:do|come|go) (?:any )?(?:better|down|lower|cheaper)`,
					'cor',
					'(?:feels|seems|sounds|looks) like a lot',
					"(?:that's|it's|that is) (?:a lot )?more than (?!that|one|enough|fair|happy|welcome)",
					`(?:any|a) (?:discount|room on (?:the )?price)`,
					"(?:i|we) (?:can't|cannot|couldn't) justify",
					'lower than what',
				).source
			}`,
			'i',
		),
	},
	{
		category: 'Authority',
		pattern: anyOf(
			`(?:need|have|'ll have|got|going) to (?:${ASK_SOMEBODY})`,
			"(?:will|'ll|would|has|have) (?:have )?to agree",
			`let me (?:${ASK_SOMEBODY})`,
			'not (?:me|my decision|my call) (?:who )?(?:decides|to decide|to make|alone)?',
			"i (?:don't|can't|cannot) (?:decide|sign|approve|make (?:the|that) decision)",
			"it(?:'s| is) not (?:just )?(?:up to me|my (?:call|decision))",
			`(?:my|our|the) (?:boss|wife|husband|partner|director|manager|board|cfo|ceo|owner|owners) (?:has|have|will|would|needs?|want) to (?:approve|agree|decide|sign|be on board|see)`,
			`(?:won't|will not|wouldn't|would never) (?:sign|approve|agree)`,
		),
	},
	{
		category: 'Timing',
		pattern: anyOf(
			"(?:don't|do not|doesn't|haven't got|really don't) (?:really )?have (?:the |any |much )?time",
			"(?:not|isn't|bad) (?:the |a )?(?:right|good|best|great)? ?time(?= |[.,!]|$)(?! to| for)",
			'bad time',
			'too (?:early|soon|busy)',
			'(?:maybe|perhaps|possibly) (?:later|next (?:year|quarter|month|spring|summer|autumn|fall))',
			'not (?:right now|at the moment|at this time|this (?:year|quarter|month)|until (?:next|after|the))',
			'(?:call|try|come) (?:me |us )?back (?:later|next|in (?:a|the|january|six|three))',
			'(?:circle|touch base|check) back',
			'revisit (?:this|it)',
			'no rush',
			'wait (?:until|till) (?:next|after|the)',
		),
	},
	{
		category: 'Proof',
		pattern: anyOf(
			'how (?:confident|sure|certain) (?:are|can) (?:you|we|i)',
			'how (?:do|can|would|did) (?:you|we|i) (?:know|prove|be sure|be certain|tell)',
			'(?:any|some|the) (?:proof|evidence|references?|guarantees?)',
			'(?:can|could) you (?:prove|guarantee)',
			'no (?:facts|proof|evidence|guarantee|way to prove)',
			'(?:has|have) (?:this|that|it|you) (?:\\w+ )?(?:actually )?(?:worked|done this|done it) (?:for|with|in)',
			'(?:just|all|only) (?:your|an|you giving me an) opinions?',
			'opinions?',
			'sounds? (?:too good|good on paper|nice in theory)',
			'not convinced',
			"(?:never|haven't) (?:seen|meet|met) (?:any|this|anyone)",
			"(?:i'll|i will) believe it when",
			"(?:don't|do not) (?:really )?believe",
			'documented inspection',
			'where (?:does|do|did) (?:that|those|these) (?:numbers?|figures?) come',
		),
	},
	{
		category: 'Trust',
		pattern: anyOf(
			'scams?',
			"(?:don't|do not|can't|cannot|hard to|never) trust",
			'been (?:burned|burnt|let down|promised)',
			'(?:got|were|was) (?:burned|burnt|let down|ripped off)',
			'(?:sceptical|skeptical)',
			'heard (?:that |this )?(?:one |all |it )?(?:before|a lot of promises)',
			'missing the (?:entire |whole )?point',
			"(?:don't|do not) disclose",
			'sales pitch',
			"that's what (?:the last|they all|everybody|everyone|the others)",
			'from a brochure',
			'a liability',
			'lying',
			"(?:don't|doesn't) impress",
			'(?:sounds|seems) (?:too good to be true|fishy|suspicious)',
			'cannot risk',
			"what(?:'s| is) the catch",
		),
	},
	{
		category: 'Competition',
		pattern: anyOf(
			`(?:we|i)(?:'re| are|'ve)? ?(?:already|currently) (?:have|use|using|work|working|got|signed|with|pay|paying)`,
			"(?:we're|i'm|we are|i am) (?:\\w+ )?(?:happy|fine|good|satisfied|all set) (?:with|as)",
			'(?:have|got|getting|had) (?:a few |two |three |some |other |another )?(?:other )?(?:quotes?|offers?|bids?|proposals?) (?:from|already|in)',
			'(?:looking at|talking to|considering|comparing|evaluating) (?:a few |two |three |some |several )?(?:other|others|another|competitors?|options|vendors|alternatives)',
			'all set',
			`we (?:do|handle|run) (?:it|that|this|all of that) (?:in-?house|ourselves|internally)`,
			'what makes you (?:different|better)',
			'why (?:should|would) (?:we|i) (?:choose|pick|switch|go with)',
			'better (?:used|off) (?:right )?(?:here|elsewhere|locally)',
			"(?:i'd|we'd) rather (?:stay|keep|contribute|use|go with|stick|do it|carry on)",
		),
	},
	{
		category: 'Implementation',
		pattern: anyOf(
			'(?:too|very|so|pretty) (?:complicated|complex|much work|disruptive)',
			"(?:don't|do not|doesn't) have (?:the |any |enough )?(?:people|staff|resources|bandwidth|capacity|hands)",
			'(?:migrat(?:e|ing|ion)|switching|changing over) (?:\\w+ ){0,4}(?:pain|nightmare|risk|worr\\w+|hard|scar\\w+|headache)',
			"(?:won't|will not|never|don't|wouldn't) (?:actually )?(?:use it|learn|adopt|touch it)",
			'(?:learning curve|adoption)',
			'another (?:tool|system|app|platform|login|software)',
			'not (?:very )?(?:technical|good with (?:computers|technology))',
			'disrupt(?:s|ion|ive)?',
			'down ?time',
		),
	},
	{
		category: 'Product fit',
		pattern: anyOf(
			"(?:wasn't|isn't|not|'m not|aren't|weren't) (?:quite |really |entirely |at all |too )?(?:sure|certain|clear) (?:if|whether|it|that|this|about|how|you|we)",
			"(?:wasn't|weren't|isn't) (?:quite |really |entirely )?sure",
			`(?:worried|worry|worries|nervous|concerned|concerns?|uneasy)(?: me| us)? (?:about|that|is|with|over|whether|if)`,
			'(?:my|our|the|one|only|main|biggest) (?:\\w+ )?(?:worry|concern|fear|hesitation|reservation)(?:,| is| was| would| here)',
			"(?:and )?if (?:the|our|my) \\w+ (?:hate|hates|refuse|refuses|don't|won't|doesn't)",
			"(?:it|that|this|they|you) (?:doesn't|don't|won't|can't|didn't) (?:even )?(?:work with|integrate|talk to|support|handle|fit|connect)",
			'what (?:happens )?if (?:it|the|we|our|they|you|something|that|this|i)(?! got| get)',
			"that(?:'s| is) weird",
			'lacks? (?:the|a|any)',
			'missing (?:a|the|one|some) (?:feature|thing|piece)',
			'is it (?:safe|secure|private|legal|compliant)',
			'(?:data|patient|customer) (?:privacy|protection|security)',
			'(?:gdpr|hipaa)',
			'(?:deal|show)[- ]?(?:breaker|stopper)',
			'accident',
			'any good being done',
		),
	},
	{
		category: 'Need',
		pattern: anyOf(
			"(?:don't|do not|doesn't) (?:really |actually |even )?(?:need|see (?:the|why|how|any|a need|us|what))",
			'no need',
			'not (?:really )?(?:a |our |my |the )?(?:priority|necessary|needed|a problem for)',
			'works? (?:just )?fine',
			'(?:what|why) (?:would|do|should) (?:we|i) need',
			'(?:can|could|rather) do (?:it|that|this) (?:ourselves|myself|in-house)',
		),
	},
];

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
