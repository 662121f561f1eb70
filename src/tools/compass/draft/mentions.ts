import { industries } from '#content/industry-list.ts';
import { lengthAt, matchIndustry } from '#content/industry-match.ts';
import { BESIDE, comparable, keyOf, normalized, termsOf } from '#content/industry-terms.ts';
import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import { mayOpenNumeral } from '#language/numbers/numeral.ts';
import { overlap, STOP_WORDS, stems } from '#language/stems.ts';

/** Whether a text names a trade, of the catalogue or as the member typed it, or tells of a job. */

/** In letters: shorter words begin too many others. */
const LONG_ENOUGH = 5;
/** In letters: what two words of one root share at least. */
const ROOT = 4;
/** In words: one that is shared says nothing. */
const PHRASE = 2;
/** "Funeral directors" work in funeral homes, "surf shops" are no surf schools. */
const PERSON = /(?:er|or)$/;
/** What stands behind it tells firms of one trade apart: "schools with old trees". */
const BEHIND = / (?:with|in) .*/;
/** Words that firms of many trades have. */
const ALL_HAVE = /\b(?:companies|firms|shops|owners)\b/i;

/** "Churchwardens" are people of churches. */
function opensWith(word: string, root: string, fewest: number): boolean {
	return word === root || (root.length >= fewest && word.startsWith(root));
}

const wordsOf = (text: string) => (normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(comparable);
const isTelling = (word: string) => !BESIDE.has(word) && !STOP_WORDS.has(word);

/**
 * Whether a text names a trade or, if asked for, people of it, "funeral arrangers" of funeral homes. The last word is
 * enough where no other word tells the trade apart: "8 owners of apartments" for holiday apartments, but no "driving
 * schools" for surf schools.
 */
export function namesTrade(text: string, trade: string, orPeople = false): boolean {
	const telling = wordsOf(trade.replace(BEHIND, '')).filter(isTelling);
	const said = wordsOf(text);
	const placeOf = (root: string) => said.findIndex((word) => opensWith(word, root, LONG_ENOUGH));
	const found = telling.map(placeOf).filter((index) => index >= 0);
	if (found.length === 0 || found.length === telling.length) return found.length > 0;
	if (found.length * 2 < telling.length) return false;
	if (placeOf(telling.at(-1) ?? '') < 0) return orPeople && PERSON.test(said[Math.max(...found) + 1] ?? '');
	const before = said[Math.min(...found) - 1];
	return before === undefined || !isTelling(before) || mayOpenNumeral(before);
}

/** What tells a trade: "transport" of "transport firms", "schools" of "schools with old trees". */
export function tellingOf(trade: string): string {
	return trade.replace(BEHIND, '').replace(ALL_HAVE, '');
}

/** The work of an entry of the catalogue: the words before "for" in its name. */
export function workOf({ name }: FittingNiche): string {
	return name.split(' for ')[0] ?? '';
}

/** Whether a text holds a phrase of that work. */
export function isAboutWorkOf(entry: FittingNiche, text: string): boolean {
	const telling = stems(workOf(entry));
	return overlap(telling, stems(text)) >= Math.min(PHRASE, telling.size);
}

/** Whether a text holds all words of a job, those of its trade apart. */
export function tellsOf(job: string, text: string, trade = ''): boolean {
	const telling = stems(job).difference(stems(trade));
	return telling.size > 0 && telling.isSubsetOf(stems(text));
}

/** Whether two texts share a word that says something. */
export function sharesWord(one: string, other: string): boolean {
	return !stems(one).isDisjointFrom(stems(other));
}

/** Whether a text holds a word of the same root as a name: "a roofing company" of "roofers". */
export function isAkinTo(name: string, text: string): boolean {
	const said = [...stems(text)];
	return [...stems(name)].some((word) => said.some((one) => opensWith(one, word, ROOT) || opensWith(word, one, ROOT)));
}

/** Whom firms of many trades have: they name none. */
const OF_MANY_TRADES = new Set(['practice managers', 'care managers', 'maintenance managers']);

const named = new Map<string, Set<string>>();
for (const { terms, trade, people, industry } of fittingNiches)
	for (const term of [...terms.split(', '), trade, people].filter((one) => !OF_MANY_TRADES.has(one)))
		named.set(keyOf(term), (named.get(keyOf(term)) ?? new Set()).add(industry));
// "Freight broker" stands in two entries, and names one of them.
for (const { industry } of fittingNiches) named.set(keyOf(industry.replaceAll('-', ' ')), new Set([industry]));

/** The trades that a text names by a whole term that no other trade claims; of two that overlap, the longer one. */
export function tradesIn(text: string): Set<string> {
	const words = termsOf(text);
	const found = new Set<string>();
	for (let at = 0; at < words.length; ) {
		const length = lengthAt(words, at, named);
		const [industry, ...others] = named.get(words.slice(at, at + length).join(' ')) ?? [];
		if (industry !== undefined && others.length === 0) found.add(industry);
		at += Math.max(1, length);
	}
	return found;
}

/** Whether a text holds all telling words of a trade. */
export function holdsTrade(text: string, trade: string): boolean {
	const telling = new Set(termsOf(trade)).difference(BESIDE);
	return telling.size > 0 && telling.isSubsetOf(new Set(termsOf(text)));
}

/** The trade that the member typed as such; null if the catalogue has none. */
export function tradeCalled(name: string): string | null {
	const [only, ...others] = tradesIn(name);
	return (others.length === 0 ? only : undefined) ?? matchIndustry(industries, name)?.id ?? null;
}

/** The trade of the catalogue whose own name was typed; null for other trades, even related ones. */
export function tradeNamed(name: string): string | null {
	const key = keyOf(name);
	return fittingNiches.find(({ trade, people }) => keyOf(trade) === key || keyOf(people) === key)?.industry ?? null;
}

export function entriesOfTrade(industry: string | null): readonly FittingNiche[] {
	return fittingNiches.filter((niche) => niche.industry === industry);
}
