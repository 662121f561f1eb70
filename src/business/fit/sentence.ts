/** What a sentence needs to be one: form, length, an end, a verb, agreement, English. */
import { disagreement } from '#language/agreement.ts';
import { hasFiniteVerb, lonelyParticiple } from '#language/finite-verbs.ts';
import { foreignLanguage } from '#language/languages.ts';
import { decimalComma } from '#language/numbers/written-number.ts';
import { isCommand, isWish } from '#language/openings.ts';
import { wholeSentences } from '#language/sentences.ts';
import { NUMBER } from '#language/word-classes.ts';
import { wordsOf } from '#language/words-of.ts';
import { corrected } from './corrected.ts';
import { countWords, formProblem } from './form.ts';

export const FEWEST_WORDS = 6;
/** A statement with a verb may be shorter. */
const FEWEST_OF_STATEMENT = 4;
export const MOST_WORDS = 30;

export const NO_SENTENCE = 'That is not a sentence yet: say who does what.';

/** Problems of any text in English. */
export function englishProblem(text: string): string | null {
	const language = foreignLanguage(text);
	if (language === 'another language') return 'Write it in English: this does not look like it.';
	return language === null ? null : `Write it in English: this looks like ${language}.`;
}

/** Problems of one sentence, whatever it begins with. */
export function sentenceProblem(text: string, end: '.' | '?', fewest = FEWEST_WORDS): string | null {
	return (
		formProblem(text) ??
		englishProblem(text) ??
		startAndEndProblem(text, end) ??
		lengthProblem(text, fewest, MOST_WORDS) ??
		agreementProblem(text)
	);
}

export function startAndEndProblem(text: string, end: '.' | '?'): string | null {
	if (wholeSentences(text).length > 1) return 'Write one sentence: this is more than one.';
	if (/^\p{Ll}/u.test(text)) return 'Begin with a capital letter.';
	if (end === '?') return /\?$/.test(text) ? null : 'End it with a question mark.';
	if (/\?$/.test(text)) return 'Write a statement, not a question.';
	return /(?<!\.)\.$/.test(text) ? null : 'End it with a full stop.';
}

export function lengthProblem(text: string, fewest: number, most: number): string | null {
	const words = countWords(text);
	if (words > most) return `Too long: ${words} words, at most ${most}. Keep one thought.`;
	return words < fewest ? `Too short: ${words === 1 ? '1 word' : `${words} words`}, at least ${fewest}.` : null;
}

export function agreementProblem(text: string): string | null {
	const comma = decimalComma(text);
	if (comma !== null) return `Write “${comma.replace(',', '.')}”: in English a point stands before decimals.`;
	const found = disagreement(text);
	if (found === null) return null;
	const right = corrected(found);
	if (right !== null) return `Look at “${found}”: write “${right}”.`;
	return `Look at “${found}”: ${/\s/.test(found) ? 'these words do not go together' : 'this word has no plural'}.`;
}

/**
 * A statement: not a fragment, and not resting on what came before; one that `follows` another may begin with "That", one
 * about people whom its place names, `named`, with "They".
 */
export function statementProblem(text: string, { follows = false, named = false } = {}): string | null {
	const isWhole = saysSomething(text);
	const problem = sentenceProblem(text, '.', isWhole ? FEWEST_OF_STATEMENT : FEWEST_WORDS);
	if (problem !== null) return problem;
	const [, rest] = (follows ? GOES_ON : RESTS).exec(text) ?? [];
	if (rest !== undefined && !(named && rest === 'They'))
		return `Begin otherwise than with “${rest}”: the sentence stands alone.`;
	return isWhole ? null : noSentence(text);
}

function saysSomething(text: string): boolean {
	return hasFiniteVerb(text) || isCommand(text) || isWish(text);
}

const GOES_ON = /^(But|And|So)\b(?!-)/;
const RESTS = /^(This|That|These|Those|They|He|She|But|And|So)\b(?!-)/;

/** "Zero strikes reported since May": what is missing is a small word. */
function noSentence(text: string): string {
	const participle = lonelyParticiple(text);
	return participle === null ? NO_SENTENCE : `Write “was ${participle}” or “were ${participle}”. ${NO_SENTENCE}`;
}

/** Several sentences, each with a verb; the first may be a yes or no, and where it `answers`, as short as "Only a photo." */
export function passageProblem(
	text: string,
	{ sentences, words, answers = false }: { sentences: number; words?: number; answers?: boolean },
): string | null {
	const all = text.split(/\n+/).flatMap(wholeSentences);
	const problem =
		formProblem(text, { lines: true, loose: false }) ??
		englishProblem(text) ??
		(all.length > sentences ? `Too long: ${all.length} sentences, at most ${sentences}.` : null) ??
		(words === undefined ? null : lengthProblem(text, 1, words));
	if (problem !== null) return problem;
	for (const [index, sentence] of all.entries()) {
		if (answers && index === 0 && isShortAnswer(sentence)) continue;
		const wrong = partProblem(sentence, all.length === 1);
		if (wrong !== null) return wrong;
	}
	return null;
}

const BEFORE_NUMBER = new Set(['only', 'just', 'about', 'around', 'usually', 'within', 'from', 'under']);
const MOST_OF_ANSWER = 8;

/** "Only 20% for materials.", "About an hour." */
function isShortAnswer(sentence: string): boolean {
	const words = wordsOf(sentence).map(({ word }) => word);
	const start = words.findIndex((word) => !BEFORE_NUMBER.has(word));
	const isCounted = NUMBER.test(words[start] ?? '') || /^(?:an?|half)$/.test(words[start] ?? '');
	return start > 0 && isCounted && words.length <= MOST_OF_ANSWER && /\.$/.test(sentence);
}

/** "Yes.", "Yes, by the hour.", "Yes if you ring first." */
const YES_OR_NO =
	/^(?:(?:yes|no)(?:,|(?= (?:if|unless|as long as) ))(?: [^\s.?]+){1,14}|(?:mostly |usually )?yes|no|not yet|never|always|not at all|of course|sometimes|both|neither|none)[.]$/i;

function partProblem(sentence: string, isOnly: boolean): string | null {
	if (YES_OR_NO.test(sentence)) return agreementProblem(sentence);
	if (/^\s*(?:[-*•–—]|\d{1,2}[.)])\s/.test(sentence)) return 'Write sentences instead of a list.';
	if (/^\p{Ll}/u.test(sentence)) return 'Begin each sentence with a capital letter.';
	if (!/[.?][”"’]?$/.test(sentence)) return 'End each sentence with a full stop.';
	if (countWords(sentence) > MOST_WORDS + 5) return `One sentence has ${countWords(sentence)} words: cut it in two.`;
	if (/\?[”"’]?$/.test(sentence)) return agreementProblem(sentence);
	if (!saysSomething(sentence)) return isOnly ? noSentence(sentence) : ofPart(sentence);
	return agreementProblem(sentence);
}

/** Which of several sentences is none, by its first words. */
function ofPart(sentence: string): string {
	const words = sentence.split(/\s+/);
	const named = words.length > 4 ? `${words.slice(0, 3).join(' ')} …` : sentence;
	return `“${named}” ${NO_SENTENCE.replace('That ', '')}`;
}
