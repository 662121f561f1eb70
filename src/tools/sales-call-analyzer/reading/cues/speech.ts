import { anyOf, gap } from './any-of.ts';

/** How the two sides move a call along. */

/** The first turn with one of these begins the pitch. */
export const PITCH = anyOf(
	"here's (?:what|how) (?:we|i|our|it)",
	'walk you through',
	'let me (?:show|tell|explain|introduce|share|walk)',
	'(?:what|the way) we (?:do|built|offer|have built|can do) (?:is|for)',
	'we (?:offer|provide|specialise|specialize|built|build|developed|help|work with|typically|usually)',
	'we have a (?:robust|platform|product|solution|system|service|package)',
	"we're (?:a|an|the) (?:leading|best|company|provider|platform|agency|team)",
	'our (?:platform|product|solution|software|system|service|services|package|packages|tool|tools|approach|technology|programme|program|plan|plans) (?:\\w+ )?(?:is|are|can|does|do|has|gives|takes|will|works|lets|connects|starts|include|includes|costs?|covers)',
	"i(?:'m|'d| am| would) (?:like to|calling to|going to) (?:show|tell|introduce|present|explain)",
	"there(?:'s| are|s) (?:two|three|several|a few|a couple of) (?:options|packages|plans|services)",
);

/** Words of a brochure; what they claim is not said. */
export const JARGON = [
	'synergize',
	'synergise',
	'synergy',
	'synergies',
	'leverage',
	'leverages',
	'cutting-edge',
	'best-in-class',
	'world-class',
	'game-changing',
	'game changer',
	'revolutionize',
	'revolutionizing',
	'revolutionise',
	'revolutionary',
	'unprecedented',
	'paradigm',
	'paradigms',
	'robust',
	'seamless',
	'seamlessly',
	'holistic',
	'next-generation',
	'state-of-the-art',
	'industry-leading',
	'market-leading',
	'turnkey',
	'disruptive',
	'transformative',
	'end-to-end',
	'mission-critical',
	'value-add',
	'low-hanging fruit',
	'move the needle',
	'supercharge',
	'AI-powered',
] as const;

/** A seller's turn that says back what was heard. */
export const SUMMARY = anyOf(
	"if i(?:'m| am|'ve| have)? (?:hearing|understand|understood|heard|got|get|have)(?:ing)? (?:you |that |this |it )?(?:right|correctly)?",
	"(?:what|so) i(?:'m| am)? hear(?:ing|d)? (?:you )?(?:is|say|saying|that)",
	'so (?:just )?to (?:recap|summari[sz]e|confirm|check|make sure|sum up|play that back)',
	'(?:just )?to (?:recap|summari[sz]e)',
	'let me (?:make sure|check|see if|play (?:that|it) back|recap|summari[sz]e|repeat|read (?:that|it) back)',
	'so the core issues? (?:is|are)',
	'the core issues are',
	'did i (?:get|miss|understand)',
	'have i (?:got|understood|missed)',
	"so you(?:'re| are) (?:saying|telling me)",
	'in other words',
	'let me say that back',
);

export const AGREES = anyOf(
	'exactly',
	"that's (?:it|right|correct|exactly|about|pretty much|a fair|spot on|the gist|us)",
	'yes',
	'yeah',
	'yep',
	'correct',
	'right',
	'spot on',
	'precisely',
	'you got it',
	'that sums it up',
	'pretty much',
	'fair',
	'absolutely',
);

export const SELLER_PROMISE = anyOf(
	"(?:i|we)(?:'ll| will|'m going to|'re going to| am going to) (?:\\w+ )?(?:send|e-?mail|share|get|put|set|schedule|book|call|ring|follow up|draft|prepare|forward|write|check|find|ask|come|bring|drop|text|include|include|confirm|reach|invite|make sure|have (?:it|that|a|the)|look into|get back|email)",
	'let me (?:send|e-?mail|put together|get back|check|find out|draft|confirm|book)',
	'i can (?:send|share|get|put|have|e-?mail|bring)',
);

