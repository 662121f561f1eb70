import { wordsIn } from '#prose/email/read-email.ts';
import { SUBJECT } from '#prose/email/rules.ts';

/** Whether a subject has the length that is read on a phone. */
export function isSubject(text: string): boolean {
	const words = wordsIn(text).length;
	return words >= SUBJECT.leastWords && words <= SUBJECT.mostWords && [...text].length <= SUBJECT.mostCharacters;
}

/** The first that may be a subject. The last must be one for every input. */
export function subjectFrom(candidates: readonly string[]): string {
	return candidates.find(isSubject) ?? candidates.at(-1) ?? '';
}
