import { anyOf, gap } from './any-of.ts';

/** How people speak of money in a call. */

export const PRICE_QUESTION = anyOf(
	"how much (?:is|are|was|were|does|do|did|would|will|for|it|that|this|bill|you charge|you're)",
	`what(?:'s| is| are| was| does| do| would| will|'re) ${gap(4)}(?:price|prices|pricing|cost|costs|fee|fees|rates|investment|charge|charges|damage|quote)`,
	`(?:would|will|does|do) (?:it|that|this|you|they) (?:cost|charge)`,
	`what (?:amount|price)`,
	`(?:price|pricing|cost) (?:range|list|wise)`,
	`is (?:that|this|it) (?:just )?the (?:cost|price)`,
	`the least ${gap(3)}(?:take|accept|sell)`,
	`would you (?:take|consider|accept) [$£€]?\\d[\\d,.]*k?`,
	`can you (?:give|tell) me ${gap(2)}(?:how much|price|cost|quote)`,
);

export const MONEY_TALK = anyOf(
	'budgets?(?: for| is| was| of)?',
	'cost(?:s|ing)?',
	'prices?',
	'pricing',
	'priced',
	'afford(?:able)?',
	'expensive',
	'cheap(?:er|est)?',
	'fees?',
	'retainer',
	'invoices?',
	'quote',
	'discounts?',
	'(?:a lot of|much|any|no|the|that|set) money',
	'money (?:aside|for|on)',
	'donate',
	"(?<!(?:in|of|full|we're in|takes?|being) )charg(?:e|es|ed|ing)",
	'pay(?:ing|s)? (?:for it|that much|you|us|[$£€])',
	'rental',
);

/** A money word in these company is a loss, a gain or somebody's funds rather than a price. */
export const NOT_A_PRICE = anyOf(
	'revenue',
	'turnover',
	'profit',
	'sav(?:e|es|ed|ing|ings)',
	'los(?:e|es|ing|t)',
	'worth',
	'billed',
	'fill',
	'rais(?:e|ed|ing)',
	'valuation',
	'funding',
	'salary',
	'salaries',
	'owe',
	'last bill',
	'market',
	'deposit',
	'cost me',
	'are over',
	'unbilled',
	'in pipeline',
	'annual(?:ly)? in',
	'to (?:date|them)',
);

/** A price whose figure was taken out of the transcript, or a bare number in a bargain. */
export const BARE_PRICE =
	/(?:\[num\](?: \[num\])? (?:pounds?|dollars?|euros?)|\b(?:cost|charge|rental would be|comes to|an extra) \[num\](?: \[num\])?|\b(?:do|take|offer|pay|accept|up to|up with|down to|at least|less than|below|above|for|get it for|higher than|at) [$£€]?\d{1,3}(?:,?\d{3})+\b)/i;

/** A salesperson's sum without its currency: "Fifty-five a month". */
export const BY_THE_MONTH =
	/(?<=^(?:(?:and |so |then )?(?:it(?:'s| is| would be)|that(?:'s| is| would be)) |(?:and |so |then )?))(?:\d[\d,.]*|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:a|one|two|three|four|five|six|seven|eight|nine) hundred)) (?:a|per) (?:month|year)\b/i;

export const PRICE_REFUSED = anyOf(
	`(?:can't|cannot|couldn't|could not|won't be able to|not able to|unable to) ${gap(3)}afford`,
	'(?:way |far |much |a bit |a little |just )?too (?:expensive|pricey|steep|dear|rich|much money|costly)',
	'(?:way |far )too (?:much|high)',
	`too (?:high|much) for (?:me|us|our|all of|the lot|everybody|everyone)`,
	`(?:price|quote|number|figure|cost)(?:'s| is| was| seems) ${gap(2)}(?:high|steep|expensive|too much)`,
	`(?:out of|outside|beyond|above|over|exceeds?) (?:our|my|the|your|their) (?:budget|range|price range|means|limit)`,
	'more than (?:we|i) (?:planned|budgeted|set aside)',
	`more than (?:we|i|they) (?:can|could|want|wanted|would) (?:pay|spend|afford|manage|do)`,
	`(?:no|not any|zero) (?:budget|money) (?:for|this|left|at|right|until|in)`,
	`(?:don't|do not|doesn't|didn't) have (?:a |the |any |that |much )?(?:budget|money|cash)`,
	`there(?:'s| is) no (?:budget|money)`,
	`there isn't (?:a |any )?(?:budget|money)`,
	`budget(?:'s| is| was| has been| got)? (?:all )?(?:gone|frozen|spent|cut|used up|fully committed|committed)`,
	`not (?:going to|gonna|willing to) (?:pay|spend) (?:that|so|this|\\$|£|€)`,
	`(?:would|will) not be willing to (?:pay|spend)`,
	"that's (?:a lot|crazy money|insane|ridiculous|daylight robbery)",
	'no deal',
);

