import { anyOf } from './any-of.ts';

/** What tells that something is being sold at all. */

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
		'i (?:am not|would not be) willing to (?:donate|give)',
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
