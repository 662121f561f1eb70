/** Praise of oneself that no number backs. */

const CLAIMS =
	/(?<![\p{L}-])(?:leading(?! (?:to|up|the|a|you|them|us|into))|market[- ]leading|unique(?!ly? (?:id|identifier|number|code|visitor))|guaranteed?|number one|no\. ?1|unrivalled|unparalleled|unbeatable|world[- ]class|best[- ]in[- ]class|cutting[- ]edge|game[- ]chang(?:er|ing)|revolutionary|award[- ]winning|top[- ]rated|cheapest|finest|save up to|up to \d+ ?(?:%|per ?cent))(?![\p{L}-])|#1\b/iu;
const BEST = /(?<![\p{L}-])best(?![\p{L}-])/iu;
/** "At best", "do your best", "best before", "the best time to call". */
const NO_PRAISE =
	/\b(?:at best|(?:my|your|our|their|its) best|best (?:before|suited|time|day|way|fit|man|friend|case|of the|for (?:you|them|each)|be)|works? best|like best|know best|which .{0,40}best|as best)\b/i;

/** The words of the problem, or null. */
export function claimProblem(text: string): string | null {
	const claim = CLAIMS.exec(text)?.[0] ?? (NO_PRAISE.test(text) ? null : BEST.exec(text)?.[0]) ?? null;
	return claim === null ? null : `Which number shows it? “${claim}” alone is not believed.`;
}
