import { findIndustry, industryOfOption } from '#content/industries.ts';
import type { Industry } from '#content/industry.ts';
import { capital } from '#language/capitals.ts';
import { oneLine } from '#language/clean.ts';
import { stems } from '#language/stems.ts';
import type { ContentInput } from '../contract.ts';
import { endsInLink, namesIn } from './words.ts';

/** What the input offers to write about, in parts that fit into sentences. */
export interface Subjects {
	brand: string;
	/** The audience in the member's words, on one line. */
	audience: string;
	goals: string[];
	pillars: string[];
	/** Noun phrases: themes, pillars and interests. */
	topics: string[];
	/** The audience's troubles as sentences or fragments, addressed to them and without end marks. */
	moments: string[];
	/** The same as typed. */
	told: string[];
	values: string[];
	/** Sentences about the brand. */
	statements: string[];
	seasons: string[];
	rivals: string[];
	actions: string[];
	targets: string[];
	looks: string[];
	/** Names in the input, which keep their capital in mid-sentence. */
	names: ReadonlySet<string>;
	/** The brand's own trade. */
	trade: Industry | null;
	/** The trade of the audience, if the audience is a trade. */
	market: Industry | null;
}

/** Per field. In a pasted page, what follows is no longer a list of subjects. */
const MOST_PARTS = 14;
const READ_CHARACTERS = 4000;
const LONGEST_TOPIC = 48;
/** With fewer themes and interests than this, the pillars become topics as well. */
const FEW_TOPICS = 3;
const LONGEST_SENTENCE = 150;
const LONGEST_BRAND = 60;
const LONGEST_ACTION = 100;
const LONGEST_AUDIENCE = 90;

export function subjectsOf(input: ContentInput): Subjects {
	const { brandInfo, targetAudience } = input;
	const pillars = phrasesOf(input.contentPillars);
	const themes = phrasesOf(input.contentThemes);
	const own = isOther(brandInfo.industry) ? null : industryOfOption(brandInfo.industry);
	const market = marketOf(oneLine(targetAudience.demographics));
	const known = stems(
		[input.brandInfo.description, input.contentThemes, ...(own?.words ?? []), ...(market?.words ?? [])]
			.join(' ')
			.slice(0, READ_CHARACTERS),
	);
	const interests = phrasesOf(targetAudience.interests).filter((interest) =>
		[...stems(interest)].some((stem) => known.has(stem)),
	);
	const named = distinct([...themes, ...interests]).filter(isTopic);
	const topics = named.length >= FEW_TOPICS ? named : distinct([...named, ...pillars.filter(isTopic)]);
	const told = sentencesIn(targetAudience.challenges);
	return {
		brand: clipped(oneLine(brandInfo.name), LONGEST_BRAND) || '[add the name of the brand]',
		audience: clipped(oneLine(targetAudience.demographics), LONGEST_AUDIENCE).replace(/(?<![\s.;,:])[\s.;,:]+$/, ''),
		goals: sentencesIn(input.contentGoals).map(capital),
		pillars: pillars.slice(0, 5),
		topics,
		told,
		moments: told.map(addressed).map(capital),
		values: phrasesOf(brandInfo.values),
		statements: sentencesIn(brandInfo.description).map(capital),
		seasons: sentencesIn(input.seasonalContent).map(capital),
		rivals: sentencesIn(input.competitorAnalysis),
		actions: sentencesIn(input.callToActions)
			.filter((action) => action.length <= LONGEST_ACTION)
			.map(capital),
		targets: sentencesIn(input.engagementGoals).map(capital),
		looks: phrasesOf(input.visualStyle),
		names: namesIn(allText(input)),
		trade: tradeOf(input, own, market),
		market,
	};
}

/** The trade of the audience; null if it comes after others, as in "families and cafe owners". */
function marketOf(demographics: string): Industry | null {
	const [first = ''] = demographics.split(/\s(?:and|&|or)\s/);
	return findIndustry(first) === null ? null : findIndustry(demographics);
}

function allText(value: unknown): string {
	if (typeof value === 'string') return value.slice(0, READ_CHARACTERS);
	return typeof value === 'object' && value !== null ? Object.values(value).map(allText).join('\n') : '';
}

