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
	| 'Contract terms'
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
		unless: /\bthen (?:that's )?fine\b/i,
	},
	{
		category: 'Contract terms',
		pattern: anyOf(
			'(?:tied|locked) in',
			'tie (?:us|me|ourselves|myself) (?:in|down)',
			'(?:commit|sign(?: up)?) for (?:that|so) long',
			'(?:long|short|minimum)[- ]term (?:contract|commitment)',
			'too long a (?:contract|commitment|term)',
			'(?:contract|commitment|term) is too long',
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
			`(?:we|i)(?:'ve| have) (?:got )?(?:a|an|our|somebody|someone) (?:\\w+ )?(?:provider|supplier|agency|vendor|system|contractor)(?: for (?:that|this|it|all that))?(?=[.,!]|$)`,
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
