import type { Industry } from './industry.ts';
import { ALONE, BESIDE, comparable, keyOf, normalized, termsOf, toTerms } from './industry-terms.ts';

/** Enough for any field; text further down a pasted page says nothing about the trade. */
const READ_CHARACTERS = 400;
/** In words; no alias is longer. */
const LONGEST_PHRASE = 5;
/** "We sell … to dentists": the trade follows. */
const SOLD_TO =
	/^\W*(?:(?:we|i)\b.*?\b)?(?:sell(?:s|ing)?\b.*?\bto|market(?:s|ing)? to|serv(?:e|es|ing)|help(?:s|ing)?|works? with)\s+(.+)$/is;
/** "Bookkeeping for restaurants": an activity for a trade, unless the words before "for" are people or firms. */
const DONE_FOR = /^(.+?)\bfor\b(.+)$/is;

interface Lexicon {
	/** Name and aliases, as stems separated by spaces. */
	readonly phrases: ReadonlyMap<string, Industry>;
	/** Words that a single trade claims. */
	readonly words: ReadonlyMap<string, Industry>;
	/** Stems that may follow a trade's phrase: its own words and the words of its tasks. */
	readonly beside: ReadonlyMap<Industry, ReadonlySet<string>>;
}

interface Mention {
	readonly industry: Industry;
	/** False when the phrase only describes another noun, as in "restaurant furniture". */
	readonly isMeant: boolean;
	readonly isPlural: boolean;
}

const lexicons = new WeakMap<readonly Industry[], Lexicon>();

export function matchIndustry(industries: readonly Industry[], text: string): Industry | null {
	const lexicon = lexicons.get(industries) ?? learn(industries);
	lexicons.set(industries, lexicon);
	const short = text.slice(0, READ_CHARACTERS);
	const soldTo = SOLD_TO.exec(short)?.[1] ?? short;
	const [, activity, doneFor] = DONE_FOR.exec(soldTo) ?? [];
	const actors = termMentions(activity ?? '', lexicon).filter(({ isPlural }) => isPlural);
	const trade = doneFor && actors.length === 0 ? tradeOf(termMentions(doneFor, lexicon)) : null;
	if (trade) return trade;
	const mentions = termMentions(soldTo, lexicon);
	return mentions.length === 0 ? matchByWords(toTerms(normalized(soldTo)), lexicon) : tradeOf(mentions);
}

function termMentions(text: string, lexicon: Lexicon): Mention[] {
	return mentionsIn(toTerms(normalized(text)), lexicon);
}

function tradeOf(mentions: readonly Mention[]): Industry | null {
	const named = new Set(mentions.map(({ industry }) => industry));
	const trades = [...named].filter(({ general }) => !general);
	const [only, ...others] = trades.length > 0 ? trades : named;
	if (only === undefined || others.length > 0) return null;
	return mentions.some(({ industry, isMeant }) => isMeant && industry === only) ? only : null;
}

function learn(industries: readonly Industry[]): Lexicon {
	const phrases = new Map<string, Industry>();
	const claims = new Map<string, Set<Industry>>();
	const beside = new Map<Industry, Set<string>>();
	for (const industry of industries) {
		for (const phrase of [industry.name, ...industry.aliases]) phrases.set(keyOf(phrase), industry);
		for (const word of industry.words) claims.set(keyOf(word), (claims.get(keyOf(word)) ?? new Set()).add(industry));
		const own = [...industry.words, ...industry.tasks.flatMap(({ name, owner }) => [name, owner])];
		beside.set(industry, new Set(own.flatMap(termsOf)));
	}
	const words = new Map([...claims].flatMap(([key, [first, second]]) => (first && !second ? [[key, first]] : [])));
	return { phrases, words, beside };
}

/** Longest phrases first, each word counted once. */
function mentionsIn(terms: readonly string[], { phrases, beside }: Lexicon): Mention[] {
	const mentions: Mention[] = [];
	const stems = terms.map(comparable);
	for (let at = 0; at < stems.length; ) {
		const length = lengthAt(stems, at, phrases);
		const industry = phrases.get(stems.slice(at, at + length).join(' '));
		if (industry) {
			const isAlone = stems.every((stem, index) => BESIDE.has(stem) || (index >= at && index < at + length));
			const isLoose = length === 1 && ALONE.has(stems[at] ?? '');
			const last = at + length - 1;
			const next = stems[last + 1];
			const isPlural = terms[last] !== stems[last];
			const leads = isPlural || next === undefined || BESIDE.has(next) || beside.get(industry)?.has(next) === true;
			mentions.push({ industry, isMeant: isLoose ? isAlone : leads, isPlural });
		}
		at += Math.max(1, length);
	}
	return mentions;
}

/** In words, the longest of the phrases that begins at a place; 0 if none does. */
export function lengthAt(stems: readonly string[], at: number, phrases: ReadonlyMap<string, unknown>): number {
	for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 0; length--) {
		if (phrases.has(stems.slice(at, at + length).join(' '))) return length;
	}
	return 0;
}

/** Without a name, two words of one trade are enough if they make up half of the text. */
function matchByWords(terms: readonly string[], { words }: Lexicon): Industry | null {
	const stems = terms.map(comparable);
	const found = new Map<Industry, number>();
	let covered = 0;
	for (let at = 0; at < stems.length; ) {
		const length = lengthAt(stems, at, words);
		const industry = words.get(stems.slice(at, at + length).join(' '));
		if (industry) {
			found.set(industry, (found.get(industry) ?? 0) + 1);
			covered += length;
		}
		at += Math.max(1, length);
	}
	const said = stems.filter((stem) => !BESIDE.has(stem)).length;
	const [[only, count] = [null, 0], ...others] = found;
	return others.length === 0 && count >= 2 && covered * 2 >= said ? only : null;
}
