import { wholeSentences } from '#language/sentences.ts';
import { ASKS_HOW_MANY } from './asked-cues.ts';
import { HURTS } from './trouble-cues.ts';

/**
 * Whether words only say how much there is of something, as they were asked: "How many drivers is that now?" "Fifty-four. We
 * lost a few."
 *
 * @param question What was said before them.
 */
export function isCount(question: string, words: string): boolean {
	const [first = ''] = wholeSentences(words);
	return ASKS_HOW_MANY.pattern.test(question) && !HURTS.pattern.test(question) && !HURTS.pattern.test(first);
}
