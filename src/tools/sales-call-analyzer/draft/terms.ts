import { type Said, saidIn, sideOf } from '#call-facts/call-text.ts';
import { FARTHEST } from '#call-facts/near-words.ts';
import { accepts } from '#call-facts/told/accepts.ts';
import { DEALS, DONE } from '#call-facts/told/deal-cues.ts';
import { SAYS_YES } from '#call-facts/told/plain-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../reading.ts';
import { RECKONS_UP, SAYS_BACK } from './plain-cues.ts';

/** Of a call: terms are said back after they were found. */
const LATE = 0.5;
/** A known sum, and two more of sums, days and parts of the list. */
const FEWEST = 3;
/** A list says no more by being longer. */
const MOST_COMMAS = 2;
/** In characters: where a sentence says that it says something back. */
const OPENING = 60;

/**
 * The words in which somebody says back what was agreed, with the yes right before them: “Go ahead. Four fifty a month,
 * sixteen hundred for the catch-up, start on the third.” The turn that closes the call counts before others.
 */
export function termsSaidBack(reading: Reading, closing: Utterance | undefined): Said | undefined {
	const sums = new Set(reading.facts.prices.map(({ amount }) => amount));
	const late = reading.turns.slice(Math.floor(reading.turns.length * LATE));
	const said = late.flatMap((turn) => termsIn(reading, turn, sums));
	const own = said.filter(({ turn }) => turn === closing);
	const [fullest] = (own.length > 0 ? own : said.toReversed()).toSorted((a, b) => b.terms - a.terms);
	return fullest?.said;
}

interface Terms {
	turn: Utterance;
	said: Said;
	terms: number;
}

function termsIn(reading: Reading, turn: Utterance, sums: ReadonlySet<number>): Terms[] {
	const text = turn.text.slice(0, FARTHEST);
	const isBuyer = sideOf(reading, turn) === 'buyer';
	const sentences = wholeSentences(text);
	return sentences.flatMap((sentence, index) => {
		const [opening = ''] = sentence.split(/[,;]/, 1);
		const isList = isBuyer && /^[\p{L}\d$£€]/u.test(opening) && !hasFiniteVerb(opening);
		const isBack = SAYS_BACK.pattern.test(sentence.slice(0, OPENING));
		if (!(isList || isBack) || sentence.endsWith('?') || RECKONS_UP.pattern.test(sentence)) return [];
		const terms = termsOf(turn, sentence, isBack ? undefined : sums);
		if (terms < FEWEST) return [];
		const before = sentences.slice(0, index);
		const yes = before.slice(before.findLastIndex((one) => !saysYes(one)) + 1);
		const from = text.indexOf(yes[0] ?? sentence);
		const words = text.slice(from, text.indexOf(sentence, from) + sentence.length);
		const said = [words, sentence]
			.map((one) => saidIn(reading, one, turn))
			.find(({ quote }) => quote.includes(sentence));
		return said === undefined ? [] : [{ turn, said, terms }];
	});
}

/** How many terms a sentence holds; none without one of the sums, where these are given. */
function termsOf({ text, amounts, dates }: Utterance, sentence: string, sums?: ReadonlySet<number>): number {
	const from = text.indexOf(sentence);
	const stands = ({ start }: { start: number }) => start >= from && start < from + sentence.length;
	const named = new Set(amounts.filter(stands).map(({ value }) => value ?? 0));
	const commas = sentence.split(/[,;]/).length - 1;
	if (commas === 0 || named.size === 0 || (sums && ![...named].some((sum) => sums.has(sum)))) return 0;
	return named.size + dates.filter(stands).length + Math.min(commas, MOST_COMMAS);
}

/** "I'll mail it you now" says nothing of a yes. */
export function saysYes(sentence: string): boolean {
	return accepts(sentence) || [SAYS_YES, DONE, ...DEALS].some(({ pattern }) => pattern.test(sentence));
}
