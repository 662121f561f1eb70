/**
 * Words as the index holds them: each begins with a mark of its member. One index then answers "this member and these
 * words", and what a search costs depends on the member's own texts alone.
 */
import { createHash } from 'node:crypto';
import { firstWords } from './words.ts';

/**
 * Each costs the index its own entry: with more, writing one text would hold up others for over 50 ms. A meeting of
 * two hours holds some 3,000 different words; what a text holds beyond this is not found. Together they stay below the
 * megabyte at which PostgreSQL refuses a tsvector.
 */
const MOST_WORDS = 5000;

/** What of texts is searched. Others get their turn while it is made. */
export function searchedWords(texts: readonly string[]): Promise<ReadonlySet<string>> {
	return firstWords(texts.join('\n'), MOST_WORDS);
}

/** For `array_to_tsvector(string_to_array(…, ' '))`. */
export function lexemesOf(userId: string, words: ReadonlySet<string>): string {
	const owner = markOf(userId);
	return words
		.values()
		.take(MOST_WORDS)
		.map((word) => owner + word)
		.toArray()
		.join(' ');
}

/** A tsquery: every word, or what begins with it. The words are letters and digits, so that nothing can break out. */
export function queryFor(userId: string, words: readonly string[]): string {
	const owner = markOf(userId);
	return words.map((word) => `'${owner}${word}':*`).join(' & ');
}

/** Short, since it stands before every word. Two members may share it: a query has to compare their ids, too. */
function markOf(userId: string): string {
	return createHash('sha256').update(userId).digest('hex').slice(0, 8);
}
