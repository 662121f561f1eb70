import { lengthOf } from '#call-facts/near-words.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { quotesIn } from '#evidence/quotes.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { talksOf } from '../talks/talks.ts';
import { type Sentence, sentencesOf } from '../worth/sentence.ts';
import { type IsUsed, isUsed as isUsedByReaders } from '../worth/used.ts';
import { type Choice, mostWorth, type Worth, worthOfSentence } from '../worth/worth.ts';
import { isChat, lengthOfAll, type Passage, passage } from './passage.ts';
import { passageText } from './passage-text.ts';
import { merged, withoutEnds } from './passages.ts';

/** In words: how much of a call is quoted at the top of its analysis, of the shortest besides how it ended, and of all its words. */
const ALL = 720;
const LEAST = 200;
const PART = 0.58;
/** Of one passage: of longer ones readers used more. */
const ENOUGH = 70;
/** How likely a reader uses it: judged in calls left out, of those below nearly half were not used. */
const LEAST_USED = 0.5;
/** In turns, and of all turns: what is said so early is told by what comes of it. */
const GREETING = 6;
const EARLY = 0.12;

/**
 * What somebody who was there would tell besides what is shown, in the order of the call (0026): what it is about, the price
 * as it came down, what both sides will do.
 */
export function alsoSaid(
	reading: Reading,
	shown: readonly string[],
	worth: Worth,
	isUsed: IsUsed = isUsedByReaders,
): Talk[] {
	const sentences = sentencesOf(reading);
	const isShown = ({ text }: Sentence) => shown.some((one) => one.includes(text));
	const told = new Set(sentences.filter(isShown).flatMap(({ things }) => [...things]));
	const ofTurn = Map.groupBy(sentences, ({ turn }) => turn);
	const isOfUse = (pieces: Passage) => isUsed(phrases.fromTheCall(passageText(reading, pieces)), LEAST_USED);
	const business = sentences.filter((one) => isBusiness(reading, one));
	const choices = business.filter((one) => !isShown(one)).map((one) => choiceOf(reading, one, ofTurn));
	const said = reading.turns.reduce((sum, turn) => sum + turn.words.length, 0);
	const quoted = lengthOf(shown.flatMap(quotesIn).join(' '));
	const words = Math.max(LEAST, Math.min(said * PART, ALL) - quoted);
	const chosen = mostWorth(choices, worth, told, words, ({ pieces }) => isOfUse(pieces));
	const standing = new Set([...told, ...chosen.flatMap(({ things }) => [...things])]);
	const price = lastPrice(reading);
	const isAbsent = price !== undefined && !price.sums.some((sum) => standing.has(`n ${sum}`));
	const ofPrice = isAbsent ? choices.filter(({ sentence }) => names(sentence, price)).slice(-1) : [];
	return merged([...chosen, ...ofPrice].map(({ pieces }) => pieces))
		.map((pieces) => withoutEnds(pieces, shown))
		.filter(isOfUse)
		.map((pieces) => ({ pieces, first: firstOf(pieces, business, worth) }));
}

interface LastPrice {
	line: number;
	sums: readonly number[];
}

/** What the seller named last as a price, and they did not turn down. */
function lastPrice({ facts }: Reading): LastPrice | undefined {
	const prices = facts.prices.filter(({ turnedDown }) => turnedDown !== true);
	const line = Math.max(0, ...prices.map(({ lines }) => lines[0] ?? 0));
	const sums = prices.filter(({ lines }) => lines[0] === line).map(({ amount }) => amount);
	return sums.length === 0 ? undefined : { line, sums };
}

function names({ turn, amounts }: Sentence, { line, sums }: LastPrice): boolean {
	return turn.number === line && amounts.some(({ value }) => value !== null && sums.includes(value));
}

/** A talk, and the words of it that tell most. */
export interface Talk {
	pieces: Passage;
	first: string;
}

/** In words: a turn of so many says more than its sentence. */
const BRIEF = 20;

/** The sentence of a talk that is likeliest told with what it names; its turn, where that is brief. */
function firstOf(pieces: Passage, business: readonly Sentence[], worth: Worth): string {
	const all = business.flatMap((sentence) => {
		const piece = pieces.find(({ turn, text }) => turn === sentence.turn && text.includes(sentence.text));
		return piece === undefined ? [] : { piece, sentence, value: worthOfSentence(worth, sentence) };
	});
	const [best] = all.toSorted((a, b) => b.value - a.value);
	if (best === undefined) return '';
	return lengthOf(best.piece.text) <= BRIEF ? best.piece.text : best.sentence.text;
}

/** No question, no joke, no chat without a sum, and nothing of a call's very beginning. */
function isBusiness(reading: Reading, { turn, text, amounts }: Sentence): boolean {
	const isEarly = turn.index < Math.max(GREETING, reading.turns.length * EARLY);
	const chats = !amounts.some(({ kind }) => kind === 'money') && isChat(talksOf(reading), turn);
	return !isEarly && !text.endsWith('?') && !chats && !IN_JEST.pattern.test(text);
}

/** A sentence with what it takes to understand it. */
function choiceOf(
	reading: Reading,
	sentence: Sentence,
	ofTurn: ReadonlyMap<Utterance, readonly Sentence[]>,
): Choice & { pieces: Passage } {
	const pieces = passage(reading, sentence.turn, sentence.text, ENOUGH);
	const covered = pieces.flatMap(({ turn, text }) => (ofTurn.get(turn) ?? []).filter((one) => text.includes(one.text)));
	return {
		sentence,
		pieces,
		things: new Set(covered.flatMap(({ things }) => [...things])),
		length: lengthOfAll(pieces),
		settled: talksOf(reading).begins[(pieces.at(-1)?.turn.index ?? 0) + 1] ?? 1,
	};
}