export const BUYER_PROMISE = anyOf(
	'(?:i|we) can (?:send|share|forward)',
	"(?:i|we)(?:'ll| will|'m going to| am going to|'re going to) (?:\\w+ )?(?:send|e-?mail|share|forward|get you|get back|let you know|ask|check|talk to|speak to|bring|invite|loop|review|look at|look over|read|have a look|sign|pull|dig (?:it|that|them) out|dig out|tell (?:him|her|them)|find|book|give you|confirm|call|ring|put you in touch)",
	'(?<=^|[.,] )let me (?:talk to|speak to|check with|ask|discuss it|run it)',
);

export const ASKS_TO_SEND = anyOf(
	'(?<=^|[.,!] |please |yes |yeah |sure |then |just |and |also )(?:send|e-?mail|share|forward|text|shoot) (?:me|us|it|that|those|them|over|him|her|through)(?! by)',
	'put that in writing',
	'(?:can|could|would) you (?:please )?(?:send|e-?mail|share|forward|text)',
);

export const STEP_OFFERED = anyOf(
	"(?:i'd|we'd|i would|we would) (?:like|love|suggest|recommend|propose) (?:to |a |we |that )",
	'(?:would|does|do|could|can|shall|should|how about|what about|are you|when)(?: \\w+){0,6} (?:demo|meet|meeting|call|visit|appointment|trial|pilot|valuation|assessment|inspection|walkthrough|coffee|sit down|proposal|session|estimate|test drive|quote|free)',
	'(?:schedule|book|set up|arrange|pencil in|put) (?:a|an|in|you|some|the|that|another)',
	'how (?:does|is|about|would) (?:next |this |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day',
	"i(?:'ve| have) got (?:a |an |some )?(?:slot|opening|(?:mon|tues|wednes|thurs|fri)day)",
	'would you like me to',
	'would you be (?:interested|open|up|willing) (?:in|to|for)',
	'could i just',
	'the next step',
	'have me come',
);

export const STEP_NOUN =
	/\b((?:(?:custom|short|free|second|follow-up|product|home|site|on-site|technical|discovery|trial|pilot|test|video|phone|planning|30-minute|45-minute|roof|no-obligation) ){0,2}(?:demo|demonstration|meeting|conversation|appointment|site visit|visit|trial|pilot|valuation|assessment|inspection|walkthrough|walk-through|proposal|quote|estimate|contract|agreement|test drive|workshop|session|audit|consultation|call))\b/i;

export const STEP_ACCEPTED = anyOf(
	"let's (?:do|go|book|set|schedule|get|start|say|meet|make|try|talk)",
	"(?:that|it|which|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|am|pm|\\d{1,2}|two|three|four|ten|eleven|nine|noon)(?: at \\w+)?(?: would| will| should|'ll)? (?:works|work|suits|is fine|is good|is great|be fine|be good|be great|is perfect|fits|sounds (?:good|great|fine|perfect|helpful))",
	'(?:works|suits|fine|good|perfect|great) (?:for|with|by) (?:me|us|both)',
	'sounds (?:like a plan|good|great|fine|perfect|helpful)',
	"(?:yes|yeah|sure|okay|ok|perfect|great|please)[,.]? (?:please|do|book|ring|call|text|send|let's|go ahead|that works|put|sign|come|see you|i can|we can|set|tuesday|monday|wednesday|thursday|friday)",
	'(?:book|put|pencil|sign) (?:it|us|me|that|him|her) (?:in|up|down)',
	'(?:speak|talk) (?:on |then)',
	'see you (?:on |then|at |next |tomorrow|monday|tuesday|wednesday|thursday|friday)',
	"(?:i'm|we're|i am|we are) (?:\\w+ )?(?:in|free|available)(?= |[.,!]|$)",
	'(?:happy|glad|keen) to (?:see|do|meet|join|try|look)',
	'send (?:it|that|those|them|the \\w+) (?:over|across|through|to|my)',
	"(?:what's|what is|whats) the next step",
	'when (?:could|can|are|would) you (?:\\w+ )?(?:free|available|do|come|start|be|make)',
	'go ahead',
	"(?:i|we)(?:'ll| will) be there",
	'look(?:ing)? forward',
);

