import type { ColdEmailInput } from '../contract.ts';
import { ownSentences, shortened } from './own-words.ts';
import { namingYou, secondPersonVerb } from './person.ts';

const LONGEST_CLAUSE = 16;

/**
 * How the referrer is brought in: by what connects them to the recipient where the member said so, else by their title.
 * Nothing is claimed of them but that the name came from them.
 */
export function introduction(
	input: ColdEmailInput,
	subject: string,
	recipient: readonly string[],
): { introducer: string; shared: string[] } {
	const first = input.referrerFirstName.trim();
	const full = `${first} ${input.referrerLastName.trim()}`.replace(/\s+/g, ' ').trim();
	const sentences = ownSentences(input.mutualConnections).map((sentence) => namingYou(sentence, recipient));
	for (const [index, sentence] of sentences.entries()) {
		const clause = whoClause(sentence, [full, first], subject);
		if (clause !== null) {
			return { introducer: `${full}, who ${clause},`, shared: sentences.filter((_, other) => other !== index) };
		}
	}
	const title = input.referrerTitle
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.,;:]+$/, '');
	const [role = '', ...company] = title.split(/,\s+| @ | at /);
	const post = company.length === 0 ? role : `${role} at ${company.join(', ')}`;
	return { introducer: post === '' ? full : `${full}, ${post},`, shared: sentences };
}

/** "Greg supplies Northgate's branch." → "supplies your branch"; null where the sentence says it otherwise. */
function whoClause(sentence: string, names: readonly string[], subject: string): string | null {
	const name = names.find((candidate) => candidate !== '' && sentence.startsWith(`${candidate} `));
	if (name === undefined) return null;
	const rest = shortened(sentence.slice(name.length + 1), LONGEST_CLAUSE)?.replace(/\.$/, '') ?? null;
	const clause = rest === null ? '' : (rest[0] ?? '').toLowerCase() + rest.slice(1);
	const [verb = ''] = clause.split(' ');
	if (secondPersonVerb(verb, true) === null || /\b(?:I|we|me|us|my|our)\b/.test(clause)) return null;
	const yours = clause.replace(/\btheir\b/g, 'your');
	return subject.startsWith('Your ')
		? yours
		: yours.replaceAll(`${subject}'s`, 'your').replaceAll(`${subject}’s`, 'your');
}
