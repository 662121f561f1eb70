/**
 * Phrases that filters and readers know from bulk mail: a hint, not a verdict. Our own short list, based on suped.com,
 * "what words and phrases are considered spammy".
 */
const SPAM_PHRASES = [
	'act now',
	'amazing offer',
	'best price',
	'buy now',
	'cash bonus',
	'click here',
	'click below',
	'dear friend',
	'double your',
	'earn money',
	'exclusive deal',
	'extra income',
	'for free',
	'free trial',
	'100% free',
	'get started now',
	'guarantee',
	'guaranteed',
	'increase sales',
	'increase your sales',
	'last chance',
	'limited time',
	'lowest price',
	'make money',
	'miracle',
	'money back',
	'no cost',
	'no obligation',
	'no strings attached',
	'once in a lifetime',
	'order now',
	'risk free',
	'risk-free',
	'special promotion',
	'this is not spam',
	'urgent reply',
	'winner',
	'$$$',
] as const;

const ANY = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:${[...SPAM_PHRASES]
		.sort((a, b) => b.length - a.length)
		.map((phrase) => phrase.replace(/[$]/g, '\\$&'))
		.join('|')})(?![\\p{L}\\p{N}])|!{2,}`,
	'giu',
);

/** The spam-prone phrases in a text, verbatim. */
export function spamPhrasesIn(text: string): string[] {
	return text.match(ANY) ?? [];
}
