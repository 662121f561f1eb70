import { MONTHS, WEEKDAYS } from '#language/dates/date-words.ts';
import { type Token, tokensOf } from '#language/numbers/tokens.ts';
import { withoutGaps } from '#shared/gaps.ts';
import { type Given, givenIn } from './given.ts';
import { withoutS } from './known-words.ts';

/** Names in a text: capitalised words where ordinary words would not be capitalised. */

/** After these, a capital means nothing. */
const OPENS_SENTENCE = /^[.?!…:;“‘"([{•*|>–—/]$/;
/** A full stop after these does not end a sentence. */
const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'st', 'mx']);
/** Always capitalised, but not names. */
const NO_NAMES = new Set("i i'm i'd i'll i've ok am pm e a b c d".split(' '));
/** Often the first word of a sentence before a name, but not part of the name. */
const OPENERS = new Set(
	`a after also an and any are as ask at because before both but by call can check compare could dear did do does each
	every first for from give had has have he hello hi how if in is it its keep last let like make may most my name no
	not now of on once one or our over read say see send she should show since so some start suggest take tell than
	thank that the their then there these they this those to under use was we were what when where which while who why
	will with without would write you your`.split(/\s+/),
);
/** Everybody's, not claims about anybody: taxes, files, programs and places to post. */
const COMMON = new Set(
	`vat gst ein pdf csv crm erp roi kpi seo faq api gdpr usd eur gbp excel word powerpoint outlook gmail google sheets
	docs drive calendar microsoft teams zoom slack whatsapp facebook instagram linkedin tiktok youtube twitter pinterest
	meta`.split(/\s+/),
);
const CAPITAL = /^(?:\p{Lu}|\p{Ll}+\p{Lu})/u;
const LETTER = /^\p{L}/u;

/**
 * The names in an output that its input does not contain, each once, in order. The first word of a sentence counts only
 * if a second capitalised word or an "'s" follows it. Lines in Title Case are ignored.
 */
export function unsupportedNames(output: readonly string[], input: readonly string[] | Given): string[] {
	const { holdsWord } = 'holdsWord' in input ? input : givenIn(input);
	const isKnown = (low: string) => isNoName(low) || isNoName(withoutS(low)) || holdsWord(low);
	const names = new Set<string>();
	const said = output.map((text) => withoutGaps(text));
	for (const line of new Set(said.flatMap((text) => text.split(/[\r\n]+/)))) {
		for (const name of strangeNames(line, isKnown)) names.add(name);
	}
	return [...names];
}

function isNoName(low: string): boolean {
	return NO_NAMES.has(low) || TITLES.has(low) || COMMON.has(low);
}

type Known = (low: string) => boolean;

function strangeNames(line: string, isKnown: Known): string[] {
	const tokens = tokensOf(line);
	if (isTitleCase(tokens)) return [];
	const names: string[] = [];
	for (let from = 0; from < tokens.length; from++) {
		if (!CAPITAL.test(tokens[from]?.text ?? '') || tokens[from - 1]?.text === '#') continue;
		let end = from + 1;
		while (continues(tokens, end)) end++;
		const run = tokens.slice(from, end);
		// "Case 1" is the number of something.
		const isLabel = run.length === 1 && /^\d+$/.test(tokens[end]?.text ?? '');
		const strange = isLabel ? [] : strangePart(run, opensSentence(tokens, from), isKnown);
		const last = strange.at(-1);
		if (strange[0] && last) names.push(line.slice(strange[0].start, last.end).replace(/['’]s$/, ''));
		from = end - 1;
	}
	return names;
}

/** Whether the word continues a name that began before it, as in "Bell & Sons" or "Anne-Marie". */
function continues(tokens: readonly Token[], index: number): boolean {
	const { text = '' } = tokens[index] ?? {};
	if (CAPITAL.test(text)) return true;
	return /^[&-]$/.test(text) && CAPITAL.test(tokens[index + 1]?.text ?? '');
}

function strangePart(run: readonly Token[], opens: boolean, isKnown: Known): Token[] {
	const isStrange = ({ low, text }: Token) => LETTER.test(text) && !isKnown(low) && !isOfACalendar(low);
	const words = run.filter(({ text }) => LETTER.test(text));
	const [first] = words;
	const rest = (opens ? words.slice(1) : words).filter(isStrange);
	if (!opens || !first || (rest.length === 0 && !owns(first))) return rest;
	return OPENERS.has(withoutS(first.low)) || !isStrange(first) ? rest : [first, ...rest];
}

/** Days and months are figures, and checked as such. */
function isOfACalendar(low: string): boolean {
	return [low, withoutS(low)].some((word) => WEEKDAYS.has(word) || MONTHS.has(word));
}

function owns({ text, low }: Token): boolean {
	return /['’]s$/.test(text) && !/^(?:it|that|what|who|there|here|let|how|when|where)'s$/.test(low);
}

function opensSentence(tokens: readonly Token[], index: number): boolean {
	const before = tokens[index - 1];
	if (before === undefined) return true;
	if (before.text === '.' && TITLES.has(tokens[index - 2]?.low ?? '')) return false;
	if (before.text === '-') return index === 1;
	if (/^[’”")\]]$/.test(before.text)) return /^[.?!…]$/.test(tokens[index - 2]?.text ?? '');
	return OPENS_SENTENCE.test(before.text);
}

/** A heading: at least three words, and all the longer ones capitalised. */
function isTitleCase(tokens: readonly Token[]): boolean {
	const long = tokens.filter(({ text }) => LETTER.test(text) && text.length > 3);
	return long.length > 2 && long.every(({ text }) => CAPITAL.test(text));
}