/** The deal itself is agreed in the call. */
export const DEAL_AGREED = anyOf(
	`i(?:'ll| will) (?:take it|buy it|donate all|donate \\$|donate \\d|sign (?:up|it|today|now))`,
	"(?:it's|that's|you(?:'ve| have) got|we have|we've got) a deal",
	'you get it for',
	"(?:let's|we'll|i'll|we will) (?:sign|go ahead|go with (?:you|it|that|the)|proceed|move forward|place the order)",
	`where do (?:i|we) sign`,
	`send (?:me |us |over )?the (?:contract|agreement|paperwork|invoice)`,
);

export const DEAL_EVENT = /\b(?:accepts?|accepted)\b/i;
export const BREAK_OFF_EVENT =
	/\b(?:hangs? up|hung up|quits?|walks? (?:away|out)|leaves the call|disconnects?|rejects?|ends the call|slams)\b/i;
export const FAREWELL = anyOf(
	'bye',
	'goodbye',
	'see you',
	'talk (?:soon|then|to you)',
	'speak (?:soon|then|to you)',
	'have a (?:great|good|nice|lovely)',
	'take care',
	'good luck',
	'cheers',
	'thank(?:s| you) (?:so much|very much|again|for your time|for calling|everyone|all|,)',
	'thanks',
	'thank you',
	'best regards',
	'no deal',
	'looking forward',
);

/** A buyer's remark that leans towards buying. */
export const SIGNAL_CUES: readonly { kind: 'next' | 'how' | 'price' | 'like' | 'own' | 'send'; pattern: RegExp }[] = [
	{
		kind: 'next',
		pattern: anyOf(
			"what(?:'s| is| are|s) the next steps?",
			'when (?:can|could|are|would) (?:you|we) (?:\\w+ )?(?:start|do|come|begin|free|available)',
			'how (?:do|would) we (?:get started|start|proceed|sign)',
			'where do (?:i|we) sign',
			"let's do it",
		),
	},
	{
		kind: 'how',
		pattern: anyOf(
			"what(?:'s| does| is) the (?:implementation|onboarding|set-?up|rollout|process|installation|integration)",
			'how (?:long|quickly|fast|soon) (?:does|would|will|until|before|can|do)',
			'how (?:does|would|do) (?:it|that|this|you) (?:\\w+ )?(?:work|know|handle|integrate|connect)',
			'(?:does|can|will|would) (?:it|this|that|they) (?:also |even )?(?:integrate|work|connect|do|handle|come|include)',
			'is (?:that|it) included',
		),
	},
	{
		kind: 'like',
		pattern: anyOf(
			`(?:actually |really |super |very |so |pretty )(?:useful|helpful|interesting|impressive|good|great|nice)`,
			"that (?:would|could|'d) (?:\\w+ )?(?:help|save|solve|be (?:great|huge|useful|perfect|amazing|helpful))",
			'i (?:really )?(?:like|love) (?:that|the|this|it|how)',
			"that(?:'s| is| sounds) (?:exactly what|great|perfect|awesome|amazing|brilliant|helpful|impressive)",
			'sounds (?:great|perfect|amazing|helpful|like a great)',
			'great cause',
			'nice car',
		),
	},
	{ kind: 'send', pattern: ASKS_TO_SEND },
	{
		kind: 'own',
		pattern: anyOf(
			"(?:i|we)(?:'ll| will) send you",
			'(?:our|my) (?:own )?(?:team|staff|reps|people) (?:would|could|will) (?:use|love|like)',
			"i(?:'d| would) like to (?:come|see|try|check it out|get a)",
			'come (?:view|see|check)',
			`i can pay ${gap(3)}cash`,
		),
	},
];

export const POSITIVE = anyOf(
	'great',
	'perfect',
	'awesome',
	'excellent',
	'love',
	'wonderful',
	'helpful',
	'useful',
	'interesting',
	'impress(?:ed|ive)',
	'exactly',
	'nice',
	'amazing',
	'brilliant',
	'glad',
	'happy',
	'sounds good',
	'good idea',
	'thank you very much',
	"let's do",
	'fair',
);

