import { wholeSentences } from '#language/sentences.ts';
import { ACCEPTS } from './answer-cues.ts';
import { HOLDS_BACK } from './doubt-cues.ts';

/** Whether words take something as good, holding nothing back; a question alone does not. */
export function accepts(words: string): boolean {
	if (HOLDS_BACK.pattern.test(words)) return false;
	return wholeSentences(words).some((one) => ACCEPTS.pattern.test(one) && !one.endsWith('?'));
}
