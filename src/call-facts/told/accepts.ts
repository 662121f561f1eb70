import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import { ACCEPTS } from './answer-cues.ts';
import { HOLDS_BACK } from './doubt-cues.ts';
import { CHECKS_WORDS } from './plain-cues.ts';

/** Whether words take something as good, holding nothing back; a question alone does not. */
export function accepts(words: string): boolean {
	if (HOLDS_BACK.pattern.test(words)) return false;
	return wholeSentences(words).some(
		(one) => !one.endsWith('?') && ACCEPTS.pattern.test(one) && !DENIED.test(one.slice(0, one.search(ACCEPTS.pattern))),
	);
}

/** "I don't think that would help." */
const DENIED = /(?:n['’]t|\bnot|\bnever) (?:\w+ ){0,3}$/i;

/** A question that only asks to hear it again: "Eighteen hundred just to catch up?", "So it's fourteen eight, yeah?" */
export function confirms(words: string): boolean {
	return CHECKS_WORDS.pattern.test(words) || (words.split(' ').length <= SHORT && amountsIn(words).length > 0);
}

/** In words. */
const SHORT = 7;
