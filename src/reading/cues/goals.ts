import { anyOf, gap } from './any-of.ts';

/** How people say what they want to reach. */

export const GOAL_SAID = anyOf(
	`(?:i|we|he|she|they)(?:'d| would) (?:all )?be (?:very |really |more than )?(?:happy|glad|delighted|satisfied|over the moon|content)`,
	`(?:the|our|my) (?:${gap(2)})?(?:goals?|aim|target|dream|hope|objective|plan) (?:is|would be|was)`,
	'(?:want|wants|like|love|need|needs|hope|hoping|aim|aiming|plan|planning) (?:us |them |it |that |this )?to (?:get|bring|cut|reduce|reach|grow|double|triple|halve|hire|open|stop|be able|be at|spend|win|keep|grow|hit|raise|lower|shorten|add|take on|see (?:fewer|more|less))',
	'if (?:we|i|it|they) (?:only )?(?:got|could get|could|had|went)',
	'ideally',
	'in (?:a|an) (?:perfect|ideal) world',
	'success (?:would|looks|means|is)',
	`would be (?:a )?(?:good|great|huge|big|real) (?:result|win|success|step|help|relief)`,
	`(?:down|up) (?:to|under|below) (?:about |under |below )?(?:\\d|half|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)`,
	'what (?:i|we) (?:really )?(?:want|need) is',
);

/** A question to which the answer is a goal. */
export const GOAL_ASKED = anyOf(
	'(?:good|great|ideal|best) (?:result|outcome|case|world)',
	'success(?:ful)?',
	'ideal(?:ly)?',
	'perfect world',
	'magic wand',
	'(?:goals?|targets?|aims?|objectives?)',
	'what (?:would|do|are) you (?:want|like|hoping|hope|trying|wish|looking)(?:ing)? (?:to (?:achieve|reach|get|see|change|have)|it to|for|from)',
	'what would (?:have to|need to|be) (?:happen|change|be true|different|better)',
	'(?:a year|six months|twelve months|three months) from now',
	'where (?:do|would) you (?:want|like|see)',
	'what should (?:change|be different)',
);

/** Wishes about the conversation, the offer or its price. */
export const NOT_A_GOAL = anyOf(
	'demo',
	'price',
	'cost',
	'pay',
	'budget',
	'discount',
	'quote',
	'call',
	'meet(?:ing)?',
	'send',
	'e-?mail',
	'think about',
	'contract',
	'look at (?:it|this|that)',
	'if we could (?:just )?(?:talk|speak|meet|start)',
	'see (?:it|this|that|a|the|how it)',
	'ask',
	'to be honest',
	'no plans?',
	'(?:live|do|go) with',
);
