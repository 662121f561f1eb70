import { wordsIn } from '#prose/email/read-email.ts';
import { SUBJECT } from '#prose/email/rules.ts';

/**
 * The first subject that satisfies the rules and is not in `taken`. The last candidate must satisfy them for every
 * input.
 */
export function subjectFrom(candidates: readonly string[], taken: Set<string>): string {
	const fits = (subject: string) => {
		const words = wordsIn(subject).length;
		const characters = [...subject].length;
		return words >= SUBJECT.leastWords && words <= SUBJECT.mostWords && characters <= SUBJECT.mostCharacters;
	};
	const chosen = candidates.find((subject) => fits(subject) && !taken.has(subject)) ?? candidates.at(-1) ?? '';
	taken.add(chosen);
	return chosen;
}