export const NEGATIVE = anyOf(
	'scam',
	'not (?:really )?interested',
	"(?:don't|do not) (?:trust|believe|have time)",
	'waste of',
	'stupid',
	'annoy(?:ed|ing)',
	'ridiculous',
	'take me off',
	'no thank you',
	'stop calling',
	'lying',
	'lie',
	'missing the',
	'terrible',
	'awful',
	'disappointed',
	'upset',
	'angry',
);

/** Signs that something is being sold, by kind; several kinds must meet before a call is judged as one. */
export const SALE_CUES: readonly RegExp[] = [
	anyOf(
		"(?:i'm|i am|this is|it's|my name is|my name's) [\\w .'-]{1,40}? (?:from|with|at|calling from|here from)",
		'(?:reaching out|calling|got in touch) (?:because|about|to (?:see|follow|introduce|offer))',
		'how can i help',
		'you asked for a call',
		'you (?:filled in|wrote in|signed up|requested)',
		'(?:take|make) an? (?:appointment|order|booking)',
	),
	anyOf(
		'(?:our|my) (?:product|platform|service|services|solution|software|package|packages|price|prices|pricing|rates|offer|plans?|clients|customers)',
		'we (?:offer|charge|typically (?:charge|cut|save|help|see)|can supply|work with companies|would install|install)',
		'walk you through',
		"here's what we built",
		'free (?:trial|quote|estimate|assessment|valuation|consultation|demo|month)',
		'no[- ](?:obligation|commitment)',
		'discount (?:package|for)',
		'(?:this|a|the|your) (?:great )?(?:charity|organization|cause)',
	),
	anyOf(
		'how much (?:is|are|does|do|would|will|for|it|that) (?:it|that|this|you|the|a|an|is|your|would)',
		"what(?:'s| is| are| does) (?:\\w+ ){0,3}(?:price|cost|investment|pricing|fee|charge)",
		'would (?:it|that|you) (?:cost|charge|take [$£€]?\\d)',
		'(?:least|max|most|amount) (?:\\w+ ){0,6}(?:take|donate|accept|pay)',
		'would you consider [$£€]',
		'make an offer',
		'(?:does|would|will|do) (?:actually )?cost',
		"(?:much |slightly |far |more |that's |is )(?:cheaper|expensive)",
	),
	anyOf(
		'interested in (?:selling|buying|getting|having|a|the|your|our|learning|trying|hearing)',
		"(?:we're|i'm|we are|i am|was|just) (?:\\w+ )?(?:looking (?:to|for|at)|enquiring|inquiring|in the market|shopping)",
		'(?:thinking|think) (?:about|of) (?:selling|buying|switching|getting|moving)',
		'advertisement',
		'your listing',
		'not (?:really )?interested',
		'take me off your list',
		'need to (?:make an appointment|have a new)',
		'i would not be willing to donate',
		'i will (?:not )?donate',
	),
	anyOf(
		'(?:custom |product |free |a )demo',
		'(?:send|e-?mail) (?:you|over|me|us) (?:\\w+ ){0,3}(?:proposal|quote|contract|information|details|case studies|pricing|brochure|offer)',
		'case studies',
		'(?:sign|sends?) (?:the )?contract',
		'(?:free|site|home) (?:visit|valuation|assessment|inspection|estimate)',
		'test drive',
		'pilot',
		'send the invite',
		'get (?:a|an|somebody|someone) (?:\\w+ )?(?:out|round) (?:there|to)',
		'donate (?:some|any|a little|to them|all|to things)',
	),
	anyOf(
		'(?:our|my|a|no|the) budget (?:is|for|this|of|would)',
		'no budget',
		"(?:can't|cannot|couldn't) (?:\\w+ ){0,2}afford",
		'too (?:expensive|dear|pricey)',
		'set aside',
		'costs? [$£€]?\\d',
	),
	/(?:[$£€] ?\d[\d,.]*(?: ?k)?|\b\d[\d,.]*|\[num\]|\b(?:hundred|grand|thousand|forty|fifty|ninety|ten)) ?(?:pounds?|dollars?|euros?|bucks|grand|k)?(?: \[num\])? ?(?:per|a|an|each|every|for the|including VAT|to install|as a visit charge|to have|cash)\b/i,
];
