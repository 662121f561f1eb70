/** Singular and plural nouns, and counts of things. */
import { IRREGULAR, NO_PLURAL } from './irregular-nouns.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** "1 lead", "3 leads", "1,200 leads", "2.5 months". */
export function counted(count: number, one: string, many = plural(one)): string {
	return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** The count in words up to ten, then in figures: "no", "nine", "14". */
export function countInWords(count: number): string {
	return SMALL[count] ?? number.format(count);
}

/** "one question", "nine questions", "14 questions": words up to ten, for running text. */
export function countedInWords(count: number, one: string, many = plural(one)): string {
	return `${countInWords(count)} ${count === 1 ? one : many}`;
}

type Rule = readonly [ending: RegExp, replacement: string];

const TO_PLURAL: readonly Rule[] = [
	[/(?<!^(?:hu|ger|ro|sha|talis|cai|nor|otto))man$/, 'men'],
	[/person$/, 'people'],
	[/child$/, 'children'],
	[/((?:kn|w|l)i)fe$/, '$1ves'],
	[/((?:^|[^g])(?:sh|s)?el|hal|cal|lea|loa|thie|wol|scar)f$/, '$1ves'],
	[/(?<=[^aeiou]|qu)y$/, 'ies'],
	[/([sx])is$/, '$1es'],
	[/(?<=^(?:ech|embarg|g|her|n|potat|tomat|torped|vet))o$/, 'oes'],
	[/(?<=(?:epo|eunu|lo|(?:mon|patri|matri)ar|stoma|te)ch)$/, 's'],
	[/(?<=[^aeiou][aeiou]|qui)z$/, 'zzes'],
	[/(?<=s|x|z|ch|sh)$/, 'es'],
	[/$/, 's'],
];

const TO_SINGULAR: readonly Rule[] = [
	[/(?<!^(?:abdo|acu|o|regi|speci|sta))men$/, 'man'],
	[/(?<=\p{L})people$/u, 'person'],
	[/children$/, 'child'],
	[/((?:kn|w|(?<!o)l)i)ves$/, '$1fe'],
	[/((?:^|[^g])(?:sh|s)el|hal|cal|(?:^|[^c])lea|loa|thie|wol|scar)ves$/, '$1f'],
	[/(?<=^[dlptv]|bird|book|brown|calor|cook|food|freeb|gen|hood|mov|newb|rook|self|smooth|tech|zomb)ies$/, 'ie'],
	[/ies$/, 'y'],
	[/((?:analy|ba|cri|diagno|empha|hypothe|neuro|oa|paraly|parenthe|progno|synthe|the)s)es$/, '$1is'],
	[/((?:alia|atla|bia|canva|ga|len|pancrea|(?:^|omni|mini)bu)s)es$/, '$1'],
	[/((?:bon|cact|camp|cens|chor|circ|consens|corp|foc|gen|hiat|min|octop|pl|sin|stat|surpl|thesaur|vir)us)es$/, '$1'],
	[/(?<=qui|whi)zzes$/, 'z'],
	[/(?<=(?:^|head|heart|tooth|stomach|back)ach|avalanch|(?:^|\W)cach|crech|nich|psych|quich)es$/, 'e'],
	[/(?<=^(?:ech|embarg|g|her|n|potat|tomat|torped|vet)o|ss|x|zz|ch|sh)es$/, ''],
	[/(?<!s|u|i|^(?:alia|alway|atla|bia|canva|christma|ga|kansa|len|perhap|texa|ye))s$/, ''],
];

/** The plural of a noun or a noun phrase: "sales reps", "agencies", "points of contact", "KPIs". */
export function plural(noun: string): string {
	return inflected(noun, (word) => IRREGULAR.get(word) ?? null, TO_PLURAL);
}

const SINGULARS = new Map(Array.from(IRREGULAR, ([one, many]) => [many, one]));

/** The singular of a noun or a noun phrase. Anything that is not a plural is returned unchanged: "news", "business". */
export function singular(noun: string): string {
	return inflected(noun, (word) => SINGULARS.get(word) ?? null, TO_SINGULAR);
}

/** The noun to inflect comes before this in "point of contact"; in "follow-up" and "sales rep" it is the last one. */
const TAIL = /-(?:in-law|by)$| (?:of|for|in|at|with|to) /;

function inflected(noun: string, exception: (word: string) => string | null, rules: readonly Rule[]): string {
	const tail = noun.search(TAIL);
	const end = tail > 0 ? tail : noun.length;
	const start = Math.max(noun.lastIndexOf(' ', end - 1), noun.lastIndexOf('-', end - 1)) + 1;
	return noun.slice(0, start) + bent(noun.slice(start, end), exception, rules) + noun.slice(end);
}

function bent(word: string, exception: (word: string) => string | null, rules: readonly Rule[]): string {
	const low = word.toLowerCase();
	if (word === '' || NO_PLURAL.has(low)) return word;
	if (/^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(word)) return rules === TO_PLURAL ? `${word}s` : word.replace(/s$/, '');
	const form = exception(low) ?? byRule(low, rules);
	const kept = sharedStart(low, form);
	return word.slice(0, kept) + form.slice(kept);
}

function byRule(low: string, rules: readonly Rule[]): string {
	const [ending, replacement] = rules.find(([pattern]) => pattern.test(low)) ?? [/$/, ''];
	return low.replace(ending, replacement);
}

/** How many letters two words share at the start. */
function sharedStart(one: string, other: string): number {
	let length = 0;
	while (length < one.length && one[length] === other[length]) length++;
	return length;
}