function isOther(industry: string): boolean {
	return industry === '' || industry === 'Other';
}

/**
 * The trade of the brand. Its focus may narrow a broad field, unless the focus names customers. A trade chosen by name
 * stays.
 */
function tradeOf(
	{ industryFocus, brandInfo }: ContentInput,
	own: Industry | null,
	market: Industry | null,
): Industry | null {
	if (own !== null && !own.general) return own;
	const named = findIndustry(oneLine(industryFocus));
	const focus = named === market ? null : named;
	if (own !== null) return focus ?? own;
	return focus ?? findIndustry(oneLine(brandInfo.description).split('. ')[0] ?? '');
}

/**
 * Whether a phrase is a noun phrase. "Mend it yourself" and "Inside the workshop" are names of series and fit into no
 * sentence.
 */
function isTopic(phrase: string): boolean {
	if (phrase.length > LONGEST_TOPIC || phrase.split(' ').length > 6) return false;
	return !(
		/^(?:about|after|at|before|behind|by|for|from|how|if|in|inside|into|not?|on|our|out|over|the day|to|under|we|what|when|where|why|with|you|your)\b/i.test(
			phrase,
		) || /\b(?:are|can|do|does|how|is|it|they|us|we|will|you|your|yourself)\b/i.test(phrase)
	);
}

/** Markup, addresses and lines that look like orders to a program are not subjects to write about. */
function isPlain(text: string): boolean {
	return /\p{L}{2}/u.test(text) && !/[<>{}[\]|“”‘’\\=`]|https?:|www\./.test(text);
}

/** The items of a list typed with commas, semicolons, lines or bullets. */
function phrasesOf(text: string): string[] {
	const start = text.slice(0, READ_CHARACTERS);
	const separator = /[;\n\r]/.test(start) ? /[;\n\r]+/ : /,|\.\s/;
	const parts = start.split(separator).map(tidied);
	return distinct(parts.filter((part) => isPlain(part) && part.length <= LONGEST_SENTENCE)).slice(0, MOST_PARTS);
}

function sentencesIn(text: string): string[] {
	const parts = text
		.slice(0, READ_CHARACTERS)
		.split(/[;\n\r]+|(?<=[.!?])\s+/)
		.map(tidied);
	return distinct(parts.filter((part) => (isPlain(part) || isAction(part)) && part.length <= LONGEST_SENTENCE)).slice(
		0,
		MOST_PARTS,
	);
}

/** A call to action may contain its link. */
function isAction(part: string): boolean {
	return endsInLink(part) && !/[<>{}|\\`]/.test(part);
}

function tidied(part: string): string {
	return part
		.replace(/\s+/g, ' ')
		.replace(/^(?:\s*(?:[-*•–]|\d{1,2}[.)])\s+|\s*(?:and|or)\s+)/i, '')
		.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, '')
		.trim();
}

function distinct(parts: readonly string[]): string[] {
	const seen = new Set<string>();
	return parts.filter((part) => {
		const key = part.toLowerCase();
		return !seen.has(key) && seen.add(key);
	});
}

/** Cuts at the end of a word. */
export function clipped(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most);
	const space = cut.lastIndexOf(' ');
	return (space > most / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:&-])[\s,;:&-]+$/, '');
}

const TO_READER: readonly [RegExp, string][] = [
	[/\bthemselves\b/gi, 'yourself'],
	[/\btheirs\b/gi, 'yours'],
	[/\btheir\b/gi, 'your'],
	[/\bthem\b/gi, 'you'],
	[/\bthey\b/gi, 'you'],
];

/** "They fear being laughed at" becomes a sentence to them. A "they" that means things mentioned earlier stays. */
function addressed(sentence: string): string {
	const found = /\b(?:they|their|them|themselves)\b/i.exec(sentence);
	if (found === null) return sentence;
	const before = sentence.slice(0, found.index).trim().split(' ').slice(0, -1);
	if (before.some((word) => /(?:s|people|who|and)$/i.test(word))) return sentence;
	const turned = TO_READER.reduce((text, [from, to]) => text.replace(from, to), sentence);
	return turned;
}
