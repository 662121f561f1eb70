import { PLACEHOLDER, sentencesIn, wordsIn } from './read-email.ts';

/**
 * The Flesch–Kincaid grade of an English text, to one decimal: 0.39 × words per sentence + 11.8 × syllables per word −
 * 15.59 (Kincaid et al., 1975). Null for a text without words.
 */
export function readingGrade(text: string): number | null {
	const sentences = sentencesIn(text.replace(PLACEHOLDER, ' ')).filter((sentence) => wordsIn(sentence).length > 0);
	const words = sentences.flatMap(wordsIn);
	if (words.length === 0) return null;
	const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
	const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
	return Math.round(grade * 10) / 10;
}

/** A silent final e, es or ed. */
const SILENT =
	/(?:[^aeiouyl]e|[aeiou]le|[aeiouy]re|[^aeiouytd]ed|[^aeiouysxzcgh]es|[^aeiouytsc]hes|[^aeiouy]ely|[aeiou]ve(?=ment)|[^aeiou]e(?=ments?$|less$|ful$|some$|where$|times?$))$|(?:[^aeiou]e)(?=(?:ments?|less|ful|ly|where|house|man|guards?)$)/;
/** Adjacent vowels that are two sounds. */
const TWO_SOUNDS =
	/(?<![tcsxg])i(?:a|o|u)(?!u)|(?<=[tcsg])i(?:a|o)(?=[^nlu])|[^q]ua|(?<![gq])u(?:e[lnt]|i[nst])|e(?:o(?!u|ne)|i(?=ng))|(?:y|uy|ay|oy)(?=er|ing|able|al)|(?<=r)iou|[rlt]ie(?=[rt])|iet|creat(?!ur)|ism|ryi|oi(?=ng)/g;
const IRREGULAR: Readonly<Record<string, number>> = {
	one: 1,
	business: 2,
	businesses: 3,
	every: 2,
	everyone: 3,
	something: 2,
	somebody: 3,
	someone: 2,
	are: 1,
	else: 1,
	client: 2,
	clients: 2,
	area: 3,
	idea: 3,
	being: 2,
	people: 2,
	warehouse: 2,
	warehouses: 3,
};

const BEYOND_ASCII = /[\u0080-\uFFFF]/;

/** A cache limit: running text repeats the same few thousand words. */
const MOST_KEPT = 4000;
const LONGEST_KEPT = 30;
const kept = new Map<string, number>();

/** The syllables of an English word, by its spelling; right for about 97 % of the words in running text. */
export function syllablesIn(word: string): number {
	const known = kept.get(word);
	if (known !== undefined) return known;
	const syllables = syllablesOf(word);
	if (kept.size >= MOST_KEPT) kept.clear();
	if (word.length <= LONGEST_KEPT) kept.set(word, syllables);
	return syllables;
}

function syllablesOf(word: string): number {
	const plain = BEYOND_ASCII.test(word) ? word.normalize('NFKD').replace(/\p{M}/gu, '') : word;
	const parts = plain
		.replace(/['’](?:s|t|d|re|ll|ve)\b/g, '')
		.toLowerCase()
		.split(/[^a-z]+/)
		.filter((part) => part !== '');
	return Math.max(
		1,
		parts.reduce((sum, part) => sum + syllablesOfPart(part), 0),
	);
}

function syllablesOfPart(part: string): number {
	const known = Object.hasOwn(IRREGULAR, part) ? IRREGULAR[part] : undefined;
	if (known !== undefined) return known;
	const groups = (part.match(/[aeiouy]+/g) ?? []).length;
	const silent = part.length > 2 && SILENT.test(part) ? 1 : 0;
	return Math.max(1, groups - silent + (part.match(TWO_SOUNDS) ?? []).length);
}
