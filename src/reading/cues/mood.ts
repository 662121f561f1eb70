import { anyOf, gap } from './any-of.ts';
import { ASKS_TO_SEND } from './closing.ts';

/** What leans towards buying, and what sounds warm or cold. */

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
