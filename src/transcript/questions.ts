import type { Turn } from './call.ts';
import { spokenQuestions } from './spoken-questions.ts';

/**
 * The questions in a text, each verbatim. In punctuated text, whatever ends with a question mark is a question:
 * repeated marks (`??`, `?!`) count once; a question with a tag ("…, right?") is one question, and a bare tag after it
 * ("Right?") is another, since it asks for its own answer. A mark inside a web address does not count. Without
 * punctuation, `spoken-questions.ts` judges by the form.
 */
export function questionsIn(text: string): string[] {
	if (!/[.?!…]["'”’)\]*]{0,3}(?:\s|$)/.test(text)) return spokenQuestions(text);
	const questions: string[] = [];
	let from = 0;
	for (const match of text.matchAll(/(?<![.?!…])[.?!…]+["'”’)\]*]{0,3}(?=\s|$)/g)) {
		const end = match.index + match[0].length;
		if (match[0].includes('?')) {
			const question = text.slice(from, end).trim();
			if (/[\p{L}\p{N}]/u.test(question)) questions.push(question);
		}
		from = end;
	}
	return questions;
}

/** How many questions a turn asks; see `questionsIn`. */
export function countQuestions(turn: Turn): number {
	return questionsIn(turn.text).length;
}
