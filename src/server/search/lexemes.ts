/**
 * Words as the index holds them: each begins with a mark of its member. One index then answers "this member and these
 * words", and what a search costs depends on the member's own texts alone.
 */
import { createHash } from 'node:crypto';
import { distinctWords } from './words.ts';

/** PostgreSQL refuses a tsvector of one megabyte; what a text holds beyond this is not found. */
const MOST_BYTES = 500_000;

/** For `array_to_tsvector(string_to_array(…, ' '))`. */
export function lexemesOf(userId: string, texts: readonly string[]): string {
	const owner = markOf(userId);
	let bytes = 0;
	const lexemes: string[] = [];
	for (const word of distinctWords(texts.join('\n'))) {
		const lexeme = owner + word;
		bytes += Buffer.byteLength(lexeme);
		if (bytes > MOST_BYTES) break;
		lexemes.push(lexeme);
	}
	return lexemes.join(' ');
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