export const PRICE_DOUBTED = anyOf(
	'cor',
	'wow',
	'ouch',
	'that much',
	'expensive',
	'cheaper',
	'pricey',
	'steep',
	`(?:any|a|some|better) (?:discount|deal|price)`,
	`(?:come|go) (?:down|up some|lower)`,
	'negotiable',
	'wiggle room',
	'(?:less|more) than half of',
	'too (?:low|high|big a loss)',
	'a strain for',
	'a lot of money',
	'(?:feels|seems|sounds|looks) like a lot',
	"(?:that's|it's|that is) (?:a lot )?more than (?!that|one|enough|fair|happy|welcome)",
	"that's (?:a bit|quite|pretty|rather|kind of) (?:much|high|steep|a lot)",
	'(?:sounds|seems|looks) (?:high|steep|like a lot)',
	'higher than',
	'really do (?:better|that)',
);

/** An offer in a bargain: the last one counts. */
export const OFFERED = anyOf(
	'offer [$£€]?\\d[\\d,.]*k?',
	'would you (?:consider|take|accept) [$£€]?\\d[\\d,.]*k?',
	"i(?:'ll| will| could| can) (?:possibly )?(?:do|go up to|come up with) [$£€]?\\d[\\d,.]*k?",
);

export const OWN_LIMIT = anyOf(
	`(?:our|my|the|a) (?:\\w+ )?budget(?:'s| is| was| would be| of| for| sits| runs)`,
	`(?:we|i)(?:'ve| have)? (?:\\w+ )?(?:budgeted|set aside|allocated|earmarked|put aside|ring-?fenced)`,
	`(?:we|i)(?: can|'d| could| would| might)? (?:only )?(?:possibly )?(?:spend|do|go|stretch|manage|pay|afford|come up with|offer) (?:up )?(?:to |about |around |maybe |as much as |all of |you )?[$£€]?(?:\\d[\\d,.]*k?|between|thirty|forty|fifty|twenty|ten|five)`,
	`i(?:'ll| will) (?:go|do|donate|pay) (?:up )?(?:to |all of )?[$£€]?\\d[\\d,.]*k?`,
	`offer [$£€]\\d[\\d,.]*k?`,
	`(?:up to|no more than|at most|maximum of|max of|not more than|ceiling of|cap of|anything over|anything under|anything above) (?:about |around )?(?:[$£€]?\\d[\\d,.]*k?|ten|twenty|thirty|forty|fifty|a hundred|a thousand)`,
	`(?:had|have|got) ${gap(6)}in mind`,
	`would you (?:consider|take) [$£€]\\d[\\d,.]*`,
	`to spend`,
	`(?:we|i)(?:'ve| have)? (?:only )?got (?:about |around |maybe )?[\\w£$€]+ (?:a|per) (?:month|year|week)`,
	`(?:was|were|am|are|been) thinking of (?:about |around )?[\\w£$€]+ (?:hundred|thousand|grand|a month|per|pounds|dollars|euros)`,
	`up to (?:[\\w,.]+ ){1,3}(?:in the first|a year|a month|is fine|would be|for)`,
	`(?:stays?|keeps?|is|comes|it's) (?:under|below) (?:about )?[$£€]?\\d[\\d,.]*k?`,
);

/** No money set aside: said of the budget itself, as an own limit of nothing. */
export const NO_BUDGET = anyOf(
	`(?:no|not any|zero) (?:budget|money) (?:for|this|left|at|right|until|in)`,
	`(?:don't|do not|doesn't|didn't) have (?:a |the |any |much )?(?:budget|money)`,
	`there(?:'s| is) no (?:budget|money)`,
	`there isn't (?:a |any )?(?:budget|money)`,
	`budget(?:'s| is| was| has been| got)? (?:all )?(?:gone|frozen|spent|cut|used up|fully committed|committed)`,
);

export const MONEY_APPROVED = anyOf(
	`budget(?:'s| is| has been| was)? (?:already )?(?:approved|signed off|confirmed|in place|there)`,
	`(?:approv(?:e|es|ed|al)|sign(?:s|ed)? off) ${gap(6)}(?:spend|spending|money|budget|cost|costs|amount|invoice|purchase|price|expense|over|above|under)`,
	`(?:over|above|under|below|beyond) (?:about |around )?[$£€]?[\\w,.]+ ${gap(5)}(?:approv\\w+|sign(?:s|ed)?(?: off)?|sign-off|signature|board|finance)`,
	`(?:finance|board|cfo|accounts|owners?|director) ${gap(4)}(?:approves?|signs?|releases?|has to approve|needs to approve|to sign off)`,
	'purchase order',
	'budget holder',
	`i can sign`,
	`(?:out of|from) (?:my|our|the) (?:own )?(?:\\w+ )?budget`,
	'capex',
);

export const PRICE_ACCEPTED = anyOf(
	`that(?:'s| is| sounds| seems| would be) (?:\\w+ )?(?:fine|fair|reasonable|good|okay|ok|doable|in (?:our|my|the) range|within|what (?:we|i) (?:expected|had in mind))`,
	`(?:sounds|seems|looks) (?:\\w+ )?(?:fair|reasonable|good|okay|ok|doable|fine)`,
	`(?:we|i) can (?:do|live with|manage|work with|handle|make) (?:that|it)`,
	`within (?:our|my|the) (?:budget|range)`,
	'not bad',
	"then (?:that's )?fine",
	"(?<=^)then (?:bring|come|send|book|let's)",
	'deal',
	`i(?:'ll| will) (?:take it|do it|donate)`,
	`in line with`,
);
