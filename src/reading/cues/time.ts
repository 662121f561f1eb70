import { anyOf, gap } from './any-of.ts';

/** When something is wanted, delivered, decided. */

export const PAST = anyOf(
	'last (?:\\w+ )?(?:days?|weeks?|months?|years?|quarters?|time|summer|winter|spring|autumn|fall|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)',
	'past (?:\\w+ )?(?:days?|weeks?|months?|years?|quarters?)',
	'ago',
	'used to',
	'since',
	'yesterday',
	'was|were|had|did|went|took|moved|bought',
);

export const WANTED_BY = anyOf(
	`(?:need|want|wanna|love|hoping|hope|must|trying|looking|planning|plan|aiming|aim|linking|moving|opening|launching|starting) ${gap(14)}(?:by|before|in|within|until|this|next)`,
	`(?:by|before|within|no later than|in time for|ready for|live by|in place by|up and running by|sorted by|done by|finished by|until) (?:the |this |next |our |about |around |end |early |mid |late |january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|q[1-4]|\\d|a |an |two|three|four|six|christmas|easter|summer|spring|autumn|winter|school)`,
	`(?:deadline|target date|go-live|start date|launch date) (?:is|of|would|was|in|on)`,
	`in (?:a few|a couple of|two|three|four|six|\\d+) (?:weeks|months|days)' time`,
	'as soon as possible',
	'asap',
	'straight away',
	'right away',
	`(?:start|begin|go live|launch) (?:in|on|by|this|next|early|mid|before)`,
);

export const REASON_FOR_DATE = anyOf(
	'deadline',
	'renew(?:s|al|ing)?',
	`(?:retires?|opens?|closes?|launch(?:es)?|goes live|starts?|begins?) ${gap(3)}(?:at the|on the|in|by|on)`,
	`(?:contract|lease|licen[cs]e|agreement|subscription|warranty|policy) ${gap(4)}(?:ends?|expires?|runs out|is up|up in|comes up|finishes)`,
	'expires?',
	`before (?:the |our |we |it |they |school|summer|winter|christmas|season|year)`,
	`because (?:we're|we are|i'm|our|the|we) ${gap(4)}(?:linking|moving|opening|launching|hiring|closing|ends|starts|expanding|audit|season|away|leaving|retiring)`,
	`(?:season|summer|winter|audit|inspection|trade show|conference|launch|opening|move|maternity|school year|holidays?|peak) ${gap(2)}(?:starts?|begins?|is coming|comes|kicks off|opens?)`,
	`in time for`,
	'so that we (?:can|are|have)',
	"that's when",
	`(?:end of|start of|beginning of) (?:the |our )?(?:fiscal|financial|quarter|season|school)`,
);

export const DELIVERY = anyOf(
	`(?:from|after) (?:kickoff|kick-off|signing|signature|order|deposit|start)`,
	`(?:takes?|took|take) ${gap(5)}(?:days?|weeks?|months?|hours?|minutes?)`,
	`get ${gap(3)}(?:installed|live|running|set up|finished|done) ${gap(3)}(?:in|within)`,
	`(?:up and running|live|installed|delivered|set up|onboarded|rolled? out|implemented|finished|done|ready|fitted|in place|switched over) (?:in|within|by|after)`,
	`(?:lead time|turnaround|set-?up time|implementation|onboarding|installation) ${gap(4)}(?:days?|weeks?|months?|hours?)`,
	`(?:days|weeks|months|hours) (?:from|to|for the|until|of set-?up|to get)`,
	`(?:first|week) (?:one|two|1|2) we`,
	`take (?:take )?(?:uh |um )?(?:sort of )?\\[num\\] to \\[num\\] (?:days|weeks)`,
	`could (?:start|begin|come|deliver) (?:in|on|next|this|by|from)`,
);

/** A stretch of time that tells how long it takes, if the prospect had asked for that. */
export const DELIVERY_ANSWER = anyOf(
	`(?:within|in|about|around|roughly|under|usually|typically|it's|that's) ${gap(3)}(?:days?|weeks?|months?|hours?)`,
	'(?:days?|weeks?|months?|hours?)',
);

export const DELIVERY_QUESTION = anyOf(
	'how (?:long|soon|quickly|fast)',
	'when (?:could|can|would|will|do)',
	"what(?:'s| does| is| would) (?:the |your |a )?(?:\\w+ )?(?:implementation|onboarding|timeline|set-?up|lead time|turnaround|rollout)",
);

export const DECISION_STEPS = anyOf(
	`(?:we|i)(?:'ll| will| can| would|'d) (?:\\w+ )?(?:decide|make (?:a|the|our) decision|let you know|come back to you|get back to you) (?:by|before|after|on|in|next|this|at|once|within|early)`,
	`(?:decision|decide) (?:by|before|in|at|on|after|next|this)`,
	`(?:we|they) (?:meet|decide|sit down) (?:on|every|once|together)`,
	`(?:board|partners?|committee|owners|team|directors|trustees) (?:\\w+ )?(?:meets?|meeting) (?:\\w+ )?(?:on|in|next|this|every|at|again)`,
	`(?:next|this) (?:budget|board|partners'?|management|owners'?) (?:round|meeting|cycle|review)`,
	`(?:after|once) (?:the demo|that|we've seen|i've seen|we see|the trial|the pilot|the visit)[, ]+(?:\\w+ ){0,2}(?:we|i)(?:'ll| will| can)`,
	`(?:discuss|talk about|review|go over|look at) (?:it|this|that) (?:with|at|in|on|next) ${gap(4)}(?:monday|tuesday|wednesday|thursday|friday|week|month|meeting)`,
);

export const DAY = anyOf(
	'(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
	'tomorrow',
	'tonight',
	'this (?:morning|afternoon|evening|weekend)',
	'(?:january|february|march|april|june|july|august|september|october|november|december) (?:the )?\\d{1,2}(?:st|nd|rd|th)?',
	'(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december))?',
	'(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fifteenth|twentieth) of (?:january|february|march|april|may|june|july|august|september|october|november|december|next month|the month)',
	'may (?:the )?\\d{1,2}(?:st|nd|rd|th)?',
	'\\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)',
);

export const HOUR =
	/\b(?:at (?:about |around )?)?(?:\d{1,2}(?::\d{2})? ?(?:a\.?m\.?|p\.?m\.?|o'clock)|\d{1,2}:\d{2}|at (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half past \w+|quarter (?:past|to) \w+)(?= |[.,?!]|$)|noon|midday)/i;

/** A stretch of time that may be wanted or may only be told. */
export const TIME_PHRASE = anyOf(
	'in the (?:last|past) (?:couple of|few|\\d+|two|three|six) (?:days|weeks|months|years)',
	'(?:a |two |three |\\d+ )?(?:few )?(?:days|weeks|months|years) ago',
	'last (?:week|month|year|quarter|summer|winter|spring|autumn)',
	'in the (?:first|second) (?:two |three |few )?(?:months?|weeks?|days?) of \\d{4}',
);

export const URGENT = anyOf(
	'urgent(?:ly)?',
	'as soon as possible',
	'asap',
	'right away',
	'straight away',
	"can't wait",
	'immediately',
	'running out of time',
	'this week',
	'sooner rather than later',
	'every day (?:costs|counts|we)',
	'before it gets worse',
	'deadline',
);
