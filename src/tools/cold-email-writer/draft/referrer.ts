import { withArticle } from '#language/articles.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { ownSentences, shortened } from '#language/own-words.ts';
import { namingYou } from '#language/person.ts';
import { secondPersonVerb } from '#language/verbs.ts';
import type { ColdEmailInput } from '../contract.ts';

const LONGEST_CLAUSE = 16;

/**
 * Introduces the referrer: by their connection to the recipient if it was given, otherwise by their title. Claims
 * nothing about them, except that the name came from them.
 */
export function introduction(
	input: ColdEmailInput,
	subject: string,
	recipient: readonly string[],
	english: boolean,
): { introducer: string; shared: string[] } {
	const first = input.referrerFirstName.trim();
	const full = `${first} ${input.referrerLastName.trim()}`.replace(/\s+/g, ' ').trim();
	const known = alsoKnown(input.mutualConnections, [full, first]);
	if (known !== null) return { introducer: posted(full, input.referrerTitle, english), shared: known };
	const sentences = ownSentences(input.mutualConnections).map((sentence) => namingYou(sentence, recipient));
	for (const [index, sentence] of sentences.entries()) {
		const clause = whoClause(sentence, [full, first], subject);
		if (clause !== null) {
			return { introducer: `${full}, who ${clause},`, shared: sentences.filter((_, other) => other !== index) };
		}
	}
	return { introducer: posted(full, input.referrerTitle, english), shared: sentences };
}

/** "Ines Duarte, buyer at Hollow Mill,"; "Sam Okoye, a plumber,". */
function posted(full: string, referrerTitle: string, english: boolean): string {
	const title = referrerTitle
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/(?<![.,;:])[.,;:]+$/, '');
	const [role = '', ...company] = title.split(/,\s+| @ | at /);
	if (role === '' || title.toLowerCase().includes(full.toLowerCase())) return full;
	const said = english && PLAIN_POST.test(role) ? role.replace(/\p{L}+/gu, (word) => decapitalize(word)) : role;
	if (company.length > 0) return `${full}, ${said} at ${company.join(', ')},`;
	return said === role && !/^\p{Ll}/u.test(role) ? `${full}, ${role},` : `${full}, ${withArticle(said)},`;
}

/** A job title without names, languages or places: capitals only begin its words. */
const PLAIN_POST =
	/^(?!.*\b(?:of|for|on|in|to|English|French|German|Spanish|Italian|Chinese|Latin)\b)(?:[\p{Lu}\p{Ll}]\p{Ll}+|\p{Lu}{2,4})(?:[ -](?:[\p{Lu}\p{Ll}]\p{Ll}+|\p{Lu}{2,4}))*$/u;

/** Turns a bare list of names into "We also both know Jana Ek." Null if it is not such a list. */
function alsoKnown(mutualConnections: string, referrer: readonly string[]): string[] | null {
	const items = mutualConnections
		.split(/[,;\r\n]+| and /)
		.map((item) => item.replace(/\s+/g, ' ').trim().replace(/\.$/, ''))
		.filter((item) => item !== '');
	if (items.length === 0 || !items.every((item) => /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}$/u.test(item)))
		return null;
	const others = items.filter((item) => !referrer.includes(item));
	if (others.length === 0) return [];
	const list = others.length === 1 ? others[0] : `${others.slice(0, -1).join(', ')} and ${others.at(-1)}`;
	return [`We also both know ${list}.`];
}

/** "Greg supplies Northgate's branch." → "supplies your branch". Null if the sentence is worded differently. */
function whoClause(sentence: string, names: readonly string[], subject: string): string | null {
	const name = names.find((candidate) => candidate !== '' && sentence.startsWith(`${candidate} `));
	if (name === undefined) return null;
	const rest = shortened(sentence.slice(name.length + 1), LONGEST_CLAUSE)?.replace(/\.$/, '') ?? null;
	const clause = decapitalize(rest ?? '');
	const [verb = ''] = clause.split(' ');
	if (secondPersonVerb(verb, true) === null || /\b(?:I|we|me|us|my|our)\b/.test(clause)) return null;
	const yours = clause.replace(/\btheir\b/g, 'your').replace(/\bthem\b/g, 'you');
	return subject.startsWith('Your ')
		? yours
		: yours.replaceAll(`${subject}'s`, 'your').replaceAll(`${subject}’s`, 'your');
}
