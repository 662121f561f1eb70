import { ifFits } from '#business/fit/fit.ts';
import { capital } from '#language/capitals.ts';
import { withoutEnd } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wordsIn } from '#prose/email/read-email.ts';

const LONGEST_LABEL = 50;
const MOST_WORDS = 8;

/** What the member calls the work, where it is one thing and short enough to head an email as it stands; else empty. */
export function labelIn(service: string): string {
	const label = capital(withoutEnd(service));
	const isLong = wordsIn(label).length > MOST_WORDS || [...label].length > LONGEST_LABEL;
	if (isLong || label.includes(',')) return '';
	return isLine(label) ? ifFits('title', label) : '';
}

/** What is no sentence and speaks of the work: "Free audit of your inbox". */
export function isLine(text: string): boolean {
	return /^(?!(?:We|I|The|Our|My|Your)\b)\S/.test(text) && !hasFiniteVerb(text);
}
