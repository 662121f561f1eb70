/** The significant words of a text without their endings, to compare two texts. */

/** Words that say nothing about a text's subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
	`a about above after again all almost already also although always am among an and another any anybody anyone anything are
	around as at away back be because been before being below between both but by can cannot could did do does doing done
	down during each either else enough even ever every everybody everyone everything few first for from further get gets
	getting give given go goes going gone got had has have having he her here hers him his how however i if in instead into
	is it its itself just keep kept last least less let like long look made make makes making many may maybe me might mine
	more most much must my need never next no nobody none nor not nothing now of off often on once one only onto or other
	others our ours out over own per perhaps quite rather really right same say says see seen shall she should since so
	some somebody someone something sometimes still such take taken takes than that the their theirs them then there these
	they thing things this those though through thus till to together too toward under unless until up upon us use used
	very want was way we well went were what whatever when where whether which while who whole whom whose why will with
	within without would yes yet you your yours`.split(/\s+/),
);

/** Words in -ing and -s that are not forms of a shorter word. */
const WHOLE = new Set(
	'accounting building ceiling clothing during evening lens marketing morning news pricing spring wedding'.split(' '),
);

/**
 * A lower-case word without the ending of a plural or a verb form. Not necessarily a word itself, but the same for all
 * forms of one.
 */
export function stem(word: string): string {
	const low = word.toLowerCase().replace(/['’]s?$/, '');
	if (WHOLE.has(low)) return low;
	const one = low.replace(/(?<=s)is$|(?<=\p{L}{2})(?<![sui])s$/u, '').replace(/(?<=\p{L}{2})ie$/u, 'y');
	return ended(withoutVerbEnding(one));
}

function withoutVerbEnding(word: string): string {
	const base = word.replace(/(?:ing|(?<!e)ed)$/, '');
	if (base === word || !/[aeiouy]/.test(base)) return word;
	return base.length < 3 ? `${base}e` : base;
}

/** Unifies final "-e" and none, doubled and single consonants, "-y" and "-i". */
function ended(word: string): string {
	if (word.length < 4) return word.replace(/(?<=[^aeiou])y$/, 'i');
	return word
		.replace(/(?<=\p{L}{5}at)ion$/u, '')
		.replace(/e$/, '')
		.replace(/([^aeiou])\1$/, '$1')
		.replace(/(?<=[^aeiou])y$/, 'i');
}

const FEWEST_LETTERS = 3;

/** The stems of a text's significant words: letters only, at least three, no stop words. */
export function stems(text: string): Set<string> {
	const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
	return new Set(words.filter((word) => word.length >= FEWEST_LETTERS && !STOP_WORDS.has(word)).map(stem));
}

/** How many stems two texts share. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const [fewer, more] = one.size <= other.size ? [one, other] : [other, one];
	let shared = 0;
	for (const entry of fewer) if (more.has(entry)) shared++;
	return shared;
}
