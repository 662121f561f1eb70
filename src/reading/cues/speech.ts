import { anyOf } from './any-of.ts';

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
