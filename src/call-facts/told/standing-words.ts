import { wholeSentences } from '#language/sentences.ts';
import { FARTHEST, lengthOf } from '../near-words.ts';
import { BEGINS_WITH_SOMEBODY, GOES_ON, LEANS_BACK, SAYS_NOTHING } from './standing-cues.ts';

/** Words of a turn that can be read alone. */

/** In words. */
const LONGEST = 75;
const FEWEST = 5;

/** In words: less than that goes on with what stands before it. */
const SHORT = 8;

/**
 * The words with the sentences before them that they lean on, without lead-ins that say nothing; all verbatim and in a
 * row. The words as they are where they stand alone.
 *
 * @param least In words: as much of the turn before them as it takes.
 */
export function standingWords(turn: string, words: string, least = 0): string {
	const text = turn.slice(0, FARTHEST);
	const sentences = wholeSentences(text);
	const starts = startsOf(text, sentences);
	const from = text.indexOf(words);
	if (from === -1 || sentences.length === 0) return words;
	let first = Math.max(
		0,
		starts.findLastIndex((start) => start <= from),
	);
	const last = Math.max(
		first,
		starts.findLastIndex((start) => start < from + words.length),
	);
	const count = (a: number) => sentences.slice(a, last + 1).reduce((sum, one) => sum + lengthOf(one), 0);
	const isTooLittle = () => leans(sentences.slice(first, last + 1)) || count(first) < least;
	while (first > 0 && isTooLittle() && count(first - 1) <= LONGEST) first -= 1;
	while (first < last && SAYS_NOTHING.pattern.test(sentences[first] ?? '') && count(first + 1) >= FEWEST) first += 1;
	return text.slice(starts[first], (starts[last] ?? 0) + (sentences[last]?.length ?? 0));
}

function startsOf(text: string, sentences: readonly string[]): number[] {
	let at = 0;
	return sentences.map((sentence) => {
		const start = text.indexOf(sentence, at);
		at = start + sentence.length;
		return start;
	});
}

function leans(sentences: readonly string[]): boolean {
	const [first = ''] = sentences.filter((one) => !SAYS_NOTHING.pattern.test(one));
	const words = sentences.reduce((sum, one) => sum + lengthOf(one), 0);
	return LEANS_BACK.pattern.test(first) || words < FEWEST || (GOES_ON.pattern.test(first) && words < SHORT);
}

/** Whether words begin with somebody who is not named, or say little of a thing that is not. */
export function pointsBack(words: string): boolean {
	const first = wholeSentences(words).find((one) => !SAYS_NOTHING.pattern.test(one)) ?? '';
	return LEANS_BACK.pattern.test(first) && (BEGINS_WITH_SOMEBODY.pattern.test(first) || lengthOf(words) < SHORT);
}

/** Whether words say something to a reader who has nothing else. */
export function saysSomething(words: string): boolean {
	return wholeSentences(words).some((one) => !SAYS_NOTHING.pattern.test(one) && lengthOf(one) >= FEWEST);
}
