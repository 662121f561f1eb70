import { anyOf } from './any-of.ts';

/** How a call is brought to a step: offers, acceptances, promises, farewells. */

export const SELLER_PROMISE = anyOf(
	"(?:i|we)(?:'ll| will|'m going to|'re going to| am going to) (?:\\w+ )?(?:send|e-?mail|share|get|put(?! (?:that|it|you|this) (?:down|in my))|set|schedule|book|call|ring|follow up|draft|prepare|forward|write|check|find|ask|come|bring|drop|text|include|hold|reserve|confirm|reach|invite|make sure|have (?:it|that|a|the)|look into|get back|email)",
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
