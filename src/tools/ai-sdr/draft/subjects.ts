import { fits } from '#business/fit/fit.ts';
import { capital } from '#language/capitals.ts';
import { withoutEnd } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wordsIn } from '#prose/email/read-email.ts';
import { SUBJECT } from '#prose/email/rules.ts';

/** Whether a subject has the length that is read on a phone. */
export function isSubject(text: string): boolean {
	const words = wordsIn(text).length;
	return words >= SUBJECT.leastWords && words <= SUBJECT.mostWords && [...text].length <= SUBJECT.mostCharacters;
}

const LONGEST_LABEL = 50;
const MOST_WORDS_OF_LABEL = 8;

/** What the member calls the work, where it is one thing and short enough to head an e-mail as it stands; else empty. */
export function labelIn(service: string): string {
	const label = capital(withoutEnd(service));
	const words = wordsIn(label).length;
	const isShort =
		!label.includes(',') &&
		words >= SUBJECT.leastWords &&
		words <= MOST_WORDS_OF_LABEL &&
		[...label].length <= LONGEST_LABEL;
	return isShort && isLine(label) && fits('title', label) === null ? label : '';
}

/** What is no sentence and speaks of the work: "Free audit of your inbox". */
export function isLine(text: string): boolean {
	return /^(?!(?:We|I|The|Our|My|Your)\b)\S/.test(text) && !hasFiniteVerb(text);
}
