import { wordsIn } from '#prose/email/read-email.ts';
import { SUBJECT } from '#prose/email/rules.ts';

/** Whether a subject has the length that is read on a phone. */
export function isSubject(text: string): boolean {
	const words = wordsIn(text).length;
	return words >= SUBJECT.leastWords && words <= SUBJECT.mostWords && [...text].length <= SUBJECT.mostCharacters;
}

/**
 * The first subject that satisfies the rules and is not in `taken`. The last candidate must satisfy them for every
 * input.
 */
export function subjectFrom(candidates: readonly string[], taken: Set<string>): string {
	const chosen = candidates.find((subject) => isSubject(subject) && !taken.has(subject)) ?? candidates.at(-1) ?? '';
	taken.add(chosen);
	return chosen;
}
