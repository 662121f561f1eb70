import { accepts } from '#call-facts/told/accepts.ts';
import { DEALS, DONE } from '#call-facts/told/deal-cues.ts';
import { SAYS_YES } from '#call-facts/told/plain-cues.ts';

/** "I'll mail it you now" says nothing of a yes. */
export function saysYes(sentence: string): boolean {
	return accepts(sentence) || [SAYS_YES, DONE, ...DEALS].some(({ pattern }) => pattern.test(sentence));
}
