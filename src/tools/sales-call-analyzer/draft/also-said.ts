import { lengthOf } from '#call-facts/near-words.ts';
import { IN_JEST } from '#call-facts/told/offer-cues.ts';
import { isSmallTalk } from '#call-facts/told/small-talk.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { oncePer } from '#shared/once-per.ts';
import * as phrases from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from '../worth/sentence.ts';
import { type IsUsed, isUsed as isUsedByReaders } from '../worth/used.ts';
import { type WorthWeights, worthWeights } from '../worth/weights.ts';
import { type Choice, mostWorth, worthOf } from '../worth/worth.ts';
import { lengthOfAll, type Passage, passage } from './passage.ts';
import { passageText } from './passage-text.ts';
import { merged, withoutEnds } from './passages.ts';

/** In words: how much of a call is quoted at the top of its analysis, of the shortest besides how it ended, and of all its words. */
const ALL = 650;
const LEAST = 60;
const PART = 0.52;
/** Of one passage: of longer ones readers used more. */
const ENOUGH = 70;
/** How likely a reader uses it: judged in calls left out, of those below nearly half were not used. */
const LEAST_USED = 0.6;
/** A call begins with a greeting: in turns, and of all turns where no trouble of theirs is read. */
const GREETING = 6;
const LONG_GREETING = 0.12;
/** Of all turns. */
const FAREWELL = 0.05;

/**
 * What somebody who was there would tell besides what is shown, in the order of the call (0026): what it is about, the price
 * as it came down, what both sides will do.
 */
export function alsoSaid(
	reading: Reading,
	shown: readonly string[],
	weights: WorthWeights = worthWeights(),
	isUsed: IsUsed = isUsedByReaders,
): Told[] {
	const sentences = sentencesOf(reading);
	const isShown = ({ text }: Sentence) => shown.some((one) => one.includes(text));
	const told = new Set(sentences.filter(isShown).flatMap(({ things }) => [...things]));
	const ofTurn = Map.groupBy(sentences, ({ turn }) => turn);
	const isOfUse = (pieces: Passage) => isUsed(phrases.fromTheCall(passageText(reading, pieces)), LEAST_USED);
	const choices = sentences
		.filter((one) => isBusiness(reading, one) && !isShown(one))
		.map((one) => choiceOf(reading, one, ofTurn));
	const said = reading.turns.reduce((sum, turn) => sum + turn.words.length, 0);
	const quoted = lengthOf(shown.flatMap(quotesIn).join(' '));
	const words = Math.max(LEAST, Math.min(said * PART, ALL) - quoted);
	const chosen = mostWorth(choices, worthOf(reading, weights), told, words, ({ pieces }) => isOfUse(pieces));
	const stands = (sum: number) => [...told, ...chosen.flatMap(({ things }) => [...things])].includes(`n ${sum}`);
	const price = choices.filter(({ sentence }) => namesLastPrice(reading, sentence, stands)).slice(-1);
	const fresh = merged([...chosen, ...price].map(({ pieces }) => pieces));
	return fresh
		.map((pieces) => withoutEnds(pieces, shown))
		.filter(isOfUse)
		.map((pieces) => ({ pieces, first: firstOf(pieces, [...chosen, ...price]) }));
}

/** Whether the seller named a price in a sentence, and none later, that stands nowhere yet. */
function namesLastPrice({ facts }: Reading, { turn, amounts }: Sentence, stands: (sum: number) => boolean): boolean {
	const standing = facts.prices.filter(({ turnedDown }) => turnedDown !== true);
	const last = Math.max(0, ...standing.map(({ lines: [line = 0] }) => line));
	const sums = standing.filter(({ lines: [line = 0] }) => line === last).map(({ amount }) => amount);
	return (
		turn.number === last && !sums.some(stands) && amounts.some(({ value }) => value !== null && sums.includes(value))
	);
}

/** A talk, and the words of it that tell most. */
export interface Told {
	pieces: Passage;
	first: string;
}

/** In words: a turn of so many says more than its sentence. */
const BRIEF = 20;

/** The words of a talk that were chosen first: their turn, where it is brief. */
function firstOf(pieces: Passage, chosen: readonly Choice[]): string {
	for (const { sentence } of chosen) {
		const piece = pieces.find(({ turn, text }) => turn === sentence.turn && text.includes(sentence.text));
		if (piece !== undefined) return lengthOf(piece.text) <= BRIEF ? piece.text : sentence.text;
	}
	return '';
}

/** No question, no joke, no greeting, unless a trouble was read there, and no farewell. */
function isBusiness(reading: Reading, { turn, text }: Sentence): boolean {
	const { length } = reading.turns;
	const isEarly = turn.index < GREETING || (turn.index < length * LONG_GREETING && !pained(reading).has(turn.number));
	const isChat = text.endsWith('?') || isSmallTalk(reading, turn) || IN_JEST.pattern.test(text);
	return !isEarly && !isChat && turn.index < length * (1 - FAREWELL);
}

/** Turns in which a trouble was read, by their numbers. */
const pained = oncePer(({ facts }: Reading) => new Set(facts.pains.flatMap(({ lines }) => lines)));

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
	};
}
